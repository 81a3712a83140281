import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../../design/design'
import { layoutsOf } from '../../design/layouts'
import { usualDesign } from '../../design/usual-design'

/** The usual design of a series in each of its layouts; only the usual design if there is no choice. */
export function everyLayout(record: SeriesRecord): Design[] {
  const usual = usualDesign(record.slug)
  const layouts = layoutsOf(record)
  if (layouts.length === 0) return [usual]
  return layouts.map(({ operation, shape, flip }) => ({
    ...usual,
    ...(operation && { operation }),
    ...(shape && { shape }),
    ...(flip && { flip }),
  }))
}
