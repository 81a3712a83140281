import { readQuery, writeQuery } from './query'

it('reads a search from the URL', () => {
  expect(readQuery(new URLSearchParams('q=+irvine,+ca&near=92880&radius=50&type=glass&page=3'))).toEqual({
    keyword: 'irvine, ca',
    near: '92880',
    radius: '50',
    type: 'glass',
    page: 3,
    design: '',
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
      design: '',
    })
  },
)

it('leaves default values out of the URL', () => {
  expect(
    writeQuery({ keyword: '92880', near: '', radius: null, type: null, page: 1, design: '' }).toString(),
  ).toBe('q=92880')
})

it('keeps the design that the visitor wants to send through every search', () => {
  const query = readQuery(new URLSearchParams('q=92880&design=VCA1-28x54'))
  expect(query.design).toBe('VCA1-28x54')
  expect(writeQuery({ ...query, page: 2 }).get('design')).toBe('VCA1-28x54')
})
