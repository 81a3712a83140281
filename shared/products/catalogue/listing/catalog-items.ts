import { seriesAddress } from '../../../site/addresses/pages'
import { seriesFacts } from '../facts'
import { seriesSlugs, type SeriesSlug } from '../slugs'
import { finishesOf } from '../vocabulary/finishes'
import type { FilterValue } from './filters'

/** One card of the catalog. `image` is the id of a picture. */
export type CatalogItem = {
  slug: SeriesSlug
  href: `/series/${SeriesSlug}`
  title: string
  subtitle?: string
  image: string
  tags: readonly FilterValue[]
}

function itemsOf(slug: SeriesSlug): readonly CatalogItem[] {
  const { title, type, productType, style, frameFinishes } = seriesFacts[slug]
  const item: CatalogItem = {
    slug,
    href: seriesAddress(slug),
    title,
    image: `${slug}/card`,
    tags: [
      ...(type === 'window' ? [productType] : []),
      style,
      ...finishesOf(frameFinishes).map(({ key }) => key),
    ],
  }
  // A swing door is sold with one panel or two, and each has a card.
  return style === 'french_swing'
    ? [
        { ...item, subtitle: 'Single panel' },
        { ...item, subtitle: 'Double panel', image: `${slug}/card-double` },
      ]
    : [item]
}

/** The cards of the catalog: one for each series, and two for the French swing door. */
export const catalogItems: readonly CatalogItem[] = seriesSlugs.flatMap(itemsOf)
