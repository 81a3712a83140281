import type { CatalogItem } from '@virida/shared/products/catalogue/listing/catalog-items'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { OperatingStyle } from '@virida/shared/products/catalogue/vocabulary/styles'
import { lineSlugs } from '@virida/shared/products/catalogue/line-slugs'

export type Order = 'line' | 'name'
export const orders: readonly Order[] = ['line', 'name']

/** The sort order in a URL. The default is by line. */
export const orderIn = (query: URLSearchParams): Order => (query.get('sort') === 'name' ? 'name' : 'line')

/** A copy of the query with another sort order. */
export function withOrder(query: URLSearchParams, order: Order): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('sort')
  if (order !== 'line') next.set('sort', order)
  return next
}

/** The order of the styles within a line: what most visitors look for comes first. */
const stylesByDemand: readonly OperatingStyle[] = [
  'single_hung',
  'horizontal_slider',
  'picture',
  'double_hung',
  'casement',
  'awning',
  'round_top_specialty_shapes',
  'bay',
  'sliding_glass',
  'french_sliding',
  'french_swing',
  'multi_slide',
  'bi_fold',
]

function place({ slug }: CatalogItem): number {
  const { product, style } = seriesFacts[slug]
  return lineSlugs.indexOf(product) * stylesByDemand.length + stylesByDemand.indexOf(style)
}

const byName = (a: CatalogItem, b: CatalogItem) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** Returns a sorted copy: by line, demand and title, or only by title from A to Z. Equal items keep their order. */
export function sortItems(items: readonly CatalogItem[], order: Order): CatalogItem[] {
  return [...items].sort((a, b) => (order === 'line' ? place(a) - place(b) : 0) || byName(a, b))
}
