import { egressPath } from './pages'
import { withQuery } from './with-query'

/** The fields of the egress calculator, with the name of each in the address. */
export const egressParameters = {
  series: 'window_series',
  style: 'window_style',
  width: 'frame_width',
  height: 'frame_height',
  sill: 'sill_height',
} as const

export type EgressField = keyof typeof egressParameters
const egressFields = Object.keys(egressParameters) as EgressField[]
/** Longer than any length or name that the calculator accepts. */
const longestEgressText = 40

/** Set when the address shows the result, not only a filled form. */
export const resultParameter = 'result'

type EgressFields = { readonly [Field in EgressField]?: string | number }

/** Address of the egress calculator with these fields filled in, and with `result` its result. Lengths in inches. */
export const egressAddress = (fields: EgressFields, { result = false } = {}): string =>
  withQuery(egressPath, {
    ...Object.fromEntries(egressFields.map((field) => [egressParameters[field], fields[field]])),
    [resultParameter]: result ? '1' : undefined,
  })

export const asksForResult = (query: URLSearchParams): boolean => query.get(resultParameter) === '1'

/** The calculator's fields as an address fills them: trimmed, at most 40 characters, empty where it says nothing. */
export const readEgressFields = (query: URLSearchParams): Record<EgressField, string> =>
  Object.fromEntries(
    egressFields.map((field) => [
      field,
      query.get(egressParameters[field])?.slice(0, longestEgressText).trim() ?? '',
    ]),
  ) as Record<EgressField, string>
