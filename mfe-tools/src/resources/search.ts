import { findSizeText } from '@virida/shared/products/catalogue/find-size'
import { plainSigns } from '@virida/shared/products/catalogue/plain-signs'
import { readSize } from '@virida/shared/products/catalogue/read-size'
import type { ReadSize } from '@virida/shared/products/catalogue/size-result'
import { resourcesParameters } from '@virida/shared/site/addresses/resources'
import {
  documentTypes,
  doorCategories,
  seriesValues,
  windowCategories,
  type Category,
  type DocumentType,
  type SeriesValue,
} from './categories'
import { mayBeMadeIn } from './made-in'
import type { Resource } from './resource'

export type Search = {
  keyword: string
  categories: readonly Category[]
  series: readonly SeriesValue[]
  kinds: readonly DocumentType[]
}

/** Longest keyword, in characters, that the field and the URL accept. */
export const maxKeywordLength = 100

export const groups = { windows: windowCategories, doors: doorCategories } as const
export type Group = keyof typeof groups

export const emptySearch: Search = { keyword: '', categories: [], series: [], kinds: [] }

/** A resource and the kinds of documents that are shown of it. */
export type Found = { resource: Resource; kinds: readonly DocumentType[] }

/** Lower case. */
const textOf = ({ productName, drawings, words }: Resource): string =>
  [productName, ...drawings, words].join(' ').toLowerCase()

/** The words of a keyword, in lower case. A size is one word, also with spaces: `36 x 60`. */
function wordsIn(keyword: string): readonly string[] {
  const text = plainSigns(keyword)
  if (text === '' || readSize(text).ok) return [text]
  const size = findSizeText(text)
  const rest = (size === undefined ? text : text.replace(size, ' ')).split(/[\s,]+/)
  return [...(size === undefined ? [] : [size]), ...rest.filter((word) => word !== '')]
}

type Word = { word: string; size: ReadSize }
const noSize: ReadSize = { ok: false, problem: 'NOT_A_SIZE' }

/** A word that a resource contains is not a size: S-3050 is a series, although 3050 could be 3'0" by 5'0". */
function wordsOf(keyword: string, resources: readonly Resource[]): readonly Word[] {
  const texts = resources.map(textOf)
  return wordsIn(keyword).map((word) => ({
    word,
    size: texts.some((text) => text.includes(word)) ? noSize : readSize(word),
  }))
}

/**
 * Whether the product name, a drawing path or another word of the resource contains each word of the keyword, or the
 * product may be made in the size that the word is. An empty keyword matches everything.
 */
function matchesWords(resource: Resource, words: readonly Word[]): boolean {
  const text = textOf(resource)
  return words.every(
    ({ word, size }) =>
      text.includes(word) || (size.ok && resource.slugs.some((slug) => mayBeMadeIn(slug, size))),
  )
}

/** Whether a resource has at least one of the enabled filter values. Without filters every resource matches. */
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
 * The resources that match the keyword and, if filters are enabled, at least one of them. Chosen document
 * types limit what is shown of a resource; a resource with nothing to show is left out.
 */
export function findResources(resources: readonly Resource[], search: Search): Found[] {
  const words = wordsOf(search.keyword, resources)
  return resources
    .filter((resource) => matchesWords(resource, words) && matchesFilters(resource, search))
    .map((resource) => ({ resource, kinds: kindsOf(resource, search.kinds) }))
    .filter(({ kinds }) => kinds.length > 0)
}

const known = <Value extends string>(values: readonly Value[], said: readonly string[]): Value[] =>
  values.filter((value) => said.includes(value))

const isWhole = (group: Group, categories: readonly Category[]) =>
  groups[group].every((category) => categories.includes(category))
const groupNames = Object.keys(groups) as Group[]

/** The search in an address. `product_type=windows` means every type of window. */
export function searchIn(query: URLSearchParams): Search {
  const said = query.getAll(resourcesParameters.categories)
  const wide = groupNames
    .filter((group) => said.includes(group))
    .flatMap((group): readonly Category[] => groups[group])
  return {
    keyword: query.get(resourcesParameters.keyword)?.slice(0, maxKeywordLength) ?? '',
    categories: known([...windowCategories, ...doorCategories], [...said, ...wide]),
    series: known(seriesValues, query.getAll(resourcesParameters.series)),
    kinds: known(documentTypes, query.getAll(resourcesParameters.kinds)),
  }
}

/** The query of a search. */
export function queryOf({ keyword, categories, series, kinds }: Search): URLSearchParams {
  const query = new URLSearchParams()
  if (keyword.trim()) query.set(resourcesParameters.keyword, keyword.trim())
  for (const group of groupNames) {
    if (isWhole(group, categories)) query.append(resourcesParameters.categories, group)
    else
      for (const category of known(groups[group] as readonly Category[], categories))
        query.append(resourcesParameters.categories, category)
  }
  for (const value of series) query.append(resourcesParameters.series, value)
  for (const kind of kinds) query.append(resourcesParameters.kinds, kind)
  return query
}

export type GroupState = 'on' | 'off' | 'mixed'

export function groupState(group: Group, { categories }: Search): GroupState {
  if (isWhole(group, categories)) return 'on'
  return known(groups[group] as readonly Category[], categories).length > 0 ? 'mixed' : 'off'
}

/** Switches all types of a group on, or off when all of them are on. */
export function toggleGroup(group: Group, search: Search): Search {
  const others = search.categories.filter(
    (category) => !(groups[group] as readonly Category[]).includes(category),
  )
  return { ...search, categories: isWhole(group, search.categories) ? others : [...others, ...groups[group]] }
}

export const toggle = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
