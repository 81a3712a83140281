import { firstSideBelow, isHeading, nameIn } from './headings'

it.each(['H x W', 'Size (H x W)', 'Height x Width', 'HxW (in)', 'Dimensions (H × W)', 'SIZE (H" x W")'])(
  'knows that sizes below %s start with the height',
  (heading) => {
    expect(firstSideBelow(heading)).toBe('height')
    expect(nameIn(heading)?.field).toBe('size')
  },
)

it.each(['W x H', 'Size', 'Size (W x H)', 'Width by Height', 'WxH in', 'SIZE (W IN x H IN)'])(
  'knows that sizes below %s start with the width',
  (heading) => {
    expect(firstSideBelow(heading)).toBe('width')
    expect(nameIn(heading)?.field).toBe('size')
  },
)

it('knows an opening whose heading names the order of its sides', () => {
  expect(nameIn('Rough Opening (H x W)')?.field).toBe('opening_size')
  expect(nameIn('Glass (H x W)')).toBeUndefined()
})

it.each([
  [['Mark', 'Width', 'Height', 'Head height', 'Glass']],
  [['No', 'Width', 'Height']],
  [['Room', 'NO.', 'Glass', 'Frame']],
])('takes %j for headings', (row) => {
  expect(isHeading(row)).toBe(true)
})

it.each([
  [['A', 'Kitchen', 'Vinyl casement', '30 x 60', 'No', 'No', 'No', 'No']],
  [['A', 'Bedroom', 'Vinyl casement', 'white', 'No', 'No']],
  [['Window', 'W', 'Bedroom', '914', '1524', '1']],
  [['Window', 'W', 'Bedroom', '3050']],
  [['Window', 'W', 'Bedroom', 'MSD1-252x96']],
])('does not take %j for headings', (row) => {
  expect(isHeading(row)).toBe(false)
})
