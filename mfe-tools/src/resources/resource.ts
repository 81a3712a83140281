import type { FrameKind } from '@virida/shared/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { Category, SeriesValue } from './categories'

/** One sheet: what is drawn on it, and where its files stand. */
export type Sheet = {
  /** Name of its files without an ending; unique on the site. */
  name: string
  slug: SeriesSlug
  title: string
} & ({ kind: 'elevation' } | { kind: 'section'; frame: FrameKind })

/** Everything there is to download about one product (specification, visitor actions 3). */
export type Resource = {
  /** Also its place on the page: `/technical-resources#platinum-single-hung`. */
  id: string
  title: string
  subtitle: string
  productName: string
  categories: readonly Category[]
  /** Window series; doors belong to none. */
  series: SeriesValue | undefined
  slugs: readonly SeriesSlug[]
  sheets: readonly Sheet[]
  /** Paths of the PDFs of the sheets: what the keyword is matched against besides the product name. */
  drawings: readonly string[]
  /** The calculator, filled in with the series and style. */
  egress?: string
  minMax: string
  zip: string
}

const folder = '/technical_resources'

/** Where a file of a resource stands; the gateway serves it from the root of the site. */
export const pathOf = (id: string, file: string) => `${folder}/${id}/${file}`
