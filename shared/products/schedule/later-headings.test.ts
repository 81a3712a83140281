import { toInches } from '../catalogue/dimension'
import { readDesign } from '../design/code/read-design'
import { DesignCodeError } from '../design/code/error'
import { recognizeColumns } from './columns'
import { readRows } from './read-rows'

/** The last of some lines whose cells are separated by bars, and its frame in inches. */
function lastOf(...lines: string[]) {
  const table = lines.map((line) => line.split('|'))
  const row = readRows(table, { columns: recognizeColumns(table), line: 'platinum' }).at(-1)
  const design = row?.state === 'read' ? readDesign(row.window.design) : undefined
  const isRead = design !== undefined && !(design instanceof DesignCodeError)
  return { row, frame: isRead ? [toInches(design.width), toInches(design.height)] : undefined }
}

const windows = ['Mark|Width|Height|Type|Qty', 'A|36|60|SH|2']

it.each([
  ['Door|Height|Width|Material|Hardware', 'D1|80|36|French door|1', [36, 80]],
  ['Door|Height|Width|Leaf', 'D1|80|72|SGD', [72, 80]],
  ['Door No|Width (cm)|Height (cm)|Leaf', 'D1|182.88|203.2|SGD', [72, 80]],
  ['Height|Width|Leaf|Finish', '80|72|SGD|White', [72, 80]],
])('reads the rows below later headings that name little more than the sides: %s', (headings, line, size) => {
  const { row, frame } = lastOf(...windows, headings, line)
  expect(frame).toEqual(size)
  expect(row).toMatchObject({ window: { quantity: 1 } })
})

it.each([
  ['Door|Type|Qty|Leaf H|Leaf W', 'D1|SGD|5|80|72'],
  ['Mark|Height|Type|Qty|Finish', 'D1|60|SH|2|White'],
])('reads no size below later headings that do not name it whole: %s', (headings, line) => {
  expect(lastOf(...windows, headings, line).row).toMatchObject({ state: 'open', reason: 'no_size' })
})

it.each(['Level|Unit', 'Ref:|Q-1024|Location:|Berkeley', 'Mark|Width|Height|Type|Qty'])(
  'reads the rows below the later line %s as those above it',
  (line) => {
    const { row, frame } = lastOf(...windows, line, 'B|36|48|SH|3')
    expect(frame).toEqual([36, 48])
    expect(row).toMatchObject({ window: { mark: 'B', quantity: 3 }, remarks: [] })
  },
)

/** The marks and quantities of rows below the headings `Mark`, `Size`, `Type` and `Foo`, which a visitor has chosen for the quantity. */
function readChosen(...lines: string[]) {
  const table = ['Mark|Size|Type|Foo', 'A|36x60|SH|2', ...lines].map((line) => line.split('|'))
  const columns = { heading: 0, fields: ['mark', 'size', 'type', 'quantity'] as const }
  const rows = readRows(table, { columns, line: 'platinum' })
  return rows.flatMap((row) => (row.state === 'read' ? `${row.window.mark} ${row.window.quantity}` : []))
}

it.each([
  [
    ['Mark|Size|Type|Foo|', 'B|36x60|SH|3|', 'Mark|Size|Type|Foo', 'C|36x60|SH|4'],
    ['A 2', 'B 3', 'C 4'],
  ],
  [
    ['Foo|Mark|Type|Size', '3|B|SH|36x60'],
    ['A 2', 'B 3'],
  ],
  [
    ['Mark|Size|Type|Room|FOO', 'B|36x60|SH|Den|3'],
    ['A 2', 'B 3'],
  ],
  [
    ['Mark|Size|Type|Foo|Qty', 'B|36x60|SH|3|9'],
    ['A 2', 'B 3'],
  ],
])('keeps the column that a visitor has chosen below the later headings %j', (lines, expected) => {
  expect(readChosen(...lines)).toEqual(expected)
})

it('does not take the column of another later heading for the one that a visitor has chosen', () => {
  expect(readChosen('Mark|Size|Type|Lites', 'B|36x60|SH|6')).toEqual(['A 2', 'B 1'])
})

it('reads the exact sizes below later headings that have them in other columns', () => {
  const { row, frame } = lastOf(
    ...['Mark|Type|Nominal W|Nominal H|Actual W|Actual H', 'A|SH|36|60|35.5|59.5'],
    ...['Mark|Type|Actual W|Actual H|Nominal W|Nominal H', 'B|SH|35.5|59.5|36|60'],
  )
  expect(frame).toEqual([35.5, 59.5])
  expect(row).toMatchObject({ window: { mark: 'B' }, remarks: [] })
})
