import { pageOf, pageWith } from './pages'

const items = Array.from({ length: 23 }, (_, at) => at)

test('shows ten a page', () => {
  expect(pageOf(items, 2)).toEqual({ items: items.slice(10, 20), page: 2, pages: 3, first: 11, last: 20 })
})

test('takes a page past the end for the last one', () => {
  expect(pageOf(items, 99)).toMatchObject({ page: 3, first: 21, last: 23 })
})

test('counts an empty list as one page of nothing', () => {
  expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1, first: 0, last: 0 })
})

test('knows on which page an item stands', () => {
  expect([pageWith(0), pageWith(9), pageWith(10)]).toEqual([1, 1, 2])
})
