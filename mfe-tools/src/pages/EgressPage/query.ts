import { isEgressSeries, stylesOf, windows } from '../../egress/openings'

/** The form as it is typed: every field is a text, and empty where nothing stands in it. */
export type Draft = { series: string; style: string; width: string; height: string; sill: string }
export type FieldName = keyof Draft

/** The form's fields in the address; the first two are the specification's presets. */
export const parameters = {
  series: 'window_series',
  style: 'window_style',
  width: 'frame_width',
  height: 'frame_height',
  sill: 'sill_height',
} as const satisfies Record<FieldName, string>

/** Stands in the address after Calculate was pressed: without it a link fills the form and shows no result. */
export const resultParameter = 'result'
const resultValue = '1'
/** Many openings at once, as `schedule.ts` writes them. */
export const openingsParameter = 'openings'

export const emptyDraft: Draft = { series: '', style: '', width: '', height: '', sill: '' }
export const fieldNames = Object.keys(parameters) as FieldName[]

/** The form as an address fills it. A series or style that is not there stays open. */
export function draftIn(query: URLSearchParams): Draft {
  const text = (name: FieldName) => query.get(parameters[name])?.trim().slice(0, 40) ?? ''
  const series = text('series').toLowerCase()
  const style = text('style').toLowerCase()
  const known = isEgressSeries(series) ? series : ''
  return {
    series: known,
    // A style alone waits for its series.
    style: known ? styleWithin(known, style) : windows.some((one) => one.style === style) ? style : '',
    width: text('width'),
    height: text('height'),
    sill: text('sill'),
  }
}

/** The style, where the series has it; nothing otherwise (specification, visitor actions 5). */
export const styleWithin = (series: string, style: string): string =>
  isEgressSeries(series) && stylesOf(series).some((one) => one === style) ? style : ''

export const asksForResult = (query: URLSearchParams) => query.get(resultParameter) === resultValue

/** The address of a filled form, of its result, and of the openings that stood in it before. */
export function withDraft(
  query: URLSearchParams,
  draft: Draft,
  { result }: { result: boolean },
): URLSearchParams {
  const next = new URLSearchParams()
  for (const name of fieldNames) {
    const text = draft[name].trim()
    if (text) next.set(parameters[name], text)
  }
  if (result) next.set(resultParameter, resultValue)
  const openings = query.get(openingsParameter)
  if (openings) next.set(openingsParameter, openings)
  return next
}
