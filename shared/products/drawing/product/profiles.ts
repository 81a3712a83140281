import { formulas, type SideFormula } from '../../egress/formulas'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'
import type { WindowLine } from '../../catalogue/vocabulary/window-lines'

/** Widths of the parts seen from the front, in inches. */
export type Profile = {
  /** From the outer edge of the frame to the opening. */
  frame: number
  /** Stile and rail of a sash or door panel, including the glazing bead. */
  sash: number
  /** Stile or rail where two panels meet or overlap. */
  rail: number
  /** Glazing bead of glass that is fixed directly in the frame. In doors, fixed panels have a sash too. */
  bead: number
  /** The part of an open panel that stays in the way of the opening. */
  stop: number
  /** Bottom rail, if it is taller than the others. */
  foot?: number
}

/** The egress formulas subtract the frame on both sides, so that one side of it is half of that. */
const frameOf = ({ less }: SideFormula) => less / 2

const { single_hung: platinumHung } = formulas.platinum
const { single_hung: bellagioHung } = formulas.bellagio
const { single_hung: venetianHung, double_hung: doubleHung, casement } = formulas.venetian

const platinum = {
  frame: frameOf(platinumHung.width),
  sash: 1.25,
  rail: 1.375,
  bead: 0.6,
  stop: platinumHung.height.stop,
}
const bellagio = {
  frame: frameOf(bellagioHung.width),
  sash: 1.375,
  rail: 1.5,
  bead: 0.65,
  stop: bellagioHung.height.stop,
}
const venetian = {
  frame: frameOf(venetianHung.width),
  sash: 1.5,
  rail: 1.625,
  bead: 0.7,
  stop: venetianHung.height.stop,
}
/** Casements, and the styles that share their frame. */
const venetianSlim = { ...venetian, frame: frameOf(casement.width), sash: 1.875, stop: casement.width.stop }

const windows: Record<WindowLine, Profile> = { platinum, bellagio, venetian }

const byStyle: Partial<Record<OperatingStyle, Partial<Record<WindowLine, Profile>>>> = {
  double_hung: { venetian: { ...venetian, frame: frameOf(doubleHung.width) } },
  casement: { venetian: venetianSlim },
  awning: { venetian: venetianSlim },
  picture: { venetian: { ...venetian, frame: venetianSlim.frame, bead: 0.75 } },
  round_top_specialty_shapes: { venetian: { ...venetian, frame: venetianSlim.frame } },
}

const doors: Partial<Record<OperatingStyle, Profile>> = {
  sliding_glass: { frame: 2, sash: 2.75, rail: 2.75, bead: 2.75, stop: 3.5, foot: 3.75 },
  french_sliding: { frame: 2, sash: 4.75, rail: 4.75, bead: 4.75, stop: 5.5, foot: 8 },
  french_swing: { frame: 1.75, sash: 4.75, rail: 4.75, bead: 4.75, stop: 2.25, foot: 8 },
  multi_slide: { frame: 2, sash: 3, rail: 3, bead: 3, stop: 3, foot: 4 },
  bi_fold: { frame: 2.25, sash: 3.25, rail: 3.25, bead: 3.25, stop: 3, foot: 4.25 },
}

/** The profile of a style in a window line. A door has the same profile in every line. */
export const profileOf = (style: OperatingStyle, productType: WindowLine): Profile =>
  doors[style] ?? byStyle[style]?.[productType] ?? windows[productType]
