import type { Sixteenths } from '../catalogue/dimension'
import type { GridBar } from '../catalogue/grid-bars'
import type { FrameKind, GlassType, Glazing, ObscureKey, Shape } from '../catalogue/series-record'
import type { SeriesSlug } from '../catalogue/slugs'
import type { FrameColor } from './frame-colors'

/**
 * One window or door as somebody wants it. It may ask for what is not made: `problemsOf` says so. Only what
 * the drawing library cannot draw is no design at all.
 */
export type Design = {
  series: SeriesSlug
  /** Of the whole unit, frame included. */
  width: Sixteenths
  height: Sixteenths
  /** Panels in the trade's letters, seen from outside; only styles that have a choice of them. */
  operation?: string
  /** Specialty windows only. */
  shape?: Shape
  /** The shape the other way round, left to right. */
  flip?: true
  exterior: FrameColor
  interior: FrameColor
  /** Bars between the panes. `id` is that of the series' own pattern. */
  grid?: { id: string; bars: GridBar['key'] }
  panes: Glazing['panes']
  glass: GlassType['key']
  /** Patterned or tinted glass besides the coating. */
  obscure?: ObscureKey
  /** How the unit is set into the wall; left out while it is not decided. */
  frame?: FrameKind
}

/** What a problem or a row of a description is about. */
export type DesignField =
  'width' | 'height' | 'layout' | 'exterior' | 'interior' | 'grid' | 'panes' | 'glass' | 'obscure' | 'frame'
