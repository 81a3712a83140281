import type { ProductLine } from '../product-line'
import type { LineSlug, SeriesSlug } from '../slugs'
import { linePath, seriesPath } from '../slugs'
import { titleFromSlug } from '../words'

type Derived =
  'slug' | 'title' | 'navigateTo' | 'productSeries' | 'titleImage' | 'mobileImage' | 'thoughtfulBenefitsImage'

type Told = Omit<ProductLine, Derived> & { series: readonly (readonly [slug: SeriesSlug, title: string])[] }

/** A line's own texts, with the title, addresses and picture ids that follow from its slug. */
export function describeLine(slug: LineSlug, { series, ...told }: Told): ProductLine {
  return {
    ...told,
    slug,
    title: titleFromSlug(slug),
    navigateTo: linePath(slug),
    titleImage: `lines/${slug}/hero`,
    mobileImage: `lines/${slug}/hero-mobile`,
    thoughtfulBenefitsImage: `lines/${slug}/benefits`,
    productSeries: series.map(([of, title]) => ({
      slug: of,
      title,
      image: `${of}/card`,
      navigateTo: seriesPath(of),
    })),
  }
}
