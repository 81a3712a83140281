import type { LengthRange, Sixteenths } from '../catalogue/dimension'
import { seriesFacts, type SizeLimits } from '../catalogue/facts'
import { windowsAcrossBay } from '../drawing/product/bay'
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

const times = ({ min, max }: LengthRange, factor: number): LengthRange => ({
  ...(min !== undefined && { min: Math.ceil(min * factor) as Sixteenths }),
  ...(max !== undefined && { max: Math.floor(max * factor) as Sixteenths }),
})

/** The size limits of a unit with the design's layout. Undefined for a series without limits. */
export function limitsOf(design: Pick<Design, 'series' | 'width' | 'operation'>): UnitLimits | undefined {
  const { size } = seriesFacts[design.series]
  if (!size) return undefined
  const panels = panelsOf(design)
  const factor = { unit: 1, panel: panels, bay_window: windowsAcrossBay }[size.of]
  return {
    width: times(size.width, factor),
    height: size.height,
    of: size.of,
    panels,
    part: { width: size.width, height: size.height },
  }
}
