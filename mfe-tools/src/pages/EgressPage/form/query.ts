import { egressWindowOf, egressWindows, isEgressSeries } from '@virida/shared/products/egress/formulas'
import {
  type EgressField,
  egressParameters,
  readEgressFields,
  resultParameter,
} from '@virida/shared/site/addresses/egress'

/** The form as it is typed. Every field is a text, empty when nothing was entered. */
export type Draft = Record<EgressField, string>
export type FieldName = EgressField

export const fieldNames = Object.keys(egressParameters) as FieldName[]

/** The parameter that holds the list of openings, as it was typed. */
export const openingsParameter = 'openings'

/** The form as an address fills it. A series or style that the calculator does not cover stays empty. */
export function draftIn(query: URLSearchParams): Draft {
  const fields = readEgressFields(query)
  const series = fields.series.toLowerCase()
  const style = fields.style.toLowerCase()
  if (isEgressSeries(series)) return { ...fields, series, style: styleWithin(series, style) }
  // A style without a series is kept until the visitor chooses a series.
  const isStyle = egressWindows.some((window) => window.style === style)
  return { ...fields, series: '', style: isStyle ? style : '' }
}

/** The style if the series has it, otherwise an empty text. */
export const styleWithin = (series: string, style: string): string =>
  egressWindowOf(series, style)?.style ?? ''

/** Writes the form into a query. `result: true` also asks for the result. The list of openings in `query` is kept. */
export function withDraft(
  query: URLSearchParams,
  draft: Draft,
  { result }: { result: boolean },
): URLSearchParams {
  const next = new URLSearchParams()
  for (const name of fieldNames) {
    const text = draft[name].trim()
    if (text) next.set(egressParameters[name], text)
  }
  if (result) next.set(resultParameter, '1')
  const openings = query.get(openingsParameter)
  if (openings) next.set(openingsParameter, openings)
  return next
}
