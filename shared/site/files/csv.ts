/**
 * A spreadsheet runs a cell that starts with one of these signs as a formula, unless an apostrophe precedes it. Some
 * read the full-width signs of Asian keyboards the same way. Texts with apostrophes before such a sign get one more, so
 * that `textOfCell` gives every text back.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

function field(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that `toCsv` wrote. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/**
 * Writes a header row and data rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula is escaped.
 */
export const toCsv = (heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heading, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n'
