import type { Tone } from './tone'

/** The settings that turn a render into a picture. */
export type Development = Tone & {
  /** Strength of the glow around lamps and bright sky: 0 for none. */
  bloom: number
  /** Standard deviation of the luminance grain in mid-gray, in steps of 8-bit sRGB. */
  grain: number
  /** How far the exposure follows the brightness of the render: 0 not at all, 1 fully. */
  metering: number
  /** Whether left and right are exchanged, so that two rooms from one camera differ. */
  mirrored: boolean
}

/** Exteriors by day. */
export const film: Development = {
  exposure: 0.45,
  look: 'film',
  whiteBalance: [1.02, 1, 0.985],
  vignette: 0.1,
  white: 0.89,
  grain: 1.3,
  bloom: 0.05,
  metering: 0,
  mirrored: false,
}

/** Whole houses: sunlit walls are brighter than in close-ups, where they would compete with a white frame. */
export const house: Development = { ...film, white: 0.93 }

/**
 * Rooms: no vignette, because it makes white walls look dirty, and little bloom, because it hides the edges of white frames before a
 * bright sky.
 */
export const room: Development = {
  ...film,
  exposure: 1.1,
  whiteBalance: [0.97, 1, 1.04],
  vignette: 0,
  white: 0.92,
  bloom: 0.02,
  metering: 0.75,
}

/** Objects on a white background. */
export const studio: Development = {
  exposure: 0.38,
  look: 'studio',
  whiteBalance: [1, 1, 1],
  vignette: 0,
  white: 1,
  grain: 0,
  bloom: 0,
  metering: 0,
  mirrored: false,
}
