import { findHeading, firstSideBelow, isHeading, nameIn } from './headings'

it.each(['H x W', 'Size (H x W)', 'Height x Width', 'HxW (in)', 'Dimensions (H × W)', 'SIZE (H" x W")'])(
  'knows that sizes below %s start with the height',
  (heading) => {
    expect(firstSideBelow(heading)).toBe('height')
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
  expect(firstSideBelow(heading)).toBe('height')
  expect(nameIn(heading)?.field).toBe('size')
})

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

const headings = ['Mark', 'Type', 'Height', 'Width', 'Qty']

it.each([
  'Item|Description',
  'Level|Unit',
  'Ref|Location',
  'Ref:|Q-1024|Location:|Berkeley',
  'Product line:|Acme|Series:|Ultra',
  'Room|Unit|Notes|Style|Sleeping|Level',
])('finds the headings below the line %s', (line) => {
  expect(findHeading([line.split('|'), headings, ['A', 'Casement', '60', '36', '1']])).toBe(1)
})

it('looks for no better headings below the first window', () => {
  const table = [['Mark', 'Size'], ['A', '36 x 60'], headings]
  expect(findHeading(table)).toBe(0)
})
