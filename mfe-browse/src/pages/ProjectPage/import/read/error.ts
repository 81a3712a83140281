import { tableLimits } from '@virida/shared/products/schedule/table'

export type ScheduleFileProblem =
  'EMPTY' | 'TOO_LARGE' | 'TOO_MANY_ROWS' | 'TOO_MANY_CELLS' | 'OLD_EXCEL' | 'NOT_A_TABLE' | 'UNREADABLE'

const reasons: Record<ScheduleFileProblem, string> = {
  EMPTY: 'it has no rows. Copy the rows of the schedule with their headings.',
  TOO_LARGE: `it is larger than ${tableLimits.file / 1_000_000} MB. Keep only the sheet with the schedule.`,
  TOO_MANY_ROWS: `it has more than ${tableLimits.rows.toLocaleString('en-US')} rows. Split it into several files.`,
  TOO_MANY_CELLS: `it has more than ${tableLimits.rows.toLocaleString('en-US')} rows of ${tableLimits.columns} columns. Keep only the columns of the schedule, or split it into several files.`,
  OLD_EXCEL: 'it is an old Excel file (XLS). Save it as XLSX or CSV.',
  NOT_A_TABLE: 'it is not a CSV, TSV or XLSX file. Export the schedule as one of these.',
  UNREADABLE:
    'its sheets are damaged or protected. Open it in a spreadsheet program and save it as XLSX or CSV.',
}

/** A file or a pasted text that is not a schedule. `code` says why. */
export class ScheduleFileError extends Error {
  override readonly name = 'ScheduleFileError'
  constructor(readonly code: ScheduleFileProblem) {
    super(`Cannot read the schedule: ${reasons[code]}`)
  }
}
