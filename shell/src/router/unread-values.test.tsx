import { dropUnreadValues } from './unread-values'

it('hydrates a page without the values that the server has dropped', () => {
  history.replaceState({ key: 'a' }, '', `/catalog?design=${'x'.repeat(8001)}&sort=name#list`)
  dropUnreadValues()
  expect(location.pathname + location.search + location.hash).toBe('/catalog?sort=name#list')
  expect(history.state).toEqual({ key: 'a' })
})

it('leaves an address that the server passes on as it is', () => {
  const address = `/catalog?design=${'x'.repeat(8000)}&sort=a%20b`
  history.replaceState({}, '', address)
  dropUnreadValues()
  expect(location.pathname + location.search).toBe(address)
})
