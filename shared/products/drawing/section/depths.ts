import { isDoorStyle, type OperatingStyle } from '../../catalogue/vocabulary/styles'
import type { WindowLine } from '../../catalogue/vocabulary/window-lines'
import type { Glazing } from './glazing'

/* Depths of the profiles, in inches from the outer face of the frame into the house, for sections and for models. */

/** Widths and depths of the parts of a product, in inches. */
export type Members = {
  frame: number
  sash: number
  rail: number
  depth: number
  glazing: Glazing
}

/** From the outer face of a sash to its glass. */
export const outerStop = 0.2
/** Depth of the bead that holds the glass from inside. */
export const bead = 0.36
/** How deep the glass sits in its profile. */
export const bite = 0.5
/** Clearance between the edge of the glass and its profile. */
export const clearance = 0.08
/** Clearance between a sash and the channel of the frame that it sits in. */
export const play = 0.1
/** Depths of the two legs of the frame, which enclose its channel. */
export const legDepths = { outer: 0.3, inner: 0.26 } as const

/** How far the legs of a frame reach from its base toward the glass. */
export const legOf = (frame: number): number => Math.min(0.7, frame * 0.45)

/** Depth of the profile that holds the glass, from outer stop to bead. */
export const sashDepth = ({ glazing }: Pick<Members, 'glazing'>): number =>
  outerStop + glazing.thickness + bead + 0.06

/**
 * The depths at which the tracks begin. The outer track holds fixed panes, upper sashes and hinged sashes, the inner
 * track the sliding sash.
 */
export const tracks = (members: Pick<Members, 'glazing' | 'depth'>) => ({
  outer: 0.32,
  inner: Math.max(members.depth - 0.3 - sashDepth(members), 0.32),
})

/** Frame depth of windows with two tracks. Venetian is deeper because it takes triple glass. */
const depths: Record<WindowLine, number> = { platinum: 3.375, bellagio: 3.5, venetian: 3.75 }

/** The frame depth. Hinged and folding panels need no second track, so their frame is less deep. */
export function frameDepth(style: OperatingStyle, productType: WindowLine, glazing: Glazing): number {
  if (style === 'casement' || style === 'awning' || style === 'french_swing' || style === 'bi_fold') {
    return glazing.thickness + 1.75
  }
  return isDoorStyle(style) ? 4.5 : depths[productType]
}
