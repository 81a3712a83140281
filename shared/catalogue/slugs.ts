/**
 * The addresses of the catalogue and nothing else: route tables and links import this module, so it must
 * stay free of the data behind the slugs.
 */
export const lineSlugs = [
  'platinum-windows',
  'bellagio-windows',
  'venetian-windows',
  'venetian-doors',
] as const

export const seriesSlugs = [
  'bellagio-single-hung',
  'bellagio-horizontal-slider',
  'bellagio-picture-window',
  'bellagio-specialty-window',
  'bellagio-bay-window',
  'platinum-single-hung',
  'platinum-horizontal-slider',
  'platinum-picture-window',
  'platinum-specialty-window',
  'platinum-bay-window',
  'venetian-single-hung',
  'venetian-double-hung',
  'venetian-horizontal-slider',
  'venetian-picture-window',
  'venetian-casement',
  'venetian-awning',
  'sliding-glass-door',
  'french-sliding-door',
  'french-swing-door',
  'multi-slide-door',
  'bi-fold-door',
] as const

export type LineSlug = (typeof lineSlugs)[number]
export type SeriesSlug = (typeof seriesSlugs)[number]

/** What `/product` and `/series` without a parameter stand for (specification: browsing, section 5). */
export const defaultLineSlug: LineSlug = 'platinum-windows'
export const defaultSeriesSlug: SeriesSlug = 'platinum-single-hung'

export const isLineSlug = (slug: string): slug is LineSlug => (lineSlugs as readonly string[]).includes(slug)
export const isSeriesSlug = (slug: string): slug is SeriesSlug =>
  (seriesSlugs as readonly string[]).includes(slug)

export const linePath = <Slug extends LineSlug>(slug: Slug) => `/product/${slug}` as const
export const seriesPath = <Slug extends SeriesSlug>(slug: Slug) => `/series/${slug}` as const
