import fc from 'fast-check'
import { allSeries } from '../../catalogue/all-series'
import type { Sixteenths } from '../../catalogue/dimension'
import type { SeriesSlug } from '../../catalogue/slugs'
import { frameKinds } from '../../catalogue/vocabulary/frames'
import { coatings, obscureGlasses, paneCounts } from '../../catalogue/vocabulary/glass'
import type { Design } from '../design'
import { frameColors } from '../frame-colors'
import { layoutsOf } from '../layouts'
import { drawableSide } from '../code/read-side'
import { usualDesign } from '../usual-design'

const anySide = fc
  .integer({ min: drawableSide.min * 16, max: drawableSide.max * 16 })
  .map((count) => count as Sixteenths)

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const orNothing = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined })

/** Any design of a series that a visitor can configure, whether it is made or not. */
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
      panes: anyOf(paneCounts),
      glass: anyOf(coatings),
      obscure: orNothing(anyOf(obscureGlasses)),
      frame: orNothing(anyOf(frameKinds)),
    })
    .map(({ layout, ...rest }) => withoutGaps({ ...usual, ...layout, ...rest }))
}

/** Removes undefined fields, so that equal designs compare as equal. */
const withoutGaps = (design: Partial<Design>) =>
  Object.fromEntries(Object.entries(design).filter(([, value]) => value !== undefined)) as Design
