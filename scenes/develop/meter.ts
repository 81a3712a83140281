import type { Planes } from './exr'

/** Linear light to which a fully metered picture brings its brighter parts. */
const key = 0.75

/**
 * Stops of exposure for a picture: those told, drawn toward what brings the light that three quarters of its pixels stay
 * below to the key. A room with small windows is darker than one with doors of glass, and yet no cellar.
 * @param told Stops.
 * @param metering 0 to 1, see `Development`.
 */
export function meteredExposure([red, green, blue]: Planes, told: number, metering: number): number {
  if (metering === 0) return told
  const lights = red.map((value, at) => 0.2126 * value + 0.7152 * (green[at] ?? 0) + 0.0722 * (blue[at] ?? 0))
  const bright = lights.sort()[Math.floor(lights.length * 0.75)] ?? key
  return told + metering * (Math.log2(key / Math.max(bright, 1e-3)) - told)
}
