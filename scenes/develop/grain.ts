/** A repeatable number from -1 to 1 for a pixel, with most values near 0. */
function noiseAt(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  const bits = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((bits & 0xffff) + (bits >>> 16)) / 0xffff - 1
}

/** Weights of a pixel and of its neighbors to the left and right, above and below. */
const weights = [0.25, 0.5, 0.25] as const
/** Standard deviation of the weighted sum of nine numbers of `noiseAt`. */
const deviation = (0.25 ** 2 + 0.5 ** 2 + 0.25 ** 2) / Math.sqrt(6)

/**
 * Film grain with a standard deviation of 1, row by row. A grain is about two pixels wide, as in a scan of film: grains
 * of one pixel look like the noise of a sensor, and the encoder removes them first.
 */
function grainOf(width: number, height: number): Float32Array {
  const across = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      across[at] = weights[0] * noiseAt(at) + weights[1] * noiseAt(at + 1) + weights[2] * noiseAt(at + 2)
    }
  }
  return across.map((middle, at) => {
    const above = across[at - width] ?? middle
    const below = across[at + width] ?? middle
    return (weights[0] * above + weights[1] * middle + weights[2] * below) / deviation
  })
}

/** Adds grain to the luminance of 8-bit RGB pixels. As on film, it is strongest in the mid-tones; black and white have none. */
export function withGrain(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
  strength: number,
) {
  if (strength === 0) return pixels
  const grain = grainOf(width, height)
  return Buffer.from(
    Uint8ClampedArray.from(pixels, (value, index) => {
      const first = index - (index % 3)
      const gray =
        (0.2126 * (pixels[first] ?? 0) +
          0.7152 * (pixels[first + 1] ?? 0) +
          0.0722 * (pixels[first + 2] ?? 0)) /
        255
      return value + strength * (grain[first / 3] ?? 0) * 4 * gray * (1 - gray)
    }),
  )
}
