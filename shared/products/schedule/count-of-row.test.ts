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

it.each(['W1, W2, W3', 'B-D', 'W1-W3', 'A & B', 'A and B', '1 thru 4'])(
  'says that the mark %s names several windows if there is no quantity',
  (mark) => {
    expect(rowOf(mark, type, '3050', '')).toMatchObject({ window: { mark }, remarks: ['marks'] })
    expect(rowOf(mark, type, '3050', '3')).toMatchObject({ window: { quantity: 3 }, remarks: [] })
  },
)

it.each(['W1', 'A-1', '1-A', 'W1-3', 'AB', '', 'W-12a'])('takes the mark %j for one', (mark) => {
  expect(rowOf(mark, type, '3050', '')).toMatchObject({ remarks: [] })
})

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
