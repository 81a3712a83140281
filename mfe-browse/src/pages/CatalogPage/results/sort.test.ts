import { catalogItems } from '@virida/shared/products/catalogue/listing/catalog-items'
import { orderIn, sortItems, withOrder } from './sort'

const titles = (order: 'line' | 'name') => sortItems(catalogItems, order).map(({ title }) => title)

it('begins with what most visitors look for: single hung, slider, picture, and the bay last', () => {
  expect(titles('line').slice(0, 5)).toEqual([
    'Platinum Single Hung',
    'Platinum Horizontal Slider',
    'Platinum Picture Window',
    'Platinum Specialty Window',
    'Platinum Bay Window',
  ])
})

it('ends with the doors', () => {
  expect(titles('line').slice(-6)).toEqual([
    'Sliding Glass Door',
    'French Sliding Door',
    'French Swing Door',
    'French Swing Door',
    'Multi-Slide Door',
    'Bi-Fold Glass Door',
  ])
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
