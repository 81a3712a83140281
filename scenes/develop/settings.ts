import type { Tone } from './tone'

/** How a render becomes a picture. */
export type Development = Tone & {
  /** Light that spills over from lamps and sky, in parts. */
  bloom: number
  /** Share by which the exposure follows the picture's own light: 0 takes it as told, 1 makes all equally bright. */
  metering: number
}

/** By day, from inside and outside. */
export const film: Development = {
  exposure: 0.45,
  look: 'film',
  whiteBalance: [1.02, 1, 0.97],
  vignette: 0.1,
  bloom: 0.05,
  metering: 0,
}

/** For what stands on white. */
export const studio: Development = {
  exposure: 0.38,
  look: 'studio',
  whiteBalance: [1, 1, 1],
  vignette: 0,
  bloom: 0,
  metering: 0,
}
