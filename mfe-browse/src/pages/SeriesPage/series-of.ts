import { defaultSeriesSlug, isSeriesSlug } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'

/** The series that `/series/{seriesType}` means; a missing one means the Platinum single hung (specification: browsing, section 5). */
export const seriesOf = (seriesType: string | undefined): SeriesSlug =>
  seriesType !== undefined && isSeriesSlug(seriesType) ? seriesType : defaultSeriesSlug
