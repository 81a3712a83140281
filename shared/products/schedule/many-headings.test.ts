import { recognizeColumns } from './columns'
import { isRowOfWindow } from './headings'
import { readRows } from './read-rows'
import { tableLimits } from './table'

const read = (table: string[][]) => readRows(table, { columns: recognizeColumns(table), line: 'platinum' })

/** Headings of which the last one differs in every line. */
const headingsAt = (at: number) => {
  const named = ['Mark', 'Type', 'Width', 'Height', ...(at % 2 === 0 ? ['Qty'] : [])]
  if (at % 2 === 1) named.reverse()
  return [...named, `Note ${at}`]
}

it('recognizes the columns below very many lines of headings by their names', () => {
  const table = Array.from({ length: 80 }, (_, at) =>
    at % 2 === 0 ? [headingsAt(at), ['A', 'SH', '36', '60', '2']] : [headingsAt(at), ['60', '36', 'SH', 'B']],
  ).flat()
  const rows = read(table).flatMap((row) => (row.state === 'refused' ? [] : [row]))
  expect(rows).toHaveLength(80)
  expect(rows.filter(({ state }) => state === 'read')).toHaveLength(80)
  expect(rows.at(-2)).toMatchObject({ window: { mark: 'A', quantity: 2 }, remarks: [] })
  expect(rows.at(-1)).toMatchObject({ window: { mark: 'B', quantity: 1 }, remarks: ['quantity'] })
})

it('keeps the columns that a visitor has chosen below the same headings after others', () => {
  const one = ['Mark', 'Type', 'Width', 'Height', 'Foo']
  const other = ['Mark', 'Type', 'Height', 'Width', 'Qty']
  const row = ['A', 'SH', '36', '36', '2']
  const fields = ['mark', 'type', 'width', 'height', 'quantity'] as const
  const table = [one, row, other, row, one, row]
  const rows = readRows(table, { columns: { heading: 0, fields }, line: 'platinum' })
  const quantities = rows.flatMap((each) => (each.state === 'read' ? each.window.quantity : []))
  expect(quantities).toEqual([2, 2, 2])
})

it('looks for no window in a row of too many columns', () => {
  const sizes = Array.from({ length: tableLimits.columns }, () => '36 x 60')
  expect(isRowOfWindow(sizes)).toBe(true)
  expect(isRowOfWindow([...sizes, '36 x 60'])).toBe(false)
})
