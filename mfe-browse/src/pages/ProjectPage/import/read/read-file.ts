import { tableLimits, type ScheduleSheet } from '@virida/shared/products/schedule/table'
import { ScheduleFileError } from './error'

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** Decodes UTF-16 with a byte order mark (Excel calls it "Unicode text"), UTF-8, or the encoding of older programs. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: older programs on Windows write this encoding.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads a CSV, TSV or XLSX file: its sheets with rows, the longest first. A text is one sheet without a name. The format is recognized by the content, not by the name. The code for each
 * format is loaded when it is needed. Rejects with `ScheduleFileError`, or with the error of loading.
 */
export async function readScheduleFile(file: Blob): Promise<readonly [ScheduleSheet, ...ScheduleSheet[]]> {
  if (file.size > tableLimits.file) throw new ScheduleFileError('TOO_LARGE')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, oldExcel)) throw new ScheduleFileError('OLD_EXCEL')
  if (startsWith(bytes, zip)) {
    const { readScheduleWorkbook } = await import(/* webpackChunkName: "read-workbook" */ './read-workbook')
    return readScheduleWorkbook(bytes)
  }
  const { readScheduleText } = await import(/* webpackChunkName: "read-schedule" */ './read-text')
  const text = decoded(bytes)
  if (text.includes('\0')) throw new ScheduleFileError('NOT_A_TABLE')
  return [{ name: '', table: readScheduleText(text) }]
}
