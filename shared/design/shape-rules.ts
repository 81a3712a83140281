import type { GridPattern, Shape } from '../catalogue/series-record'
import type { Sixteenths } from '../catalogue/dimension'

/** Heights in widths of the shapes that are true circles or parts of one. */
const roundHeights: Partial<Record<Shape, number>> = { round: 1, half_round: 0.5, quarter_round: 1 }

/** The height that a round shape has at a width; nothing for shapes whose sides are free. */
export function heightOfRound(shape: Shape, width: Sixteenths): Sixteenths | undefined {
  const ratio = roundHeights[shape]
  return ratio === undefined ? undefined : (Math.round(width * ratio) as Sixteenths)
}

const curved: readonly Shape[] = ['arch', 'round', 'half_round', 'quarter_round']

/** Rays and arcs need a curve to spread from. */
export const takesGrid = (shape: Shape, { kind }: GridPattern) =>
  curved.includes(shape) || (kind !== 'fan' && kind !== 'palladian')
