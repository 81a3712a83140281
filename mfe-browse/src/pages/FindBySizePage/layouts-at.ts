import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { Size } from '@virida/shared/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { misfits } from '@virida/shared/catalogue/fit'
import type { LengthRange } from '@virida/shared/catalogue/dimension'
import type { Design } from '@virida/shared/design/design'
import { layoutsOf, panelsOf } from '@virida/shared/design/layouts'
import { limitsOf } from '@virida/shared/design/limits'
import { usualDesign } from '@virida/shared/design/usual-design'

/** A series in one of its layouts at the wanted size. */
export type LayoutAt = { design: Design; panels: number; isMade: boolean }

/**
 * The layouts of a series at a size, the likeliest first: panels as near as may be to the usual width, and the
 * usual layout before others of as many panels. Doors need their record, which names their layouts; a window
 * stands for itself.
 */
export function layoutsAt(slug: SeriesSlug, size: Size, record?: SeriesRecord): readonly LayoutAt[] {
  const usual = usualDesign(slug)
  const operations = record ? layoutsOf(record).map(({ operation }) => operation) : []
  const ordered = [usual.operation, ...operations.filter((one) => one !== usual.operation)]
  const usualPanel = usualSizes[seriesFacts[slug].style].width / panelsOf(usual)
  const strangeness = ({ panels }: LayoutAt) => Math.abs(Math.log(size.width / panels / usualPanel))
  return ordered
    .map((operation): LayoutAt => {
      const design = { ...usual, ...size, ...(operation && { operation }) }
      const isMade = misfits(limitsOf(design), size).length === 0
      return { design, panels: panelsOf(design), isMade }
    })
    .sort((a, b) => strangeness(a) - strangeness(b))
}

/** The sizes that a series reaches in any of its layouts. */
export function reachOf(layouts: readonly LayoutAt[]): Record<'width' | 'height', LengthRange> {
  const limits = layouts.flatMap(({ design }) => limitsOf(design) ?? [])
  const reach = (side: 'width' | 'height'): LengthRange => {
    const mins = limits.flatMap(({ [side]: { min } }) => min ?? [])
    const maxs = limits.flatMap(({ [side]: { max } }) => max ?? [])
    const [min, max] = [mins.sort((a, b) => a - b)[0], maxs.sort((a, b) => b - a)[0]]
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  }
  return { width: reach('width'), height: reach('height') }
}
