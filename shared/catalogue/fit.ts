import type { Sixteenths } from './dimension'
import type { Size, SizeLimits } from './series-record'

/** A side that is not made at the wanted length, and the nearest length that is. */
export type Misfit = { side: 'width' | 'height'; problem: 'too_small' | 'too_large'; limit: Sixteenths }

/**
 * Why a size is not made; an empty list says that it is. `size` is what the limits measure: one panel of a
 * door, one window of a bay, otherwise the whole (`limits.of`). A series without limits takes any size.
 */
export function misfits(limits: SizeLimits | undefined, size: Size): readonly Misfit[] {
  if (!limits) return []
  return (['width', 'height'] as const).flatMap((side): Misfit[] => {
    const { min, max } = limits[side]
    if (min !== undefined && size[side] < min) return [{ side, problem: 'too_small', limit: min }]
    return max !== undefined && size[side] > max ? [{ side, problem: 'too_large', limit: max }] : []
  })
}
