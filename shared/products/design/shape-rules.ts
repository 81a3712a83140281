import type { GridPattern } from '../catalogue/vocabulary/grids'
import type { SpecialtyShape } from '../catalogue/vocabulary/shapes'
import type { Sixteenths } from '../catalogue/dimension'

/** Height divided by width, for shapes that are a circle or a part of one. */
const roundHeights: Partial<Record<SpecialtyShape, number>> = { round: 1, half_round: 0.5, quarter_round: 1 }

/** The height of a round shape at a width. Undefined for shapes whose height is free. */
export function heightOfRound(shape: SpecialtyShape, width: Sixteenths): Sixteenths | undefined {
  const ratio = roundHeights[shape]
  return ratio === undefined ? undefined : (Math.round(width * ratio) as Sixteenths)
}

const curved: readonly SpecialtyShape[] = ['arch', 'round', 'half_round', 'quarter_round']

/** Whether a shape can have this grid. Fan and Palladian grids need a curved shape. */
export const takesGrid = (shape: SpecialtyShape, { kind }: GridPattern) =>
  curved.includes(shape) || (kind !== 'fan' && kind !== 'palladian')
