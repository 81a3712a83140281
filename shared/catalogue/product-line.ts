import type { PriceTier } from './menu'
import type { PictureId, TitledText } from './series-record'
import type { LineSlug, SeriesSlug } from './slugs'

/** Which small drawing stands beside a benefit. */
export type BenefitIcon = 'frame' | 'glass' | 'ruler' | 'palette' | 'air' | 'panels' | 'value' | 'threshold'

/** A series as its product line lists it: under the short name, without the line's. */
export type LineSeries = {
  slug: SeriesSlug
  title: string
  image: PictureId
  navigateTo: `/series/${SeriesSlug}`
}

/** Everything that the page of a product line shows (specification: browsing, section 3, "Product line"). */
export type ProductLine = {
  slug: LineSlug
  title: string
  /** The line in a breadcrumb and on the cards of other lines. */
  name: string
  breadcrumb: string
  navigateTo: `/product/${LineSlug}`
  subtitle: string
  description: string
  /** For search results, at most 160 characters. */
  summary: string
  priceTier: PriceTier
  titleImage: PictureId
  mobileImage: PictureId
  productSeries: readonly LineSeries[]
  thoughtfulBenefits: readonly (TitledText & { icon: BenefitIcon })[]
  thoughtfulBenefitsImage: PictureId
}
