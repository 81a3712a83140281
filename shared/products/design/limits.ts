import type { LengthRange, Sixteenths } from '../catalogue/dimension'
import { seriesFacts, type SizeLimits } from '../catalogue/facts'
import type { Design } from './design'
import { panelsOf } from './layouts'

/** The size limits of the whole unit, and the limits of one part if the series limits a panel or a bay window. */
export type UnitLimits = {
  width: LengthRange
  height: LengthRange
  of: SizeLimits['of']
  panels: number
  /** The limits of one part, or of the unit if it has no parts. */
  part: Pick<SizeLimits, 'width' | 'height'>
}

/**
 * The width of a bay divided by the width of one of its windows. All three windows are equally wide, and the two sides
 * are at 45 degrees to the wall. (`shared/products/drawing` draws the same angle, but a wider center window.)
 */
const bayAcross = 1 + Math.SQRT2

const times = ({ min, max }: LengthRange, factor: number): LengthRange => ({
  ...(min !== undefined && { min: Math.ceil(min * factor) as Sixteenths }),
  ...(max !== undefined && { max: Math.floor(max * factor) as Sixteenths }),
})

/** The size limits of a unit with the design's layout. Undefined for a series without limits. */
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
