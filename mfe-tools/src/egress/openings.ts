import type { WindowSeries } from '@virida/shared/catalogue/filters'

export type EgressStyle = 'single_hung' | 'horizontal_slider' | 'double_hung' | 'casement'

/** One side of the clear opening: what is left of the frame's side, halved where two sashes share it, less the stop. */
export type Side = { less: number; halved?: true; stop?: number }
export type Opening = { width: Side; height: Side }

const frame = (less: number): Side => ({ less })
/** Two sashes share the side; open, the moving one leaves 2 7/8 in in the way. */
const shared = (less: number): Side => ({ less, halved: true, stop: 2.875 })

/**
 * The eight formulas of the clear opening, in inches of the frame (specification, visitor actions 9). A
 * combination that is not here opens by nothing that this calculator knows, and gives zeros.
 */
export const openings = {
  platinum: {
    single_hung: { width: frame(3), height: shared(3) },
    horizontal_slider: { width: shared(3), height: frame(3) },
  },
  bellagio: {
    single_hung: { width: frame(3.125), height: shared(3.125) },
    horizontal_slider: { width: shared(3.125), height: frame(3.125) },
  },
  venetian: {
    single_hung: { width: frame(5.625), height: shared(5.625) },
    horizontal_slider: { width: shared(5.625), height: frame(5.625) },
    double_hung: { width: frame(4.875), height: shared(4.875) },
    // The open sash stands in front of the hinge side.
    casement: { width: { less: 4.25, stop: 2.25 }, height: frame(4.25) },
  },
} as const satisfies Record<WindowSeries, Partial<Record<EgressStyle, Opening>>>

export type EgressSeries = keyof typeof openings
/** A window that the calculator knows. */
export type Window = { series: EgressSeries; style: EgressStyle }

export const egressSeries = Object.keys(openings) as EgressSeries[]
export const isEgressSeries = (value: string): value is EgressSeries => Object.hasOwn(openings, value)

/** The styles that the calculator knows of a series; the form's second choice follows from its first. */
export const stylesOf = (series: EgressSeries): EgressStyle[] =>
  Object.keys(openings[series]) as EgressStyle[]

export const windows: readonly Window[] = egressSeries.flatMap((series) =>
  stylesOf(series).map((style) => ({ series, style })),
)

/** The formulas of a series and style, or nothing where there are none. */
export function openingOf(series: string, style: string): Opening | undefined {
  if (!isEgressSeries(series)) return undefined
  const bySeries: Partial<Record<string, Opening>> = openings[series]
  return Object.hasOwn(bySeries, style) ? bySeries[style] : undefined
}
