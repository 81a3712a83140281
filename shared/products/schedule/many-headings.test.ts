import { timeOf } from '../../platform/testing/time-of'
import { recognizeColumns } from './columns'
import { headingNames } from './fields'
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

it('reads four times as many different lines of headings in about four times the time', async () => {
  const { mark, type, size } = headingNames
  const lines = size.flatMap((one) => mark.flatMap((other) => type.map((third) => [one, other, third])))
  // Headings that say the same as those in the line above are not read again.
  const table = lines.map((line, at) => (at % 2 === 0 ? line : line.toReversed())).slice(0, 20_000)
  expect(new Set(table.map(String)).size).toBe(20_000)
  expect(read(table).every((row) => row.state === 'refused' && row.reason === 'heading')).toBe(true)

  const quarter = await timeOf(() => read(table.slice(0, 5000)), 0)
  // Sixteen times as long in quadratic time.
  const most = 8 * quarter
  expect(await timeOf(() => read(table), most)).toBeLessThan(most)
})
