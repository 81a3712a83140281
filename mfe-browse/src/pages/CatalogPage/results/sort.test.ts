import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { orderIn, sortItems, withOrder } from './sort'

const titles = (order: 'line' | 'name') => sortItems(catalogItems, order).map(({ title }) => title)

it('begins with Platinum and ends with the doors', () => {
  expect(titles('line')[0]).toBe('Platinum Bay Window')
  expect(titles('line').at(-1)).toBe('Sliding Glass Door')
})

it('sorts every title from A to Z', () => {
  expect(titles('name')).toEqual([...titles('name')].sort())
  expect(titles('name')).not.toEqual(titles('line'))
})

it('keeps the single panel before the double one', () => {
  const panels = sortItems(catalogItems, 'name').flatMap(({ subtitle }) => subtitle ?? [])
  expect(panels).toEqual(['Single panel', 'Double panel'])
})

it('sorts by line when the URL asks for an unknown order', () => {
  expect(orderIn(new URLSearchParams('sort=price'))).toBe('line')
})

it('does not write the default order to the URL', () => {
  expect(withOrder(new URLSearchParams('sort=name'), 'line').toString()).toBe('')
})
