import { tableLimits, type ScheduleSheet } from '@virida/shared/products/schedule/table'
import { unzipSync, zipSync } from 'fflate'
import readWorkbook, { type Sheet } from 'read-excel-file/universal'
import { countCells } from './count-cells'
import { ScheduleFileError } from './error'
import { withoutEmptyEnd } from './without-empty-end'

/** Limits of an unpacked workbook: its bytes and its files. A few compressed kilobytes can expand to gigabytes. */
const mostUnpacked = 40_000_000
const mostEntries = 500
/** Rows and cells of all sheets together. A sheet whose last row is only formatted has a million rows. */
const mostCells = 3_000_000
/** Opening and closing tags of all files together. A sheet has about six for each cell with a text. */
const mostTags = 6_000_000
const tagStart = 0x3c

function hasTooManyTags(files: readonly Uint8Array[]): boolean {
  let count = 0
  for (const file of files)
    for (let at = file.indexOf(tagStart); at >= 0; at = file.indexOf(tagStart, at + 1))
      if (++count > mostTags) return true
  return false
}

/**
 * Unpacks a workbook within the limits and packs it again without compression, so that the library that reads
 * it cannot unpack more. An entry that is larger than its stated size is cut off there, so its content is
 * damaged.
 */
function unpackedWorkbook(bytes: Uint8Array): Uint8Array {
  let [size, entries] = [0, 0]
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isNeeded = /\.(?:xml|rels)$/.test(name)
      if (isNeeded) [size, entries] = [size + originalSize, entries + 1]
      if (size > mostUnpacked || entries > mostEntries) throw new ScheduleFileError('TOO_LARGE')
      return isNeeded
    },
  })
  if (hasTooManyTags(Object.values(files))) throw new ScheduleFileError('TOO_LARGE')
  const cells = Object.values(files).reduce((sum, file) => sum + countCells(file), 0)
  if (cells > mostCells) throw new ScheduleFileError('TOO_LARGE')
  return zipSync(files, { level: 0 })
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}

const sheetOf = ({ sheet, data }: Sheet): ScheduleSheet => ({
  name: sheet,
  table: data.map((row) => withoutEmptyEnd(row.map(textOf))),
})

/** Reads the sheets of an XLSX file that have rows, the longest first. Rejects with `ScheduleFileError`. */
export async function readScheduleWorkbook(
  bytes: Uint8Array,
): Promise<readonly [ScheduleSheet, ...ScheduleSheet[]]> {
  if (bytes.length > tableLimits.file) throw new ScheduleFileError('TOO_LARGE')
  try {
    const packed = unpackedWorkbook(bytes)
    const sheets = await readWorkbook(packed.buffer as ArrayBuffer)
    const [longest, ...others] = sheets
      .filter(({ data }) => data.length > 0)
      .sort((a, b) => b.data.length - a.data.length)
    if (!longest) throw new ScheduleFileError('EMPTY')
    if (longest.data.length > tableLimits.rows) throw new ScheduleFileError('TOO_MANY_ROWS')
    return [sheetOf(longest), ...others.map(sheetOf)]
  } catch (error) {
    // The libraries throw many kinds of errors for damaged files; all of them mean the same to the visitor.
    throw error instanceof ScheduleFileError ? error : new ScheduleFileError('UNREADABLE')
  }
}
