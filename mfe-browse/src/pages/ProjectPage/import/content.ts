import { plural } from '@virida/shared/products/project/count-words'
import { projectLimits } from '@virida/shared/products/project/project'
import type { ScheduleField } from '@virida/shared/products/schedule/fields'
import type {
  ImportRow,
  OpenReason,
  RefusalReason,
  RowRemark,
} from '@virida/shared/products/schedule/import-row'
import { tableLimits } from '@virida/shared/products/schedule/table'
import { listed } from '@virida/shared/site/listed'
import { actionsContent, addRowsContent, closeWord } from '../content'

export const importContent = {
  title: 'Import a schedule',
  text: 'Paste the rows of a window schedule, or choose a file from Excel, Numbers or a takeoff tool. You see how each row is read before your list changes. The schedule stays on this device.',
  paste: 'Rows of the schedule',
  pasteHint: 'Copy the rows in the spreadsheet with their headings, and paste them here.',
  file: 'Choose a file',
  fileHint: `CSV, TSV or XLSX, or a job file that this page saved, up to ${tableLimits.file / 1_000_000} MB. You can also drop it anywhere on this form.`,
  jobTooLong: (rows: number, room: number) =>
    `Cannot add the job: it has ${plural(rows, 'row', 'rows')}, and your list has room for ${room.toLocaleString('en-US')}. Empty your list first, or open the job under “${actionsContent.files}”.`,
  read: 'Read the rows',
  reading: 'Reading',
  cancel: 'Cancel',
  close: closeWord,
  back: 'Choose another schedule',
  failed: 'We couldn’t load what reads a schedule. Check your connection and try again.',
  sheet: 'Sheet',
  sheetHint: (sheets: number) => `The file has ${sheets} sheets. Import each one by itself.`,
  sheetOption: (name: string, rows: number, isImported: boolean) =>
    `${name} (${plural(rows, 'row', 'rows')}${isImported ? ', imported' : ''})`,
  otherSheets: (names: readonly string[]) =>
    `Not imported yet: ${names.length === 1 ? 'the sheet' : 'the sheets'} ${listed(names)} of this file.`,
  again: 'This sheet is imported already. If you add it again, your list has its rows twice.',
  line: 'Line of windows',
  lineHint: 'For rows that name a style without a line or series.',
  noLine: 'Complete these rows later',
  columnsTitle: 'What the columns say',
  columnsHint: 'We recognized the columns by their names and contents. Change what is wrong.',
  column: (at: number, heading: string) => (heading ? `${at + 1}. ${heading}` : `Column ${at + 1}`),
  unused: 'Not used',
  rowsTitle: 'How the rows are read',
  caption: 'Rows of the schedule',
  columns: { line: 'Row', listed: 'As listed', read: 'Read as', state: 'Result' },
  counts: ({ all, read, open, refused }: Record<'all' | ImportRow['state'], number>) =>
    `${plural(all, 'row', 'rows')}: ${read} read, ${open} to complete, ${refused} not added.`,
  /** Why the number of rows is not that of the spreadsheet. */
  notCounted: 'The line of the headings and empty lines are not counted.',
  filter: 'Rows to look at',
  filters: {
    all: (rows: number) => `All (${rows})`,
    read: (rows: number) => `Read (${rows})`,
    open: (rows: number) => `To complete (${rows})`,
    refused: (rows: number) => `Not added (${rows})`,
  },
  added: (rows: number, open: number, sheet?: string) =>
    `${addRowsContent.added(rows, sheet)}${open > 0 ? ` ${open} to complete.` : ''}`,
  nothing: 'No row can be added yet. Check what the columns say.',
  states: { read: 'Read', open: 'To complete', refused: 'Not added' },
  sleeping: 'sleeping room',
  grade: 'grade floor',
  sill: (length: string) => `sill ${length}`,
  opening: (size: string) => `opening ${size}`,
  noSeries: 'series to choose',
}

export const fieldLabels: Record<ScheduleField, string> = {
  mark: 'Mark',
  room: 'Room',
  quantity: 'Quantity',
  type: 'Series, style or layout',
  size: 'Size (width × height)',
  width: 'Width',
  height: 'Height',
  opening_size: 'Opening size',
  opening_width: 'Opening width',
  opening_height: 'Opening height',
  sleeping: 'Sleeping room',
  grade: 'Grade floor',
  sill: 'Sill height',
  notes: 'Notes',
  design: 'Design code',
  asked: 'As listed',
}

export const refusalTexts: Record<RefusalReason, string> = {
  above_heading: 'It is above the headings.',
  heading: 'It repeats the headings.',
  units: 'It has the units of the columns.',
  total: 'It is a total.',
  note: 'It is a note.',
  nothing: 'It has no size and no type that we can read.',
  quantity: `The quantity is not a number from 1 to ${projectLimits.quantity}.`,
  too_long: `A cell has more than ${tableLimits.cell.toLocaleString('en-US')} characters.`,
  no_room: `Your list has no room for it: a project holds ${projectLimits.windows.toLocaleString('en-US')} rows.`,
  columns: `It has more than ${tableLimits.columns} columns.`,
}

export const openTexts: Record<OpenReason, string> = {
  no_type: 'It names no type that we know. Choose a series in your list.',
  no_series: 'We make no such window in this line. Choose a series in your list.',
  which_series: 'Several series fit. Choose a line above, or a series in your list.',
  no_size: 'Its size cannot be read. Choose a series in your list, then the size.',
  count:
    'Its size or type may name another number of windows. Choose a series in your list, then check the quantity.',
  ambiguous_size: 'Its size can be read in two ways. Choose a series in your list, then the size.',
}

export const remarkTexts: Record<RowRemark, string> = {
  rounded: 'Size rounded to 1/16 in.',
  layout: 'Its layout is not one of this series, so it has the usual one.',
  size_of_columns: 'The size is that of the columns, not of the design code.',
  shortened: 'A text was too long and is shortened.',
  sill: 'The sill height cannot be read. It is in the notes.',
  opening: 'The size of the opening cannot be read. It is in the notes.',
  frame_of_opening:
    'The schedule lists only the opening, so the frame has the same size. Choose its frame type under “Measure” in your list, which makes the frame smaller by the usual clearance.',
  quantity:
    'We cannot tell which column has the quantity, so it is 1. Choose that column under “What the columns say”.',
  unreadable_design: 'Its design code cannot be read. It is kept.',
  by_room: 'The name of the room says that people sleep in it.',
  room_above: 'It names no room. The room of a row above may also be its room: enter it in your list.',
  sleeping: 'Whether people sleep in the room cannot be read. The text is in the notes.',
  count: 'The quantity is the number beside its size or type.',
  count_unclear:
    'Its size, type or notes may name another number of windows. Check the quantity in your list.',
  marks: 'Its mark names several windows. Check the quantity in your list.',
  ditto: 'A mark for the text of the row above is left out. Fill in the text in your list.',
  grade: 'Whether the floor is at grade cannot be read. The text is in the notes.',
}
