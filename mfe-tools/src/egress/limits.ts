import { toInches, type LengthRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { isSeriesSlug, type SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { Window } from './openings'

export type SideName = 'width' | 'height'
export const sideNames: readonly SideName[] = ['width', 'height']

/** The page of a window that the calculator knows. */
export function slugOf({ series, style }: Window): SeriesSlug {
  const slug = `${series}-${style.replaceAll('_', '-')}`
  if (!isSeriesSlug(slug)) throw new Error(`Looked for the page of ${series} ${style}: there is no ${slug}`)
  return slug
}

/** Within which lengths a window is made. */
export function limitsOf(window: Window): Record<SideName, LengthRange> {
  const { size } = seriesFacts[slugOf(window)]
  return { width: size?.width ?? {}, height: size?.height ?? {} }
}

export type Misfit = { side: SideName; problem: 'too_small' | 'too_large'; range: LengthRange }

/** The sides of a frame, in inches, that are not made at this length. */
export function misfitsOf(window: Window, frame: Record<SideName, number>): Misfit[] {
  const limits = limitsOf(window)
  return sideNames.flatMap((side): Misfit[] => {
    const range = limits[side]
    const { min, max } = range
    if (min !== undefined && frame[side] < toInches(min)) return [{ side, problem: 'too_small', range }]
    return max !== undefined && frame[side] > toInches(max) ? [{ side, problem: 'too_large', range }] : []
  })
}
