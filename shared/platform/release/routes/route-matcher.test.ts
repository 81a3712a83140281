import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { routeMatcher } from './route-matcher'

const part = fc.constantFrom('a', 'b', 'C', ':x', ':y', 'a?', ':x?')
const pattern = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.boolean())
  .map(([parts, hasRest]) => `/${[...parts, ...(hasRest ? ['*'] : [])].join('/')}`)
const address = fc
  .array(fc.constantFrom('a', 'A', 'b', 'c', 'd', '%61'), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`)

it('finds a pattern that the router ranks as high as the one that it takes', () => {
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 6 }), address, (patterns, path) => {
      const found = routeMatcher(patterns.map((one) => ({ app: one, pattern: one })))(path)?.pattern
      const taken = matchRoutes(
        patterns.map((one) => ({ path: one })),
        path,
      )?.at(-1)?.route.path
      // Of two patterns with the same rank, the router takes the first in the list, and so may this.
      if (found === undefined || taken === undefined) return found === taken
      const [first] =
        matchRoutes(
          [found, taken].map((one) => ({ path: one })),
          path,
        ) ?? []
      return first?.route.path === found
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['/faq/doors', '/faq/:topic?'],
  ['/FAQ', '/faq/:topic?'],
  ['/faq/%64oors', '/faq/:topic?'],
  ['/series/special', '/series/special'],
  ['/notes/2026/05', '/notes/*'],
  ['/faq/%zz', '/faq/:topic?'],
  ['/other', undefined],
])('finds the pattern of %s', (path, expected) => {
  const patterns = ['/faq/:topic?', '/series/:type', '/series/special', '/notes/*']
  const ownerOf = routeMatcher(patterns.map((one) => ({ app: 'mfe-a', pattern: one })))
  expect(ownerOf(path)?.pattern).toBe(expected)
})
