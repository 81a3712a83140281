import { calculate, type EgressResult } from './calculate'
import { readLength } from './length'
import { misfitsOf, type Misfit } from './limits'
import { isEgressSeries, stylesOf, type EgressSeries, type EgressStyle, type Window } from './openings'
import type { Frame } from './sizes'
import { verdictOf, type Verdict } from './verdict'

export type RowProblem = 'FIELDS' | 'SERIES' | 'STYLE' | 'WIDTH' | 'HEIGHT'

/** One opening of a house, as it was written and as it was read. */
export type ScheduleRow = { line: number; room: string; text: string } & (
  | { ok: true; window: Window; frame: Frame; result: EgressResult; verdict: Verdict; misfits: Misfit[] }
  | { ok: false; problem: RowProblem }
)

/** Most rows that are read: more than any house has. */
export const mostRows = 200

/** How people write the styles on a schedule, besides their names. */
const styleWords: Record<string, EgressStyle> = {
  sh: 'single_hung',
  single: 'single_hung',
  hs: 'horizontal_slider',
  xo: 'horizontal_slider',
  slider: 'horizontal_slider',
  sliding: 'horizontal_slider',
  dh: 'double_hung',
  double: 'double_hung',
  cw: 'casement',
  csmt: 'casement',
}

const key = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

function readStyle(series: EgressSeries, text: string): EgressStyle | undefined {
  const word = key(text).replace(/_windows?$/, '')
  return stylesOf(series).find((style) => style === (styleWords[word] ?? word))
}

const readSeries = (text: string): EgressSeries | undefined => {
  const [word = ''] = key(text).split('_')
  return isEgressSeries(word) ? word : undefined
}

/** Tabs of a spreadsheet, semicolons or commas: whatever the line has, in that order. */
function fieldsOf(line: string): string[] {
  const mark = ['\t', ';', ','].find((one) => line.includes(one)) ?? ','
  return line.split(mark).map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

const isHeading = ([, series = '', style = '']: string[]) =>
  key(series) === 'series' || key(style) === 'style'

/**
 * Reads rows of room, series, style, frame width and frame height, one a line, as they are typed or come from a
 * spreadsheet. A heading and empty lines are left out.
 */
export function readSchedule(text: string): ScheduleRow[] {
  return text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, text: line.trim(), fields: fieldsOf(line) }))
    .filter(({ text: line, fields }) => line !== '' && !isHeading(fields))
    .slice(0, mostRows)
    .map(({ line, text: written, fields }) => readRow(line, written, fields))
}

function readRow(line: number, text: string, fields: string[]): ScheduleRow {
  const [room = '', seriesText = '', styleText = '', widthText = '', heightText = ''] = fields
  const row = { line, room, text }
  if (fields.length < 5) return { ...row, ok: false, problem: 'FIELDS' }
  const series = readSeries(seriesText)
  if (!series) return { ...row, ok: false, problem: 'SERIES' }
  const style = readStyle(series, styleText)
  if (!style) return { ...row, ok: false, problem: 'STYLE' }
  const [width, height] = [readLength(widthText), readLength(heightText)]
  if (!width.ok) return { ...row, ok: false, problem: 'WIDTH' }
  if (!height.ok) return { ...row, ok: false, problem: 'HEIGHT' }
  const window = { series, style }
  const frame = { width: width.inches, height: height.inches }
  const result = calculate({
    windowSeries: series,
    windowStyle: style,
    frameWidth: frame.width,
    frameHeight: frame.height,
  })
  return {
    ...row,
    ok: true,
    window,
    frame,
    result,
    verdict: verdictOf(result),
    misfits: misfitsOf(window, frame),
  }
}
