import type { Planes } from './exr'

/** With full metering, the 75th percentile of a picture's luminance becomes this. */
export const key = 1.3

/**
 * Returns the exposure of a picture in stops. Metering moves the given exposure toward the one at which the 75th
 * percentile of luminance is the key. Partial metering leaves a room with small windows darker than one with glass
 * doors, but still bright enough.
 * @param given Stops.
 * @param metering How much the exposure follows the brightness of the render, from 0 (not at all) to 1 (fully).
 */
export function meteredExposure([red, green, blue]: Planes, given: number, metering: number): number {
  if (metering === 0) return given
  const lights = red.map((value, at) => 0.2126 * value + 0.7152 * (green[at] ?? 0) + 0.0722 * (blue[at] ?? 0))
  const bright = lights.sort()[Math.floor(lights.length * 0.75)] ?? key
  return given + metering * (Math.log2(key / Math.max(bright, 2e-3)) - given)
}
