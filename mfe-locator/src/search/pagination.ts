/** Dealers on one page of the list (R-DEALER-4). */
const pageSize = 10

export type ListPage<T> = {
  items: readonly T[]
  /** Number of this page, from 1. */
  page: number
  pageCount: number
  /** Position of the page's first item in the whole list, from 1; 0 in an empty list. */
  first: number
  /** Position of the page's last item, from 1. */
  last: number
}

/** Cuts one page out of a list. A page number past the end gives the last page. */
export function pageOf<T>(all: readonly T[], requestedPage: number): ListPage<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(requestedPage, pageCount)
  const start = (page - 1) * pageSize
  const items = all.slice(start, start + pageSize)
  return { items, page, pageCount, first: all.length === 0 ? 0 : start + 1, last: start + items.length }
}

/** Number of the page that holds the item with this index. */
export const pageNumberOf = (index: number) => Math.floor(index / pageSize) + 1
