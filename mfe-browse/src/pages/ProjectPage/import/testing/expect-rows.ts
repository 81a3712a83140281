import { recognizeColumns } from '@virida/shared/products/schedule/columns'
import { readRows } from '@virida/shared/products/schedule/read-rows'
import type { ScheduleTable } from '@virida/shared/products/schedule/table'
import { ScheduleFileError } from '../read/error'

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** Every row that is not empty must be in the result, except the headings. */
export function expectAllRows(table: ScheduleTable) {
  const columns = recognizeColumns(table)
  const filled = table.flatMap((cells, at) => (isFilled(cells) && at !== columns.heading ? [at + 1] : []))
  expect(readRows(table, { columns }).map(({ line }) => line)).toEqual(filled)
}

/** A file is either refused with its reason, or all its rows have a result. */
export async function expectReadOrRefused(read: () => ScheduleTable | Promise<ScheduleTable>) {
  try {
    expectAllRows(await read())
  } catch (error) {
    if (!(error instanceof ScheduleFileError)) throw error
  }
}
