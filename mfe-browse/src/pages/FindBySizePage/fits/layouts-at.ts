import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import { seriesFacts, type Size } from '@virida/shared/products/catalogue/facts'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { misfits } from '@virida/shared/products/catalogue/fit'
import type { LengthRange } from '@virida/shared/products/catalogue/dimension'
import type { Design } from '@virida/shared/products/design/design'
import { layoutsOf, panelsOf } from '@virida/shared/products/design/layouts'
import { limitsOf } from '@virida/shared/products/design/limits'
import { usualDesign } from '@virida/shared/products/design/usual-design'

/** A series in one of its layouts, at the asked size. */
export type LayoutAt = { design: Design; panels: number; isMade: boolean }

/**
 * The layouts of a series at a size, the most likely first: panels closest to the usual width, then the usual layout.
 * @param record Needed for doors, whose record lists the layouts. A window without a record has its usual layout
 * only.
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

/** The range of sizes that a series reaches in any of its layouts. */
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
