import type { Sixteenths } from '../catalogue/dimension'
import type { FrameKind } from '../catalogue/vocabulary/frames'
import type { Coating, ObscureGlass, PaneCount } from '../catalogue/vocabulary/glass'
import type { GridBar } from '../catalogue/vocabulary/grids'
import type { SpecialtyShape } from '../catalogue/vocabulary/shapes'
import type { SeriesSlug } from '../catalogue/slugs'
import type { FrameColor } from './frame-colors'

/**
 * One configured window or door. It may be a product that is not made: `problemsOf` lists the reasons. It can always
 * be drawn.
 */
export type Design = {
  series: SeriesSlug
  /** Width of the whole unit, including the frame. */
  width: Sixteenths
  height: Sixteenths
  /** Panel letters, seen from outside. Only for styles with a choice of layouts. */
  operation?: string
  /** Specialty windows only. */
  shape?: SpecialtyShape
  /** Mirrors the shape left to right. */
  flip?: true
  exterior: FrameColor
  interior: FrameColor
  /** Bars between the panes. `id` is the id of a grid of the series. */
  grid?: { id: string; bars: GridBar['key'] }
  panes: PaneCount
  glass: Coating
  /** Patterned or tinted glass, in addition to the coating. */
  obscure?: ObscureGlass
  /** Frame type; undefined while it is not decided. */
  frame?: FrameKind
}

/** The choice that a problem is about. */
export type DesignField =
  'width' | 'height' | 'layout' | 'exterior' | 'interior' | 'grid' | 'panes' | 'glass' | 'obscure' | 'frame'
