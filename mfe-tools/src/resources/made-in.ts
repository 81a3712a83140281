import { seriesFacts, type Size } from '@virida/shared/products/catalogue/facts'
import { misfits } from '@virida/shared/products/catalogue/fit'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { windowsAcrossBay } from '@virida/shared/products/drawing/product/bay'

/**
 * Whether a series may be made in a size, so that its drawings are worth reading. A door can have as many panels as its
 * width needs, so only its smallest panel limits the width.
 */
export function mayBeMadeIn(slug: SeriesSlug, { width, height }: Size): boolean {
  const { size: limits } = seriesFacts[slug]
  if (!limits) return true
  const part = {
    unit: width,
    panel: Math.min(width, limits.width.max ?? width),
    bay_window: width / windowsAcrossBay,
  }[limits.of]
  return misfits(limits, { width: part, height }).length === 0
}
