import { readQuery, writeQuery } from './query'

it('reads a search from the URL', () => {
  expect(readQuery(new URLSearchParams('q=+irvine,+ca&near=92880&radius=50&type=glass&page=3'))).toEqual({
    keyword: 'irvine, ca',
    near: '92880',
    radius: '50',
    type: 'glass',
    page: 3,
  })
})

it.each(['radius=7&type=bakery&page=-1', 'page=1.5', 'near=92880', 'radius=&type=&page=x', ''])(
  'ignores unknown values: %s',
  (address) => {
    expect(readQuery(new URLSearchParams(address))).toEqual({
      keyword: '',
      near: '',
      radius: null,
      type: null,
      page: 1,
    })
  },
)

it('leaves default values out of the URL', () => {
  expect(writeQuery({ keyword: '92880', near: '', radius: null, type: null, page: 1 }).toString()).toBe(
    'q=92880',
  )
})
