import { styleIn } from '../catalogue/trade-names'
import { checkOpening, type CheckedOpening } from './check-opening'
import { egressWindowOf, isEgressSeries } from './formulas'
import { readFrameSide } from './frame-limits'

/** What is wrong with a row: too few fields, or a field that cannot be read. */
export type RowProblem = 'FIELDS' | 'SERIES' | 'STYLE' | 'WIDTH' | 'HEIGHT'

/** One opening of a house, as it was written and as it was read. `line` counts from 1. */
export type ScheduleRow = { line: number; room: string; text: string } & (
  ({ ok: true } & CheckedOpening) | { ok: false; problem: RowProblem }
)

/** Rows after these are ignored: no house has so many openings. */
export const mostRows = 200
/** Characters. Longer lines and texts are cut, so that a pasted document cannot keep the page busy. */
const longestLine = 1000
const longestText = mostRows * longestLine

/** `Single-Hung Window` -> `single_hung_window` */
const wordOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/** The first word names the series: `Platinum Series`. */
const seriesIn = (text: string): string => wordOf(text).split('_')[0] ?? ''

/** Splits a line at tabs. A line without tabs is split at semicolons, and a line without either at commas. */
function fieldsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ','
  return line.split(separator).map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

const isHeading = ([, series = '', style = '']: string[]) =>
  wordOf(series) === 'series' || wordOf(style) === 'style'

/**
 * Reads and checks a list of openings: room, series, style, frame width and frame height in each line, as typed or
 * as pasted from a spreadsheet. A heading and empty lines are skipped.
 */
export function readSchedule(text: string): ScheduleRow[] {
  return text
    .slice(0, longestText)
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim().slice(0, longestLine) }))
    .filter((row) => row.text !== '' && !isHeading(fieldsOf(row.text)))
    .slice(0, mostRows)
    .map(({ line, text }) => readRow(line, text))
}

function readRow(line: number, text: string): ScheduleRow {
  const fields = fieldsOf(text)
  const [room = '', seriesText = '', styleText = '', widthText = '', heightText = ''] = fields
  const refuse = (problem: RowProblem): ScheduleRow => ({ line, room, text, ok: false, problem })
  if (fields.length < 5) return refuse('FIELDS')
  const series = seriesIn(seriesText)
  if (!isEgressSeries(series)) return refuse('SERIES')
  const window = egressWindowOf(series, styleIn(styleText) ?? '')
  if (!window) return refuse('STYLE')
  const width = readFrameSide(widthText)
  if (!width.ok) return refuse('WIDTH')
  const height = readFrameSide(heightText)
  if (!height.ok) return refuse('HEIGHT')
  return {
    line,
    room,
    text,
    ok: true,
    ...checkOpening(window, { width: width.inches, height: height.inches }),
  }
}
