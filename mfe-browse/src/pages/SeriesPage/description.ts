import { formatRange } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { seriesContent } from './content'

/** The series in one sentence for search results, from its figures; at most 160 characters. */
export function descriptionOf(slug: SeriesSlug): string {
  const { title, seriesNumber, material, size, frameFinishes } = seriesFacts[slug]
  const finishes = frameFinishes.capstock ? seriesContent.sevenFinishes : seriesContent.twoFinishes
  const measures = size
    ? seriesContent.sizes(formatRange(size.width), formatRange(size.height), size.of)
    : seriesContent.shapes
  return `${title}, ${seriesNumber}: ${material.toLowerCase().replace('/', ' or ')}, ${measures}, ${finishes}.`
}
