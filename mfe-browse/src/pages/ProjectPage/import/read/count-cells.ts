import { ScheduleFileError } from './error'

/** Characters of one tag. The tags of a sheet have a few hundred. */
const longestTag = 10_000

/** A cell or the number of a row, as spreadsheet programs write them: `XFD1048576`, `1048576`. */
const reference = /^([A-Z]{0,3})(\d{1,7})$/
/** A tag as spreadsheet programs write it, with the reference first. A large sheet has a million of them. */
const usualTag = /^[a-z]+ r="([A-Z0-9]+)"(?: (?!r=)[\w:]+="[^"]*")*\/?$/
const references = /(?:^|[^\w:.-])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Counted from 1. A row has the column 0. */
type Place = { row: number; column: number }

/**
 * Counts the rows and cells for which the library takes memory when it reads a file of a workbook. It keeps a place for
 * each cell up to the furthest one, so a single cell far away would end the tab.
 * @throws ScheduleFileError if the file is not XML, or has tags that the library reads only in quadratic time.
 */
export function countCells(file: Uint8Array): number {
  let [row, rows, filledRows, columns] = [0, 0, 0, 0]
  for (const tag of tagsOf(new TextDecoder('latin1').decode(file))) {
    const element = /^(?:[^\s/:]*:)?(row|c)(?=[\s/]|$)/.exec(tag)?.[1]
    if (!element) continue
    for (const place of placesIn(tag)) {
      row = element === 'row' ? place.row : Math.max(row, place.row)
      rows = Math.max(rows, row)
      // A cell without content is only formatted.
      if (element === 'row' || tag.endsWith('/')) continue
      filledRows = Math.max(filledRows, row)
      columns = Math.max(columns, place.column)
    }
  }
  return rows + filledRows * columns
}

/** The text of each opening tag without its brackets. */
function* tagsOf(xml: string): Generator<string> {
  for (let start = xml.indexOf('<'); start >= 0;) {
    const end = xml.indexOf('>', start)
    const next = xml.indexOf('<', start + 1)
    if (end < 0 || end - start > longestTag || (next >= 0 && next < end))
      throw new ScheduleFileError('UNREADABLE')
    if (xml[start + 1] !== '/') yield xml.slice(start + 1, end)
    start = next
  }
}

/** The place of each reference in a tag. */
function placesIn(tag: string): Place[] {
  const [, usual] = usualTag.exec(tag) ?? []
  if (usual !== undefined) return [placeOf(usual)]
  // An attribute with a bracket in it would hide what follows.
  if (/["']/.test(tag.replace(/"[^"]*"|'[^']*'/g, ''))) throw new ScheduleFileError('UNREADABLE')
  return [...tag.matchAll(references)].map(([, double, single]) => placeOf(double ?? single ?? ''))
}

function placeOf(text: string): Place {
  const [, letters, digits] = reference.exec(text) ?? []
  if (letters === undefined) throw new ScheduleFileError('UNREADABLE')
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(digits), column }
}
