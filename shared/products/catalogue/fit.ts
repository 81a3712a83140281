import type { Sixteenths } from './dimension'
import type { SizeLimits } from './facts'

/** A side that is not made at the wanted length, and the nearest length that is. */
export type Misfit = { side: 'width' | 'height'; problem: 'too_small' | 'too_large'; limit: Sixteenths }

/**
 * The sides of a size that are outside the limits; an empty list means that the size is made. `size` is what the
 * limits measure (`limits.of`): one panel of a door, one window of a bay, otherwise the whole product. It is in
 * sixteenths of an inch and may lie between two of them. A series without limits is made in any size.
 */
export function misfits(
  limits: SizeLimits | undefined,
  size: Readonly<Record<'width' | 'height', number>>,
): readonly Misfit[] {
  if (!limits) return []
  return (['width', 'height'] as const).flatMap((side): Misfit[] => {
    const { min, max } = limits[side]
    if (min !== undefined && size[side] < min) return [{ side, problem: 'too_small', limit: min }]
    return max !== undefined && size[side] > max ? [{ side, problem: 'too_large', limit: max }] : []
  })
}
