import { findHeading } from './find-heading'

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

it.each([[['Mark', 'Size', '', 'Type', 'Qty']], [['Mark', 'Overall', '', 'Type', 'Qty']]])(
  'takes the sides below %j for the headings',
  (above) => {
    expect(findHeading([above, ['', 'Width', 'Height', '', ''], ['A', '36', '60', 'Casement', '1']])).toBe(1)
  },
)
