import { matchRoutes } from 'react-router-dom'
import { pageOwners, routePath } from '@virida/shared/platform/contract/page-owner'
import { ownerIndex } from './owner-index'

const section = (name: string, paths: string[]) => ({ name, paths, version: '1.0.0', base: '', entry: '' })

const small = [
  section('mfe-home', ['/', '/:page', '/faq?/help', '/*']),
  section('mfe-gallery', ['/gallery', '/gallery/:type?', '/gallery/new', '/Ærø/:year']),
]

const large = Array.from({ length: 500 }, (_, number) =>
  section(`mfe-${number}`, [
    `/s${number}`,
    `/s${number}/:item`,
    `/s${number}/:item/parts`,
    `/s${number}/new`,
  ]),
)

it.each([
  ['/'],
  ['//'],
  ['/faq/help'],
  ['/help'],
  ['/help/more'],
  ['/gallery'],
  ['/GALLERY/'],
  ['/%67allery/patio'],
  ['/gallery/new'],
  ['/gallery//new'],
  ['/%C3%86r%C3%B8/2026'],
  ['/æRØ/2026'],
  ['/gallery%2Fnew'],
  ['/nowhere/at/all'],
])('finds the same owner of %s as the router does among all routes', (path) => {
  const composition = { shell: '1.0.0', sections: small }
  const routes = pageOwners(composition).map((owner) => ({ path: routePath(owner), handle: owner }))
  const expected = matchRoutes(routes, path)?.at(-1)?.route.handle
  expect(ownerIndex(composition)(path)).toEqual(expected)
})

it('finds the fallback for a path with wrong escapes', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const ownerOf = ownerIndex({ shell: '1.0.0', sections: [section('mfe-home', ['/'])] })
  expect(ownerOf('/%')).toMatchObject({ section: 'mfe-home', isFallback: true })
  warn.mockRestore()
})

it('finds owners on a site with 500 sections nearly as fast as on a site with five', () => {
  const time = (sections: typeof large) => {
    const ownerOf = ownerIndex({ shell: '1.0.0', sections })
    const startedAt = performance.now()
    for (let turn = 0; turn < 300; turn++) expect(ownerOf(`/s3/${turn}`)?.section).toBe('mfe-3')
    return performance.now() - startedAt
  }
  time(large)
  expect(time(large)).toBeLessThan(5 * time(large.slice(0, 5)))
})
