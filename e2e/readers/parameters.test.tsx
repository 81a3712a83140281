import browse from '../../mfe-browse/src/routes'
import locator from '../../mfe-locator/src/routes'
import support from '../../mfe-support/src/routes'
import tools from '../../mfe-tools/src/routes'
import { parameters } from './parameters'

// It loads every page of the site.
jest.setTimeout(120_000)

const routes = [...browse, ...locator, ...support, ...tools]

it('gives the readers a value of every parameter that a page reads', async () => {
  const pages = await Promise.all(routes.map(({ load }) => load()))
  const read = new Set(pages.flatMap(({ page }) => page.query ?? []))
  expect(read.size).toBeGreaterThan(25)
  expect([...read].filter((name) => !parameters.includes(name))).toEqual([])
})
