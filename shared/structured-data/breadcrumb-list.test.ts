import { brand } from '../brand/brand'
import { breadcrumbList } from './breadcrumb-list'

test('counts from one and gives whole addresses', () => {
  const { itemListElement } = breadcrumbList([
    { label: 'Home', href: '/' },
    { label: 'Support', href: '/support' },
  ])
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, brand.origin],
    [2, `${brand.origin}/support`],
  ])
})
