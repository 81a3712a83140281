import type { Scene } from '@virida/shared/drawing'

/** Scales of American drawings: how many inches one inch of paper stands for. */
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

/** The largest usual scale at which a drawing fits into a box of points. */
export function scaleFor({ bounds }: Scene, box: { width: number; height: number }): Scale {
  const found = scales.find(
    ([ratio]) =>
      (bounds.width * pointsPerInch) / ratio <= box.width &&
      (bounds.height * pointsPerInch) / ratio <= box.height,
  )
  if (!found) throw new Error(`No scale fits ${bounds.width} by ${bounds.height} in on a sheet`)
  const [ratio, name] = found
  return { ratio, name, pointsPerInch: pointsPerInch / ratio }
}
