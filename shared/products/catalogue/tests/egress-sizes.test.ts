import { type LengthRange, toInches } from '../dimension'
import { seriesFacts } from '../facts'
import { isSeriesSlug } from '../slugs'
import * as expectations from './expected'

type Frame = readonly [width: number, height: number]

/** Half-inch steps between two limits. */
const steps = ({ min, max }: LengthRange) => {
  if (min === undefined || max === undefined) throw new Error('A limit is missing')
  const from = toInches(min)
  return Array.from({ length: (toInches(max) - from) * 2 + 1 }, (_, step) => from + step / 2)
}

/** The rule for bedrooms above the ground floor: at least 20 in wide, 24 in high and 5.7 sq ft (R-EGRESS-1). */
const passes = ([width, height]: Frame) => width >= 20 && height >= 24 && (width * height) / 144 >= 5.7

it('exist for the eight series that the egress calculator covers', () => {
  const listed = Object.entries(seriesFacts).flatMap(([slug, { smallestEgress }]) =>
    smallestEgress ? [slug] : [],
  )
  expect(listed.sort()).toEqual(Object.keys(expectations.egressOpenings).sort())
})

it.each(Object.entries(expectations.egressOpenings))(
  'are the narrowest and the shortest that pass by the formulas: %s',
  (slug, opening) => {
    const { size, smallestEgress } = isSeriesSlug(slug) ? seriesFacts[slug] : {}
    if (!size) throw new Error(`${slug} has no size limits`)
    const passing = steps(size.width)
      .flatMap((width) => steps(size.height).map((height): Frame => [width, height]))
      .filter((frame) => passes(opening(...frame)))
    const [narrowest] = [...passing].sort(([w1, h1], [w2, h2]) => w1 - w2 || h1 - h2)
    const [shortest] = [...passing].sort(([w1, h1], [w2, h2]) => h1 - h2 || w1 - w2)
    const listed = [smallestEgress?.narrowest, smallestEgress?.shortest].map(
      (frame) => frame && [toInches(frame.width), toInches(frame.height)],
    )
    expect(listed).toEqual([narrowest, shortest])
  },
)
