import { dealerParameters, maxKeywordLength } from '@virida/shared/site/addresses/dealers'
import { isDealerType, type DealerType } from '../dealers/dealer'

/** Choices for the distance from a place, in miles. `any` covers all of California. */
export const radii = ['10', '25', '50', '100', 'any'] as const
export type Radius = (typeof radii)[number]

/** The radius around a place when the visitor has not chosen one. */
export const defaultRadius: Radius = '25'

/** A search, as the URL of the page holds it. */
export type Query = {
  keyword: string
  /**
   * The place that was searched for before, empty without a keyword. Distances are measured from it when the keyword
   * names no place.
   */
  near: string
  /** Null when the visitor has not chosen one. */
  radius: Radius | null
  type: DealerType | null
  /** Page of the list, from 1. */
  page: number
  /** Code of a design that the visitor wants to send to a dealer. Empty without one. */
  design: string
}

/** Names of the URL parameters. */
export const parameterNames = {
  ...dealerParameters,
  near: 'near',
  radius: 'radius',
  type: 'type',
  page: 'page',
} as const

/** Reads a search from the URL. Unknown values are ignored. */
export function readQuery(params: URLSearchParams): Query {
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, maxKeywordLength)
  const radius = params.get(parameterNames.radius)
  const type = params.get(parameterNames.type)
  const page = Number(params.get(parameterNames.page))
  const keyword = read(parameterNames.keyword)
  return {
    keyword,
    near: keyword && read(parameterNames.near),
    radius: radii.find((value) => value === radius) ?? null,
    type: isDealerType(type) ? type : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    design: read(parameterNames.design),
  }
}

/** Writes a search as URL parameters. Default values are left out to keep the URL short. */
export function writeQuery({ keyword, near, radius, type, page, design }: Query): URLSearchParams {
  const params = new URLSearchParams()
  if (keyword) params.set(parameterNames.keyword, keyword)
  if (near) params.set(parameterNames.near, near)
  if (radius) params.set(parameterNames.radius, radius)
  if (type) params.set(parameterNames.type, type)
  if (design) params.set(parameterNames.design, design)
  if (page > 1) params.set(parameterNames.page, String(page))
  return params
}
