import type { CatalogItem } from '@virida/shared/catalogue/catalog-items'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { lineSlugs } from '@virida/shared/catalogue/slugs'

export type Order = 'line' | 'name'
export const orders: readonly Order[] = ['line', 'name']

/** How an address asks the cards to be sorted; by line unless it says otherwise. */
export const orderIn = (query: URLSearchParams): Order => (query.get('sort') === 'name' ? 'name' : 'line')

/** The same address in another order. */
export function withOrder(query: URLSearchParams, order: Order): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('sort')
  if (order !== 'line') next.set('sort', order)
  return next
}

const place = ({ slug }: CatalogItem) => lineSlugs.indexOf(seriesFacts[slug].product)
const byName = (a: CatalogItem, b: CatalogItem) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** Sorted copy: the lines from Platinum to the doors, or every title from A to Z. Equal ones keep their order. */
export function sortItems(items: readonly CatalogItem[], order: Order): CatalogItem[] {
  return [...items].sort((a, b) => (order === 'line' ? place(a) - place(b) : 0) || byName(a, b))
}
