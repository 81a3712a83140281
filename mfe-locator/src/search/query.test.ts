import { readQuery, writeQuery } from './query'

test('reads a whole search from the address', () => {
  expect(readQuery(new URLSearchParams('q=+irvine,+ca&radius=50&type=glass&page=3'))).toEqual({
    keyword: 'irvine, ca',
    radius: '50',
    type: 'glass',
    page: 3,
  })
})

test.each(['radius=7&type=bakery&page=-1', 'page=1.5', 'radius=&type=&page=x', ''])(
  'leaves out what nobody offers: %s',
  (address) => {
    expect(readQuery(new URLSearchParams(address))).toEqual({
      keyword: '',
      radius: null,
      type: null,
      page: 1,
    })
  },
)

test('writes only what says something', () => {
  expect(writeQuery({ keyword: '92880', radius: null, type: null, page: 1 }).toString()).toBe('q=92880')
})
