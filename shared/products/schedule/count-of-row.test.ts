import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** The row of these cells in the columns `Mark`, `Type`, `Size`, `Qty`, `Room` and `Egress`. */
function rowOf(...cells: string[]) {
  const table = [['Mark', 'Type', 'Size', 'Qty', 'Room', 'Egress'], cells]
  return readRows(table, { columns: recognizeColumns(table) })[0]
}

const type = 'Vinyl casement'

it.each([
  [type, '(2) 3050', 2],
  [type, '2 @ 36x60', 2],
  [type, '2 ea 36x60', 2],
  [type, '2 ea. 36x60', 2],
  [type, '36x60, 3 ea', 3],
  [`(2) ${type} 3050`, '', 2],
  [`${type} 3050, qty 3`, '', 3],
  [`Qty: 3 ${type}`, '3050', 3],
])('takes the quantity from the type %j and the size %j', (named, size, quantity) => {
  expect(rowOf('A', named, size, '')).toMatchObject({
    state: 'read',
    window: { quantity },
    remarks: ['count'],
  })
})

it.each([
  [type, '36 x 60 (3)', ''],
  [type, '3050-3', ''],
  [type, '3050 / 3', ''],
  [type, '3050 3 ea', ''],
  [type, 'twin 3050', ''],
  [`Twin ${type}`, '3050', '2'],
  [type, 'pair of 3050', ''],
  [type, '(2) 3050 (3)', ''],
  [type, '(0) 3050', ''],
  [type, '(2) 3050', '4'],
  [type, '36x60 (2)', '3'],
  [type, '3050-2', '3'],
  [type, 'twin 3050 (2)', '2'],
  [`${type} (3)`, '3050 (2)', '2'],
  [`${type} 3050-2`, '', ''],
  [`3050 ${type} x2`, '', ''],
  [`${type} (x2)`, '3050', ''],
  [`Two 3050 ${type}`, '', ''],
  ['Two casements, vinyl', '3050', ''],
  ['2 casement windows, vinyl', '36 x 60', ''],
  [`Two 3050 ${type}`, '', '3'],
  [`(2) ${type}`, '(3) 3050', ''],
])('leaves the type %j and the size %j with the quantity %j open', (named, size, quantity) => {
  expect(rowOf('A', named, size, quantity)).toMatchObject({ state: 'open', reason: 'count' })
})

it.each([
  [type, '(2) 3050', '2', 2],
  [type, '36 x 60 ea', '', 1],
  [type, '3050 (1)', '1', 1],
  [type, '36x60 (2)', '2', 2],
  [type, '3050-2', '2', 2],
  [type, '3050 2 ea', '2', 2],
  [`${type} (2)`, '3050', '2', 2],
  [`${type} 8000-1`, '3050', '2', 2],
  [`3050 ${type} x2`, '', '2', 2],
  [`Two 3050 ${type}`, '', '2', 2],
  ['2 casement windows, vinyl', '36 x 60', '2', 2],
  ['Two panel vinyl multi slide', '144 x 96', '', 1],
  [`1 casement window, vinyl`, '36 x 60', '', 1],
  [type, '36 x 60 (clear)', '5', 5],
  ['Vinyl multi slide (3) panel', '144 x 96', '', 1],
  ['(3) panel vinyl multi slide', '144 x 96', '', 1],
])('takes no other number of the type %j and the size %j for a count', (named, size, written, quantity) => {
  expect(rowOf('A', named, size, written)).toMatchObject({ state: 'read', window: { quantity }, remarks: [] })
})

it.each([
  ...['W1, W2, W3', 'B-D', 'W1-W3', 'A & B', 'A and B', '1 thru 4'],
  ...['A (3)', 'A x2', '2 x C', 'W1/W2', 'A/B', 'W1 W2 W3', '101/102', '101A-101C'],
])('says that the mark %s names several windows if there is no quantity', (mark) => {
  expect(rowOf(mark, type, '3050', '')).toMatchObject({ window: { mark }, remarks: ['marks'] })
  expect(rowOf(mark, type, '3050', '3')).toMatchObject({ window: { quantity: 3 }, remarks: [] })
})

it.each(['W1', 'A-1', '1-A', 'W1-3', 'AB', '', 'W-12a', 'W 1', 'TW 3050', '3/A5', 'A (fixed)'])(
  'takes the mark %j for one',
  (mark) => {
    expect(rowOf(mark, type, '3050', '')).toMatchObject({ remarks: [] })
  },
)

it.each(['"', '”', "''", 'ditto'])('leaves the mark %s for the text of the row above out', (ditto) => {
  const row = rowOf('A', type, '3050', '3', ditto, ditto)
  expect(row).toMatchObject({ window: { room: '', notes: '' }, remarks: ['ditto'] })
  expect(rowOf('B', ditto, '3050', '3')).toMatchObject({
    state: 'open',
    reason: 'no_type',
    remarks: ['ditto'],
  })
  expect(rowOf('C', type, ditto, '3')).toMatchObject({ state: 'open', reason: 'no_size' })
  expect(rowOf('D', type, '3050', ditto)).toMatchObject({
    state: 'open',
    reason: 'count',
    remarks: ['ditto'],
  })
})

it('names a ditto mark for an opening, but not a sign of inches in a type', () => {
  const headings = ['Mark', 'Type', 'Size', 'RO Size']
  const table = [headings, ['A', type, '3050', '"'], ['B', `${type} 36 " x 60 "`, '3050', '']]
  expect(readRows(table, { columns: recognizeColumns(table) })).toMatchObject([
    { state: 'read', remarks: ['ditto'] },
    { state: 'read', remarks: [] },
  ])
})

it('does not choose a series by half of its type', () => {
  const table = [
    ['Mark', 'Series', 'Style', 'Size'],
    ['A', '"', 'Vinyl casement', '3050'],
  ]
  const [row] = readRows(table, { columns: recognizeColumns(table) })
  expect(row).toMatchObject({ state: 'open', reason: 'no_type', remarks: ['ditto'] })
})

/** The row that a text in one column is read as, or a line of cells without headings. */
const rowOfText = (...cells: string[]) =>
  readRows([cells], { columns: recognizeColumns([cells]), line: 'platinum' })[0]

it.each([
  ...['2 - 3050 SH', '2 3050 SH', '36x60 SH - 2', '36x60 SH 2 units', '3050 SH @ 2', '3050 single hung 2'],
  ...[
    '36x60 SH, 2',
    'B  3  3050  SH',
    'Kitchen: 2 3050 SH',
    'Den: three 3050 SH',
    '12 3050 SH',
    '3050 SH pair',
  ],
])('leaves the line %j open, which may name another number of windows', (text) => {
  expect(rowOfText(text)).toMatchObject({ state: 'open', reason: 'count', remarks: [] })
})

it.each([
  '36x60 SH bedroom 2',
  'Bedroom 2 3050 SH',
  '2 of 36x60 SH',
  '36x60 SH, count 2',
  '3050 SH white 2 windows',
])('remarks that the line %j may name another number of windows', (text) => {
  expect(rowOfText(text)).toMatchObject({ state: 'read', remarks: ['count_unclear'] })
})

it.each([
  ...[
    '1 3050 SH',
    '36 1/2 x 60 SH, RO 37 1/2 x 61',
    '3050 SH 2-lite',
    '3050 SH 3 panel',
    '36x60 SH 1/4" glass',
  ],
  ...[
    '36x60 SH U-0.28',
    '36x60 SH with 2x6 jamb',
    '36x60 SH Low-E2',
    '36x60 SH 2nd floor',
    '36x60 SH 80% shade',
  ],
  ...['1) 3050 SH', '2) 3050 SH', '3. 3050 SH', '36x60 SH 24" sill', '36x60 SH #2', '36x60 SH 6 mm'],
])('takes no number of the line %j for a count', (text) => {
  expect(rowOfText(text)).toMatchObject({ state: 'read', window: { quantity: 1 }, remarks: [] })
})

it.each([
  ...['2 3050', '3050 2', '3050 (2 req)', '3050 2X', '3050 pair', '3050 pr'].map((size) => ['SH', size]),
  ...['SH-2', '2-SH', 'Double SH', 'SH 2'].map((style) => [style, '3050']),
])('leaves the style %j and the size %j open without a quantity', (style = '', size = '') => {
  const table = [
    ['Mark', 'Type', 'Size', 'Qty'],
    ['A', style, size, ''],
    ['B', style, size, '2'],
  ]
  const [row, withQuantity] = readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
  expect(row).toMatchObject({ state: 'open', reason: 'count' })
  expect(withQuantity).toMatchObject({ state: 'read', window: { quantity: 2 } })
})

it.each([
  ['SH', '3050 (3)', 'no_series'],
  ['Mystery', '36x60 (2)', 'no_type'],
  ['Mystery', 'TWIN 3050', 'no_type'],
  ['2 SH', '36x60', 'which_series'],
])('remarks on another number of windows in the open row of the type %j and the size %j', (named, size) => {
  const row = rowOf('A', named, size, '')
  expect(row).toMatchObject({ state: 'open', remarks: ['count_unclear'] })
  expect(row).not.toMatchObject({ reason: 'count' })
})

it('remarks on a quantity in the notes if there is no other one', () => {
  const table = ['Mark|Type|Size|Qty|Notes', `A|${type}|3050||Qty 3`, `B|${type}|3050|3|Qty 3`]
  const cells = table.map((line) => line.split('|'))
  expect(readRows(cells, { columns: recognizeColumns(cells) })).toMatchObject([
    { window: { quantity: 1 }, remarks: ['count_unclear'] },
    { window: { quantity: 3 }, remarks: [] },
  ])
})
