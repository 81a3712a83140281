import type { Planes } from './exr'

type Size = { width: number; height: number }

/**
 * Blurs one row or column: each of its `length` numbers, which are `step` apart, becomes the mean of itself and `radius`
 * neighbors on each side. Beyond the ends, the last number is repeated.
 */
function meanAlong(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
) {
  const at = (index: number) => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index += 1) sum += at(index)
  for (let index = 0; index < length; index += 1) {
    to[start + index * step] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}

/** Blurs a plane. Three box blurs in a row are nearly a Gaussian blur. */
function blur(plane: Float32Array, { width, height }: Size, radius: number): Float32Array {
  let from = plane
  for (let round = 0; round < 3; round += 1) {
    const across = new Float32Array(plane.length)
    const down = new Float32Array(plane.length)
    for (let y = 0; y < height; y += 1) meanAlong(from, across, y * width, 1, width, radius)
    for (let x = 0; x < width; x += 1) meanAlong(across, down, x, width, height, radius)
    from = down
  }
  return from
}

/** Adds the glow around everything that is brighter than white at `exposure` (a factor). */
export function addBloom(color: Planes, size: Size, strength: number, exposure: number): Planes {
  const near = Math.max(2, Math.round(size.width / 90))
  return color.map((plane) => {
    const bright = plane.map((value) => Math.min(8, Math.max(0, value * exposure - 1)) / exposure)
    const close = blur(bright, size, near)
    const wide = blur(bright, size, near * 4)
    return plane.map((value, at) => value + strength * ((close[at] ?? 0) + 0.6 * (wide[at] ?? 0)))
  }) as unknown as Planes
}
