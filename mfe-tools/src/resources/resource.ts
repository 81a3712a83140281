import type { FrameKind } from '@virida/shared/products/catalogue/vocabulary/frames'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { Category, SeriesValue } from './categories'

/** One sheet: what is drawn on it, and the names of its files. */
export type Sheet = {
  /** Name of its files without an ending; unique on the site. */
  name: string
  slug: SeriesSlug
  title: string
} & ({ kind: 'elevation' } | { kind: 'section'; frame: FrameKind })

/** Everything to download about one product. */
export type Resource = {
  /** Also the fragment of its URL: `/technical-resources#platinum-single-hung`. */
  id: string
  title: string
  subtitle: string
  productName: string
  categories: readonly Category[]
  /** The window line; undefined for doors. */
  series: SeriesValue | undefined
  slugs: readonly SeriesSlug[]
  sheets: readonly Sheet[]
  /** Paths of the PDFs of the sheets. The keyword is matched against these paths, the product name and `words`. */
  drawings: readonly string[]
  /** Other words that find the resource: series numbers, frame types and what they are for, types of files. */
  words: string
  /** The calculator, filled in with the series and style. */
  egress?: string
  minMax: string
  zip: string
}
