import type { Drawing } from '../drawing/canvas/drawing'

/** Scales of American drawings. The ratio is the inches of the product for one inch on paper. */
const scales: readonly (readonly [ratio: number, name: string])[] = [
  [1, 'full size'],
  [2, 'half size (1:2)'],
  [3, '4 in = 1 ft (1:3)'],
  [4, '3 in = 1 ft (1:4)'],
  [6, '2 in = 1 ft (1:6)'],
  [8, '1 1/2 in = 1 ft (1:8)'],
  [12, '1 in = 1 ft (1:12)'],
  [16, '3/4 in = 1 ft (1:16)'],
  [24, '1/2 in = 1 ft (1:24)'],
  [32, '3/8 in = 1 ft (1:32)'],
  [48, '1/4 in = 1 ft (1:48)'],
  [96, '1/8 in = 1 ft (1:96)'],
]

/** Scales of whole façades, and metric ones. They are not used for products. */
const facadeScales: readonly (readonly [ratio: number, name: string])[] = [
  [50, '1:50'],
  [64, '3/16 in = 1 ft (1:64)'],
  [100, '1:100'],
  [192, '1/16 in = 1 ft (1:192)'],
  [200, '1:200'],
  [384, '1/32 in = 1 ft (1:384)'],
  [500, '1:500'],
]

const pointsPerInch = 72

export type Scale = { ratio: number; name: string; pointsPerInch: number }

type Size = { width: number; height: number }

/** Whether a drawing of this size in inches fits into a box in points at a scale. */
export const fitsAt = (ratio: number, size: Size, box: Size) =>
  (size.width * pointsPerInch) / ratio <= box.width && (size.height * pointsPerInch) / ratio <= box.height

/** Whether a drawing of this size in inches fits into a box in points at the smallest scale. */
export const fitsAnyScale = (size: Size, box: Size): boolean =>
  scales.some(([ratio]) => fitsAt(ratio, size, box))

/**
 * A scale by its ratio.
 * @throws Error for a ratio that drawings do not use.
 */
export function scaleOf(ratio: number): Scale {
  const found = [...scales, ...facadeScales].find(([known]) => known === ratio)
  if (!found) throw new Error(`Cannot draw at 1:${ratio}: it is not one of the usual scales`)
  return { ratio, name: found[1], pointsPerInch: pointsPerInch / ratio }
}

/**
 * The largest usual scale at which a drawing fits into a box.
 * @param box Its size in points.
 * @throws Error when the drawing does not fit at 1:96, the smallest scale.
 */
export function scaleFor({ bounds }: Pick<Drawing, 'bounds'>, box: Size): Scale {
  const found = scales.find(([ratio]) => fitsAt(ratio, bounds, box))
  if (!found)
    throw new Error(
      `Cannot place a drawing of ${bounds.width} by ${bounds.height} in on a sheet: no scale is small enough`,
    )
  return scaleOf(found[0])
}
