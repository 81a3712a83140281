import { pageNumberOf, pageOf } from './pagination'

const items = Array.from({ length: 23 }, (_, index) => index)

it('puts ten items on a page', () => {
  expect(pageOf(items, 2)).toEqual({
    items: items.slice(10, 20),
    page: 2,
    pageCount: 3,
    first: 11,
    last: 20,
  })
})

it('gives the last page for a page number past the end', () => {
  expect(pageOf(items, 99)).toMatchObject({ page: 3, first: 21, last: 23 })
})

it('gives one empty page for an empty list', () => {
  expect(pageOf([], 1)).toEqual({ items: [], page: 1, pageCount: 1, first: 0, last: 0 })
})

it('finds the page of an item', () => {
  expect([pageNumberOf(0), pageNumberOf(9), pageNumberOf(10)]).toEqual([1, 1, 2])
})
