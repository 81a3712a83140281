import { isDealerType } from '../dealers/dealer'
import type { DealerType } from '../dealers/dealer'

/** Miles around a place; `any` is all of California. */
export const radii = ['10', '25', '50', '100', 'any'] as const
export type Radius = (typeof radii)[number]

/** What a place is searched with when the visitor has chosen nothing. */
export const usualRadius: Radius = '25'

/** A search, as it stands in the address of the page. */
export type Query = {
  keyword: string
  /** Nothing when the visitor has not chosen one. */
  radius: Radius | null
  type: DealerType | null
  /** Counts from 1. */
  page: number
}

/** Names in the address. Values that nobody offers are left out without a word. */
export const names = { keyword: 'q', radius: 'radius', type: 'type', page: 'page' } as const

/** A search box needs no more, and an address should not be longer. */
export const longestKeyword = 120

export function readQuery(params: URLSearchParams): Query {
  const radius = params.get(names.radius)
  const type = params.get(names.type)
  const page = Number(params.get(names.page))
  return {
    keyword: (params.get(names.keyword) ?? '').trim().slice(0, longestKeyword),
    radius: radii.find((one) => one === radius) ?? null,
    type: isDealerType(type) ? type : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The parameters of a search, without those that say nothing. */
export function writeQuery({ keyword, radius, type, page }: Query): URLSearchParams {
  const params = new URLSearchParams()
  if (keyword) params.set(names.keyword, keyword)
  if (radius) params.set(names.radius, radius)
  if (type) params.set(names.type, type)
  if (page > 1) params.set(names.page, String(page))
  return params
}
