import { tableLimits } from '@virida/shared/products/schedule/table'

/** A row without the empty cells at its end that a spreadsheet copies beside a table, if there are too many cells. */
export function withoutEmptyEnd(row: readonly string[]): readonly string[] {
  if (row.length <= tableLimits.columns) return row
  const last = row.findLastIndex((cell) => cell.trim() !== '')
  return row.slice(0, Math.max(last + 1, tableLimits.columns))
}
