import type { WindowLine } from '../catalogue/vocabulary/window-lines'
import type { SeriesSlug } from '../catalogue/slugs'

export type EgressStyle = 'single_hung' | 'horizontal_slider' | 'double_hung' | 'casement'

/**
 * How one side of the clear opening follows from the same side of the frame, in inches:
 * (frame side - `less`), divided by 2 when `halved`, minus `stop`.
 */
export type SideFormula = {
  /** Both sides of the frame together. */
  less: number
  /** Two sashes share this side. */
  halved?: true
  /** The part of the open sash that stays in the way. */
  stop?: number
}

export type OpeningFormula = { width: SideFormula; height: SideFormula }

const frame = (less: number): SideFormula => ({ less })
const twoSashes = (less: number) => ({ less, halved: true, stop: 2.875 }) as const

/**
 * The manufacturer's formulas for the clear opening (R-EGRESS-7), each with the slug of its series. The
 * calculator covers these series and styles and no others.
 */
export const formulas = {
  platinum: {
    single_hung: { slug: 'platinum-single-hung', width: frame(3), height: twoSashes(3) },
    horizontal_slider: { slug: 'platinum-horizontal-slider', width: twoSashes(3), height: frame(3) },
  },
  bellagio: {
    single_hung: { slug: 'bellagio-single-hung', width: frame(3.125), height: twoSashes(3.125) },
    horizontal_slider: {
      slug: 'bellagio-horizontal-slider',
      width: twoSashes(3.125),
      height: frame(3.125),
    },
  },
  venetian: {
    single_hung: { slug: 'venetian-single-hung', width: frame(5.625), height: twoSashes(5.625) },
    horizontal_slider: {
      slug: 'venetian-horizontal-slider',
      width: twoSashes(5.625),
      height: frame(5.625),
    },
    double_hung: { slug: 'venetian-double-hung', width: frame(4.875), height: twoSashes(4.875) },
    // The open sash of a casement covers 2 1/4 in on the hinge side.
    casement: { slug: 'venetian-casement', width: { less: 4.25, stop: 2.25 }, height: frame(4.25) },
  },
} as const satisfies Record<WindowLine, Partial<Record<EgressStyle, OpeningFormula & { slug: SeriesSlug }>>>

/** A window that the calculator covers. */
export type EgressWindow = {
  series: WindowLine
  style: EgressStyle
  slug: SeriesSlug
  opening: OpeningFormula
}

export const egressSeries = Object.keys(formulas) as WindowLine[]

/** Every window that the calculator covers, in the order of the form. */
export const egressWindows: readonly EgressWindow[] = egressSeries.flatMap((series) =>
  Object.entries<OpeningFormula & { slug: SeriesSlug }>(formulas[series]).map(
    ([style, { slug, ...opening }]) => ({
      series,
      style: style as EgressStyle,
      slug,
      opening,
    }),
  ),
)

export const isEgressSeries = (value: string): value is WindowLine => Object.hasOwn(formulas, value)

/** The styles that the calculator covers in a series; none for an unknown series. */
export const stylesOf = (series: string): EgressStyle[] =>
  egressWindows.filter((window) => window.series === series).map(({ style }) => style)

/** The window of a series and style, or undefined when the calculator does not cover it. */
export const egressWindowOf = (series: string, style: string): EgressWindow | undefined =>
  egressWindows.find((window) => window.series === series && window.style === style)
