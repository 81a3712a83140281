import { lineAddress, seriesAddress } from '../../../site/addresses/pages'
import { seriesFacts } from '../facts'
import type { LineSeries, ProductLine } from '../product-line'
import type { LineSlug } from '../line-slugs'
import { seriesSlugs } from '../slugs'
import { titleFromSlug } from '../words'
import { priceTiers } from '../vocabulary/price-tiers'

type Derived =
  | 'slug'
  | 'title'
  | 'priceTier'
  | 'navigateTo'
  | 'productSeries'
  | 'titleImage'
  | 'mobileImage'
  | 'thoughtfulBenefitsImage'

/** The title of a series without the name of its line and the kind of product: "Single Hung", "Sliding Glass". */
const shortTitle = (title: string, lineName: string) =>
  title.replace(`${lineName} `, '').replace(/ (Window|Door)$/, '')

const seriesOf = (line: LineSlug, lineName: string): readonly LineSeries[] =>
  seriesSlugs
    .filter((slug) => seriesFacts[slug].product === line)
    .map((slug) => ({
      slug,
      title: shortTitle(seriesFacts[slug].title, lineName),
      image: `${slug}/card`,
      navigateTo: seriesAddress(slug),
    }))

/** Completes the texts of a line with its title, price tier, addresses, picture ids and the list of its series. */
export function describeLine(slug: LineSlug, texts: Omit<ProductLine, Derived>): ProductLine {
  return {
    ...texts,
    slug,
    title: titleFromSlug(slug),
    navigateTo: lineAddress(slug),
    priceTier: priceTiers[slug],
    titleImage: `lines/${slug}/hero`,
    mobileImage: `lines/${slug}/hero-mobile`,
    thoughtfulBenefitsImage: `lines/${slug}/benefits`,
    productSeries: seriesOf(slug, texts.name),
  }
}
