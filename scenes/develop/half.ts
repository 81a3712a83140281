/** Converts the bits of a 16-bit float to a number; infinity becomes the largest finite value, and NaN becomes 0. */
export function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? 0 : sign * 65504
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** The value of every 16-bit float, by its bits. A table is faster for the millions of values of a picture. */
export const halves: Float32Array = Float32Array.from({ length: 65536 }, (_, bits) => halfToNumber(bits))
