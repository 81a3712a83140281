import type { Head, SitePage } from '@virida/shared/platform/contract'
import routes from './routes'

const headAt = ({ head }: SitePage, path: string): Head =>
  typeof head === 'function'
    ? head({ params: { productType: 'x', seriesType: 'x' }, url: new URL(path, 'https://localhost') })
    : head

it.each(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route] as const))(
  'describes %s in at most 160 characters',
  async (path, route) => {
    const { page } = await route.load()
    const { title, description } = headAt(page, path)
    expect(title).toBeTruthy()
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

it('names every chunk once', () => {
  const chunks = routes.map(({ chunk }) => chunk)
  expect(new Set(chunks).size).toBe(chunks.length)
})
