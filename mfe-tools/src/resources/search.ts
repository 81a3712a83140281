import {
  documentTypes,
  doorCategories,
  seriesValues,
  windowCategories,
  type Category,
  type DocumentType,
  type SeriesValue,
} from './categories'
import type { Resource } from './resource'

export type Search = {
  keyword: string
  categories: readonly Category[]
  series: readonly SeriesValue[]
  kinds: readonly DocumentType[]
}

export const groups = { windows: windowCategories, doors: doorCategories } as const
export type Group = keyof typeof groups

export const emptySearch: Search = { keyword: '', categories: [], series: [], kinds: [] }

/** A resource and the kinds of documents that are shown of it. */
export type Found = { resource: Resource; kinds: readonly DocumentType[] }

const contains = (text: string, keyword: string) => text.toLowerCase().includes(keyword)

/** The keyword in the product name or in any drawing path; an empty one matches all. */
function matchesKeyword({ productName, drawings }: Resource, keyword: string): boolean {
  const plain = keyword.trim().toLowerCase()
  return contains(productName, plain) || drawings.some((path) => contains(path, plain))
}

/** Any enabled filter value is enough; no filter at all lets every resource through. */
function matchesFilters({ categories, series }: Resource, search: Search): boolean {
  if (search.categories.length === 0 && search.series.length === 0) return true
  return (
    categories.some((category) => search.categories.includes(category)) ||
    (series !== undefined && search.series.includes(series))
  )
}

function kindsOf({ drawings, egress }: Resource, kinds: readonly DocumentType[]): DocumentType[] {
  const there: Record<DocumentType, boolean> = {
    drawings: drawings.length > 0,
    egress: egress !== undefined,
    min_max: true,
  }
  return documentTypes.filter((kind) => there[kind] && (kinds.length === 0 || kinds.includes(kind)))
}

/**
 * Filters are joined by OR, the keyword by AND; chosen document types say what is shown of a resource, and one
 * with nothing to show is left out (specification, visitor actions 5).
 */
export function findResources(resources: readonly Resource[], search: Search): Found[] {
  return resources
    .filter((resource) => matchesKeyword(resource, search.keyword) && matchesFilters(resource, search))
    .map((resource) => ({ resource, kinds: kindsOf(resource, search.kinds) }))
    .filter(({ kinds }) => kinds.length > 0)
}

const names = {
  keyword: 'q',
  categories: 'product_type',
  series: 'window_series',
  kinds: 'document_type',
} as const
export const searchParameters = names

const known = <Value extends string>(values: readonly Value[], said: readonly string[]): Value[] =>
  values.filter((value) => said.includes(value))

const isWhole = (group: Group, categories: readonly Category[]) =>
  groups[group].every((category) => categories.includes(category))
const groupNames = Object.keys(groups) as Group[]

/** A search as an address tells it. `product_type=windows` stands for every kind of window. */
export function searchIn(query: URLSearchParams): Search {
  const said = query.getAll(names.categories)
  const wide = groupNames
    .filter((group) => said.includes(group))
    .flatMap((group): readonly Category[] => groups[group])
  return {
    keyword: query.get(names.keyword)?.slice(0, 100) ?? '',
    categories: known([...windowCategories, ...doorCategories], [...said, ...wide]),
    series: known(seriesValues, query.getAll(names.series)),
    kinds: known(documentTypes, query.getAll(names.kinds)),
  }
}

/** The address of a search. */
export function queryOf({ keyword, categories, series, kinds }: Search): URLSearchParams {
  const query = new URLSearchParams()
  if (keyword.trim()) query.set(names.keyword, keyword.trim())
  for (const group of groupNames) {
    if (isWhole(group, categories)) query.append(names.categories, group)
    else
      for (const category of known(groups[group] as readonly Category[], categories))
        query.append(names.categories, category)
  }
  for (const value of series) query.append(names.series, value)
  for (const kind of kinds) query.append(names.kinds, kind)
  return query
}

export type GroupState = 'on' | 'off' | 'mixed'

export function groupState(group: Group, { categories }: Search): GroupState {
  if (isWhole(group, categories)) return 'on'
  return known(groups[group] as readonly Category[], categories).length > 0 ? 'mixed' : 'off'
}

/** Switches all kinds of a group on; off, where all are on. */
export function toggleGroup(group: Group, search: Search): Search {
  const others = search.categories.filter(
    (category) => !(groups[group] as readonly Category[]).includes(category),
  )
  return { ...search, categories: isWhole(group, search.categories) ? others : [...others, ...groups[group]] }
}

export const toggle = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
