/** A spreadsheet runs what begins like this as a formula; with an apostrophe before it, it stays a text. */
const formula = /^[=+\-@\t\r]/

function field(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as comma-separated values with a heading (RFC 4180). Texts that a spreadsheet would run are disarmed. */
export const toCsv = (heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heading, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n'
