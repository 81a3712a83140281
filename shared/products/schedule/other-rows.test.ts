import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** Reads lines whose cells are separated by bars, below `Mark`, `Type`, `Size`, `Qty` and `Notes`. */
function readLines(...lines: string[]) {
  const table = ['Mark|Type|Size|Qty|Notes', ...lines].map((line) => line.split('|'))
  return readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
}

it.each([
  ...[
    'Total|SH|36x60|5',
    'Grand Total||36x60|5',
    'TOTALS:|SH|3050|5',
    'Sum|SH|36x60|5',
    'Sub-total|SH|3050|5',
  ],
  ...[
    '|SH Total|36x60|5',
    '|SH|36x60 Total|2',
    '|TOTAL SH 3050||5',
    '|SH subtotal||3',
    '|2 SH windows total||2',
  ],
])('does not add the total %s', (line) => {
  const [first, last] = readLines('A|SH|36x60|5', line)
  expect(first).toMatchObject({ state: 'read', window: { quantity: 5 } })
  expect(last).toMatchObject({ state: 'refused', reason: 'total' })
})

it.each(['A|SH|36x60|2|Total of 3 lites', 'A|SH|36x60|2|See total', 'A|SH, 2 total|36x60|2', 'T|SH|36x60|2'])(
  'adds the window %s although it may name a total',
  (line) => {
    expect(readLines(line)).toMatchObject([{ state: 'read', window: { quantity: 2 } }])
  },
)

it.each([
  ...['Note|SH windows at 36x60 are egress||', 'NOTES:|1|SH: see 36x60|', 'Note 1|SH 36x60 typical||'],
  ...['Notes: SH|36x60||'],
])('does not add the note %s', (line) => {
  expect(readLines('A|SH|36x60|2', line)[1]).toMatchObject({ state: 'refused', reason: 'note' })
})

it.each(['A|SH|36x60|2|Note 1', 'N-1|SH|36x60|2|', 'See note 3|SH|36x60|2|'])(
  'adds the window %s although it refers to a note',
  (line) => {
    expect(readLines(line)).toMatchObject([{ state: 'read', window: { quantity: 2 } }])
  },
)

it('adds the rows of a file of the site that are named like totals and notes', () => {
  const headings = ['Mark', 'Room', 'Design code', 'Quantity']
  const table = [headings, ['Total', 'Note 1', 'PSH1-36x60', '2']]
  const rows = readRows(table, { columns: recognizeColumns(table) })
  expect(rows).toMatchObject([{ state: 'read', window: { mark: 'Total', room: 'Note 1', quantity: 2 } }])
})

it('does not take a note in a column of notes before the others for the whole row', () => {
  const table = ['Notes|Mark|Type|Size|Qty', 'Note 2|A|SH|36x60|2'].map((line) => line.split('|'))
  const rows = readRows(table, { columns: recognizeColumns(table), line: 'platinum' })
  expect(rows).toMatchObject([{ state: 'read', window: { quantity: 2, notes: 'Note 2' } }])
})
