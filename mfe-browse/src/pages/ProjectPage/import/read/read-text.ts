import { isHeading } from '@virida/shared/products/schedule/columns'
import { tableLimits, type ScheduleTable } from '@virida/shared/products/schedule/table'
import { textOfCell } from '@virida/shared/site/files/csv'
import Papa from 'papaparse'
import { ScheduleFileError } from './error'

const separators = ['\t', ';', ',', '|']

/** The separator of the line with the headings. Empty if there is no such line; the library then guesses. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/, 20)
  const unquoted = (cell: string) => cell.replaceAll('"', '')
  return separators.find((mark) => lines.some((line) => isHeading(line.split(mark).map(unquoted)))) ?? ''
}

/** Reads CSV (RFC 4180) or TSV, as a spreadsheet exports or copies it. Throws `ScheduleFileError`. */
export function readScheduleText(text: string): ScheduleTable {
  if (text.length > tableLimits.file) throw new ScheduleFileError('TOO_LARGE')
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    preview: tableLimits.rows + 1,
  })
  if (data.length > tableLimits.rows + 1 || (data.length > tableLimits.rows && !isEmpty(data.at(-1) ?? []))) {
    throw new ScheduleFileError('TOO_MANY_ROWS')
  }
  if (data.every(isEmpty)) throw new ScheduleFileError('EMPTY')
  return data.map((row) => row.map(textOfCell))
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '')
