/** Dealers on one page of the list (specification, visitor actions 9). */
export const pageSize = 10

export type PageOfList<T> = { items: readonly T[]; page: number; pages: number; first: number; last: number }

/** One page of a list; a page past the end is the last one. `first` and `last` count from 1. */
export function pageOf<T>(all: readonly T[], asked: number): PageOfList<T> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(asked, pages)
  const start = (page - 1) * pageSize
  const items = all.slice(start, start + pageSize)
  return { items, page, pages, first: all.length === 0 ? 0 : start + 1, last: start + items.length }
}

/** The page on which the item at a place (from 0) stands. */
export const pageWith = (at: number) => Math.floor(at / pageSize) + 1
