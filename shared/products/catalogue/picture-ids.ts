import { allSeries } from './all-series'
import { catalogItems } from './listing/catalog-items'
import { proShortcuts, proTools, windowSeries } from './listing/menu'
import { productLines } from './lines/product-lines'
import type { PictureId } from './series-record'

/** Whether a field holds the id of a picture. */
const isPictureField = (key: string) => /^(image|\w+Image)$/.test(key)

function idsIn(value: unknown, key = ''): readonly PictureId[] {
  if (typeof value === 'string') return isPictureField(key) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, part]: [string, unknown]) => idsIn(part, inner))
}

/**
 * The ids of all pictures that the catalogue refers to, sorted and without duplicates. Loads the whole catalogue: for
 * builds and tests only.
 */
export function pictureIds(): readonly PictureId[] {
  const carousels = Object.values(allSeries).flatMap(({ carouselImages }) =>
    Object.values(carouselImages).flat(),
  )
  const named = idsIn([
    ...Object.values(allSeries),
    ...Object.values(productLines),
    ...catalogItems,
    ...windowSeries,
    ...proShortcuts,
    ...proTools,
  ])
  return [...new Set([...carousels, ...named])].sort()
}
