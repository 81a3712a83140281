import { isHeading } from '@virida/shared/products/schedule/headings'
import { tableLimits, type ScheduleTable } from '@virida/shared/products/schedule/table'
import { textOfCell } from '@virida/shared/site/files/csv'
import Papa from 'papaparse'
import { ScheduleFileError } from './error'
import { splitCells } from './split-cells'
import { withoutEmptyEnd } from './without-empty-end'

const separators = ['\t', ';', ',', '|']

/** Characters at the start of a text from which its separator is known. */
const headLength = 20_000
/** Each cell but the first of a row has a separator before it. */
const mostSeparators = tableLimits.rows * tableLimits.columns

/** The separator of the line with the headings. If there is no such line, the library guesses from the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, headLength)
  const lines = head.replace(/^\uFEFF/, '').split(/\r?\n|\r/, 20)
  const unquoted = (cell: string) => cell.replaceAll('"', '')
  const ofHeading = separators.find((mark) => lines.some((line) => isHeading(line.split(mark).map(unquoted))))
  return ofHeading ?? Papa.parse(head, { preview: 1 }).meta.delimiter
}

/** Whether a text may have more cells than the largest table: the library takes memory for each. */
function hasTooManyCells(text: string, separator: string): boolean {
  let count = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    count += 1
    if (count > mostSeparators) return true
  }
  return false
}

/** Reads CSV (RFC 4180) or TSV, as a spreadsheet exports or copies it. Throws `ScheduleFileError`. */
export function readScheduleText(text: string): ScheduleTable {
  if (text.length > tableLimits.file) throw new ScheduleFileError('TOO_LARGE')
  const delimiter = separatorOf(text)
  if (hasTooManyCells(text, delimiter)) throw new ScheduleFileError('TOO_MANY_CELLS')
  const data = splitCells(text.replace(/^\uFEFF/, ''), delimiter, tableLimits.rows + 1)
  if (data.length > tableLimits.rows + 1 || (data.length > tableLimits.rows && !isEmpty(data.at(-1) ?? []))) {
    throw new ScheduleFileError('TOO_MANY_ROWS')
  }
  if (data.every(isEmpty)) throw new ScheduleFileError('EMPTY')
  return data.map((row) => withoutEmptyEnd(row).map(textOfCell))
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '')
