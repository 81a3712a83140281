import { brand } from '../brand'
import { breadcrumbList } from './breadcrumb-list'

it('numbers the items from 1 and makes absolute URLs', () => {
  const { itemListElement } = breadcrumbList([
    { label: 'Home', href: '/' },
    { label: 'Support', href: '/support' },
  ])
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, brand.origin],
    [2, `${brand.origin}/support`],
  ])
})
