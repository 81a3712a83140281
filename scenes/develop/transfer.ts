/**
 * The curve from linear light to 0 ... 1 that the networks of Open Image Denoise were trained with. It has three pieces:
 * linear, then a power, then a logarithm.
 */

const slope = 1412.83765
const power = { factor: 1.64593172, exponent: 0.431384981, offset: -0.00294139609 }
const log = { factor: 0.192653254, shift: 0.00626026094, offset: 0.998620152 }
/** The two points where one piece ends and the next begins: the light there, and the value of the curve. */
const light = [1.5794576e-6, 0.0322087631] as const
const curve = [0.00223151711, 0.370974749] as const

const encodeRaw = (value: number) => {
  if (value <= light[0]) return slope * value
  if (value <= light[1]) return power.factor * value ** power.exponent + power.offset
  return log.factor * Math.log(value + log.shift) + log.offset
}

const highest = encodeRaw(65504)

/** Converts linear light to 0 ... 1. */
export const encodeLight = (value: number) => encodeRaw(value) / highest

/** Converts 0 ... 1 back to linear light. */
export function decodeLight(encoded: number): number {
  const value = encoded * highest
  if (value <= curve[0]) return value / slope
  if (value <= curve[1]) return ((value - power.offset) / power.factor) ** (1 / power.exponent)
  return Math.exp((value - log.offset) / log.factor) - log.shift
}
