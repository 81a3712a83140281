import { firstSideIn, isHeading, nameIn } from './headings'

it.each(['H x W', 'Size (H x W)', 'Height x Width', 'HxW (in)', 'Dimensions (H × W)', 'SIZE (H" x W")'])(
  'knows that sizes below %s start with the height',
  (heading) => {
    expect(firstSideIn(heading)).toBe('height')
    expect(nameIn(heading)?.field).toBe('size')
  },
)

it.each([
  'Tall x Wide',
  'High x Wide',
  'Size (high x wide)',
  'Hgt x Wid',
  'Size HW',
  'Size - height first',
  'Overall frame (H x W)',
  'Unit (H x W)',
])('knows the height as the first side in the other words of %s', (heading) => {
  expect(firstSideIn(heading)).toBe('height')
  expect(nameIn(heading)?.field).toBe('size')
})

it.each(['W x H', 'Size', 'Size (W x H)', 'Width by Height', 'WxH in', 'SIZE (W IN x H IN)'])(
  'knows that sizes below %s start with the width',
  (heading) => {
    expect(firstSideIn(heading)).not.toBe('height')
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

it.each([
  'Mark|Height|Width|Window Style|Head Detail|Jamb Detail|Glazing|U-Factor|SHGC|Finish',
  'Type Mark|Count|Family|Height|Width|Manufacturer|Head Height|Assembly|Phase Created|Glass|Fire Rating|Cost',
  'Mark|Size (H x W)|Glazing|U-Factor|SHGC|Finish',
  'Height|Width|Glazing|U-Factor|SHGC|Finish',
])('takes %s for headings, although most of them are unknown', (line) => {
  expect(isHeading(line.split('|'))).toBe(true)
})

it.each([
  'A|Kitchen|Frame|see plan|white|Low-E|none',
  'A|36|Size|Unit|white|Low-E|none',
  'Window|White|Low-E|Unit|none',
])('does not take the row %s for headings', (line) => {
  expect(isHeading(line.split('|'))).toBe(false)
})
