import { pageAddress, withoutUnread } from './page-address'

const address = (search: string) =>
  pageAddress(new URL(`https://site.example/catalog${search}`), ['type', 'sort']).href.replace(
    'https://site.example/catalog',
    '',
  )

it('keeps only the parameters that the page reads, in the order of its list', () => {
  expect(address('?utm=1&sort=name&type=door')).toBe('?type=door&sort=name')
  expect(address('?flood=17')).toBe('')
})

it('keeps several values of a parameter and drops repetitions', () => {
  expect(address('?type=a&type=b&type=a')).toBe('?type=a&type=b')
})

it('drops a value that no page can have', () => {
  expect(address(`?type=${'x'.repeat(8001)}&sort=name`)).toBe('?sort=name')
})

it('passes the first hundred values of a parameter, and the same ones in a browser', () => {
  const many = Array.from({ length: 150 }, (_, at) => `type=${at}`).join('&')
  const url = new URL(`https://site.example/catalog?${many}&type=7&sort=name`)
  const first = Array.from({ length: 100 }, (_, at) => `${at}`)
  expect(pageAddress(url, ['type', 'sort']).searchParams.getAll('type')).toEqual(first)
  expect(withoutUnread(url).searchParams.getAll('type')).toEqual([...first, '7'])
  expect(withoutUnread(url).searchParams.get('sort')).toBe('name')
})

it('takes linear time for thousands of values and a list of thousands of names', () => {
  const values = Array.from({ length: 4000 }, (_, at) => `a=${at}`).join('&')
  const url = new URL(`https://site.example/catalog?${values}`)
  const startedAt = performance.now()
  expect(pageAddress(url, Array<string>(20_000).fill('a')).searchParams.size).toBe(100)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

it.each([8000, 8001])(
  'gives a browser the values that the server passes to a page, of %i characters',
  (length) => {
    const url = new URL(`https://site.example/catalog?type=${'x'.repeat(length)}&sort=name&utm=a%20b#list`)
    const shown = withoutUnread(url)
    expect(pageAddress(shown, ['type', 'sort']).search).toBe(pageAddress(url, ['type', 'sort']).search)
    expect(shown.searchParams.getAll('type')).toHaveLength(length === 8000 ? 1 : 0)
    expect([shown.searchParams.get('sort'), shown.searchParams.get('utm'), shown.hash]).toEqual([
      'name',
      'a b',
      '#list',
    ])
    expect(shown === url).toBe(length === 8000)
  },
)

it.each(['//other.example/x', '//', '///', '//@/', '//[::1', '//a:b@c:99999/'])(
  'keeps the path %s on the site',
  (path) => {
    const { host, pathname } = pageAddress(new URL(`https://site.example${path}`), [])
    expect([host, pathname]).toEqual(['site.example', path])
  },
)
