import { readQuery, writeQuery } from './query'

it('reads a search from the URL', () => {
  expect(readQuery(new URLSearchParams('q=+irvine,+ca&radius=50&type=glass&page=3'))).toEqual({
    keyword: 'irvine, ca',
    radius: '50',
    type: 'glass',
    page: 3,
  })
})

it.each(['radius=7&type=bakery&page=-1', 'page=1.5', 'radius=&type=&page=x', ''])(
  'ignores unknown values: %s',
  (address) => {
    expect(readQuery(new URLSearchParams(address))).toEqual({
      keyword: '',
      radius: null,
      type: null,
      page: 1,
    })
  },
)

it('leaves default values out of the URL', () => {
  expect(writeQuery({ keyword: '92880', radius: null, type: null, page: 1 }).toString()).toBe('q=92880')
})
