/** The cells of a schedule as texts, as a file or a spreadsheet has them. */
export type ScheduleTable = readonly (readonly string[])[]

/** A sheet of a workbook, or the table of a text, which has no name. */
export type ScheduleSheet = { name: string; table: ScheduleTable }

/** Limits of a file. A row with a longer cell, or with more columns, is refused. */
export const tableLimits = {
  /** Bytes, or characters of a pasted text. */
  file: 5_000_000,
  rows: 5000,
  columns: 60,
  cell: 2000,
} as const
