import fc from 'fast-check'
import { allSeries } from '../../catalogue/all-series'
import type { Sixteenths } from '../../catalogue/dimension'
import type { SeriesSlug } from '../../catalogue/slugs'
import { obscureWords } from '../code-words'
import type { Design } from '../design'
import { frameColors } from '../frame-colors'
import { layoutsOf } from '../layouts'
import { drawableSide } from '../read-design'
import { usualDesign } from '../usual-design'

const anySide = fc
  .integer({ min: drawableSide.min * 16, max: drawableSide.max * 16 })
  .map((count) => count as Sixteenths)

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const orNothing = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined })

/** Any design of a series that a visitor can put together, made or not. */
export function anyDesignOf(series: SeriesSlug): fc.Arbitrary<Design> {
  const record = allSeries[series]
  const usual = usualDesign(series)
  const layouts = layoutsOf(record).map(({ operation, shape, flip }) => ({ operation, shape, flip }))
  const grids = record.options.grids ?? [{ id: 'colonial-9-over-9' }]
  return fc
    .record({
      width: anySide,
      height: anySide,
      layout: layouts.length > 0 ? anyOf(layouts) : fc.constant({}),
      exterior: anyOf(frameColors),
      interior: anyOf(frameColors),
      grid: orNothing(
        fc.record({ id: anyOf(grids.map(({ id }) => id)), bars: anyOf(['flat', 'sculptured'] as const) }),
      ),
      panes: anyOf(['dual', 'triple'] as const),
      glass: anyOf(['low_e3', 'low_e4'] as const),
      obscure: orNothing(anyOf(Object.keys(obscureWords) as (keyof typeof obscureWords)[])),
      frame: orNothing(anyOf(['retrofit', 'block', 'nail_on_3_coat', 'power_wall_1_coat'] as const)),
    })
    .map(({ layout, ...rest }) => withoutGaps({ ...usual, ...layout, ...rest }))
}

/** What is undefined is not there: two designs that say the same are equal. */
const withoutGaps = (design: Partial<Design>) =>
  Object.fromEntries(Object.entries(design).filter(([, value]) => value !== undefined)) as Design
