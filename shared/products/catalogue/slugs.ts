import { seriesFacts } from './facts'

/** The name of a series as addresses spell it. */
export type SeriesSlug = keyof typeof seriesFacts

/** All series in the order of the catalogue, which is that of their facts. */
export const seriesSlugs = Object.keys(seriesFacts) as readonly SeriesSlug[]

/** What `/series` shows. */
export const defaultSeriesSlug: SeriesSlug = 'platinum-single-hung'

export const isSeriesSlug = (slug: string): slug is SeriesSlug => Object.hasOwn(seriesFacts, slug)
