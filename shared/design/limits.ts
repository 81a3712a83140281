import type { LengthRange, Sixteenths } from '../catalogue/dimension'
import { seriesFacts } from '../catalogue/facts'
import type { SizeLimits } from '../catalogue/series-record'
import type { Design } from './design'
import { panelsOf } from './layouts'

/** Limits of the whole unit, and what they come from where the series limits one panel or one window of a bay. */
export type UnitLimits = {
  width: LengthRange
  height: LengthRange
  of: SizeLimits['of']
  panels: number
  /** The limits of one part; those of the unit where it is not made of parts. */
  part: Pick<SizeLimits, 'width' | 'height'>
}

/**
 * Width of a bay for one inch of its windows: a center as wide as they are and two sides that turn back to the wall
 * at 45 degrees, as `shared/drawing` draws them.
 */
const bayAcross = 1 + Math.SQRT2

const times = ({ min, max }: LengthRange, factor: number): LengthRange => ({
  ...(min !== undefined && { min: Math.ceil(min * factor) as Sixteenths }),
  ...(max !== undefined && { max: Math.floor(max * factor) as Sixteenths }),
})

/** The sizes that a unit is made in with the design's layout; nothing for a series without limits. */
export function limitsOf(design: Pick<Design, 'series' | 'width' | 'operation'>): UnitLimits | undefined {
  const { size } = seriesFacts[design.series]
  if (!size) return undefined
  const panels = panelsOf(design)
  const factor = { unit: 1, panel: panels, bay_window: bayAcross }[size.of]
  return {
    width: times(size.width, factor),
    height: size.height,
    of: size.of,
    panels,
    part: { width: size.width, height: size.height },
  }
}
