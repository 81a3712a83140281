const total = /^\W*(?:(?:sub|grand)[ -]?)?(?:totals?|sum)\b/i
/** `SH windows total`, but not `SH 3050, 3 total`, which is the quantity of a row. */
const endsWithTotal = /(?<!(?:^|[,;(]) ?\d{1,3} ?)\b(?:sub)?totals?\W*$/i

/** Whether a cell says that its row adds up other rows: `Subtotal`, `Total SH`, `36x60 Total` or `Sum`. */
export const saysTotal = (cell: string): boolean => total.test(cell) || endsWithTotal.test(cell.slice(-100))

const note = /^\W*notes?(?:\W*$|\W*\d|\.? ?[:-])/i

/** Whether a row is a note, by the start of its first text: `Notes:` or `Note 1`. */
export const isNote = (cells: readonly string[]): boolean =>
  note.test(cells.find((cell) => cell.trim() !== '') ?? '')
