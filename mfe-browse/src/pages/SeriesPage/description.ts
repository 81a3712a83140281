import { formatRange } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { seriesContent } from './content'

/** Describes the series in one sentence of at most 160 characters, for search results. */
export function descriptionOf(slug: SeriesSlug): string {
  const { title, seriesNumber, material, size, frameFinishes } = seriesFacts[slug]
  const finishes = frameFinishes.capstock ? seriesContent.sevenFinishes : seriesContent.twoFinishes
  const measures = size
    ? seriesContent.sizes(formatRange(size.width), formatRange(size.height), size.of)
    : seriesContent.shapes
  return `${title}, ${seriesNumber}: ${material.toLowerCase().replace('/', ' or ')}, ${measures}, ${finishes}.`
}
