import { inches, type Sixteenths } from '../dimension'

/** How a frame is set into the wall. */
export const frameKinds = ['retrofit', 'block', 'nail_on_3_coat', 'power_wall_1_coat'] as const

export type FrameKind = (typeof frameKinds)[number]

/** What each frame is for, in the words of builders and homeowners. */
export const frameUses: Readonly<Record<FrameKind, string>> = {
  retrofit: 'replacement',
  block: 'replacement or new construction, no fin',
  nail_on_3_coat: 'new construction, stucco',
  power_wall_1_coat: 'new construction, one-coat stucco over foam',
}

export const frameTitles: Readonly<Record<FrameKind, string>> = {
  retrofit: 'Retrofit',
  block: 'Block',
  nail_on_3_coat: 'Nail-On 3-Coat',
  power_wall_1_coat: 'Power Wall 1-Coat',
}

/**
 * How much smaller than its opening a frame usually is, in each direction. For a retrofit frame the opening is the inside
 * of the old frame, whose gap the flange covers; for the others it is the rough opening, with room for shims and sealant.
 * A custom of the trade, not a limit of the product: an installer may want more or less.
 */
export const usualClearances: Readonly<Record<FrameKind, Sixteenths>> = {
  retrofit: inches(1 / 4),
  block: inches(1 / 2),
  nail_on_3_coat: inches(1 / 2),
  power_wall_1_coat: inches(1 / 2),
}
