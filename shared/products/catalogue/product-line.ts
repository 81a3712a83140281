import type { PriceTier } from './vocabulary/price-tiers'
import type { PictureId, TitledText } from './series-record'
import type { LineSlug } from './line-slugs'
import type { SeriesSlug } from './slugs'

/** The icon next to a benefit. */
export type BenefitIcon = 'frame' | 'glass' | 'ruler' | 'palette' | 'air' | 'panels' | 'value' | 'threshold'

/** A series in the list of its line. The title leaves out the line and the kind of product: `Single Hung`. */
export type LineSeries = {
  slug: SeriesSlug
  title: string
  image: PictureId
  navigateTo: `/series/${SeriesSlug}`
}

/** Everything that the page of a product line shows. */
export type ProductLine = {
  slug: LineSlug
  title: string
  /** The short name, for cards. */
  name: string
  navigateTo: `/product/${LineSlug}`
  subtitle: string
  description: string
  /** Description for search results, at most 160 characters. */
  summary: string
  priceTier: PriceTier
  titleImage: PictureId
  mobileImage: PictureId
  productSeries: readonly LineSeries[]
  thoughtfulBenefits: readonly (TitledText & { icon: BenefitIcon })[]
  thoughtfulBenefitsImage: PictureId
}
