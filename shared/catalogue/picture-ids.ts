import { allSeries } from './all-series'
import { catalogItems } from './catalog-items'
import { proShortcuts, proTools, windowSeries } from './menu'
import { productLines } from './product-lines'
import type { PictureId } from './series-record'

/** Fields that hold the id of a picture, or ids. */
const isPictureField = (key: string) => /^(image|\w+Image)$/.test(key)

function idsIn(value: unknown, key = ''): readonly PictureId[] {
  if (typeof value === 'string') return isPictureField(key) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, part]: [string, unknown]) => idsIn(part, inner))
}

/**
 * The id of every picture that the catalogue refers to, sorted, each once: what the pipeline has to make.
 * It loads the whole catalogue, so it is for builds and tests.
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
