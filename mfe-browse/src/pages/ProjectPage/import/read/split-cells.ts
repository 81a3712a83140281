/** Index of the quote that ends the quoted text that starts at `start`; -1 if none does. Two quotes are one in the text. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}

const isLineBreak = (sign = '') => sign === '\n' || sign === '\r'

/** Whether what is between two quotes has the rest of one row and the start of another: both quotes are ditto marks. */
const isBetweenDittos = (inside: string, separator: string) =>
  inside.endsWith(separator) &&
  (inside.startsWith(separator) || isLineBreak(inside[0])) &&
  /[\r\n]/.test(inside)

type Cell = { text: string; end: number }

/** The quoted cell that starts at `start`. Undefined if the quote there is only a sign, as in `"XO" unit`. */
function quotedCell(text: string, start: number, separator: string): Cell | undefined {
  const close = closingQuote(text, start)
  if (close < 0) return undefined
  let end = close + 1
  while (text[end] === ' ') end += 1
  const isEnd = end === text.length || text[end] === separator || isLineBreak(text[end])
  if (!isEnd) return undefined
  const inside = text.slice(start + 1, close)
  // No cell of a spreadsheet has a tab in it.
  if (separator === '\t' && inside.includes('\t')) return undefined
  if (isBetweenDittos(inside, separator)) return undefined
  return { text: inside.replaceAll('""', '"'), end }
}

/**
 * Splits a text into rows of cells. A quote at the start of a cell encloses it only if the next single quote is right before
 * a separator, a line break or the end of the text. Any other quote is a sign of the text: of inches, or a ditto mark.
 * @param mostRows The rows after these are left out.
 */
export function splitCells(text: string, separator: string, mostRows: number): string[][] {
  const nextEnd = new RegExp(`[${separator}\\r\\n]|$`, 'g')
  const cellAt = (start: number): Cell => {
    const quoted = text[start] === '"' ? quotedCell(text, start, separator) : undefined
    if (quoted) return quoted
    nextEnd.lastIndex = start
    const end = nextEnd.exec(text)?.index ?? text.length
    return { text: text.slice(start, end), end }
  }
  const rows: string[][] = []
  let [row, start]: [string[], number] = [[], 0]
  while (rows.length < mostRows) {
    const cell = cellAt(start)
    row.push(cell.text)
    start = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1)
    if (text[cell.end] === separator) continue
    rows.push(row)
    row = []
    if (cell.end === text.length) break
  }
  return rows
}
