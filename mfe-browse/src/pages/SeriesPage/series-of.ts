import { defaultSeriesSlug, isSeriesSlug, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'

/** The series of `/series/{seriesType}`. The default is the Platinum single hung (R-ROUTE-4). */
export const seriesOf = (seriesType: string | undefined): SeriesSlug =>
  seriesType !== undefined && isSeriesSlug(seriesType) ? seriesType : defaultSeriesSlug
