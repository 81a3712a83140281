import { seriesAddress } from '../../../site/addresses/pages'
import { seriesFacts } from '../facts'
import type { LineSlug } from '../line-slugs'
import { seriesSlugs, type SeriesSlug } from '../slugs'
import { finishesOf } from '../vocabulary/finishes'
import type { OperatingStyle } from '../vocabulary/styles'
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

/** The order of the lines, and of the styles in each. A style that is missing here comes at the end of its line. */
const order: Readonly<Record<LineSlug, readonly OperatingStyle[]>> = {
  'bellagio-windows': ['horizontal_slider', 'picture', 'single_hung', 'bay', 'round_top_specialty_shapes'],
  'venetian-doors': ['sliding_glass', 'french_sliding', 'french_swing', 'multi_slide', 'bi_fold'],
  'platinum-windows': ['bay', 'horizontal_slider', 'single_hung', 'round_top_specialty_shapes', 'picture'],
  'venetian-windows': ['awning', 'casement', 'double_hung', 'horizontal_slider', 'picture', 'single_hung'],
}

const lines = Object.keys(order)

function rank(slug: SeriesSlug): number {
  const { product, style } = seriesFacts[slug]
  const at = order[product].indexOf(style)
  return lines.indexOf(product) * 100 + (at < 0 ? 99 : at)
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
export const catalogItems: readonly CatalogItem[] = [...seriesSlugs]
  .sort((a, b) => rank(a) - rank(b))
  .flatMap(itemsOf)
