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

const pointsPerInch = 72

export type Scale = { ratio: number; name: string; pointsPerInch: number }

/**
 * The largest usual scale at which a drawing fits into a box.
 * @param box Its size in points.
 * @throws Error when the drawing does not fit at 1:96, the smallest scale.
 */
export function scaleFor({ bounds }: Pick<Drawing, 'bounds'>, box: { width: number; height: number }): Scale {
  const found = scales.find(
    ([ratio]) =>
      (bounds.width * pointsPerInch) / ratio <= box.width &&
      (bounds.height * pointsPerInch) / ratio <= box.height,
  )
  if (!found)
    throw new Error(
      `Cannot place a drawing of ${bounds.width} by ${bounds.height} in on a sheet: no scale is small enough`,
    )
  const [ratio, name] = found
  return { ratio, name, pointsPerInch: pointsPerInch / ratio }
}
