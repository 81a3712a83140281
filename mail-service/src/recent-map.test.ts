import { RecentMap } from './recent-map'

it('forgets the entry that was set longest ago when there are too many', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
