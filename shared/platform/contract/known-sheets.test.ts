import { readKnownSheets, withKnownSheets } from './known-sheets'

it('puts the newest key first, and names each key once', () => {
  expect(withKnownSheets(undefined, 'a')).toBe('a')
  expect(withKnownSheets('a.b.c', 'b')).toBe('b.a.c')
})

it('forgets the oldest keys, so that the cookie stays short', () => {
  const value = Array.from({ length: 100 }, (_, index) => `key${index}`).reduce(withKnownSheets, '')
  expect(value.length).toBeLessThan(200)
  expect(readKnownSheets(value)).toHaveLength(24)
  expect(readKnownSheets(value)[0]).toBe('key99')
})
