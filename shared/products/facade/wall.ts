import type { Sixteenths } from '../catalogue/dimension'
import type { Facade } from '../project/facade'

/** Sixteenths by which the ridge of a gable is above the wall's corners. */
const gableRise = (width: number, pitch: number) => Math.round(((width / 2) * pitch) / 12)

/** Height of the roof above the corners of the wall. */
export function roofRise({ width, roof }: Pick<Facade, 'width' | 'roof'>): Sixteenths {
  if (roof.form === 'flat') return 0 as Sixteenths
  return roof.form === 'gable' ? (gableRise(width, roof.pitch) as Sixteenths) : roof.rise
}

/**
 * The highest point of the wall in a distance from its left corner, above the ground line. A gable and a shed roof raise
 * it; other roofs are above it.
 */
export function wallTopAt({ width, height, roof }: Facade, x: number): number {
  switch (roof.form) {
    case 'gable':
      return height + (Math.min(x, width - x) * roof.pitch) / 12
    case 'shed_left':
      return height + roof.rise * (1 - x / width)
    case 'shed_right':
      return height + (roof.rise * x) / width
    default:
      return height
  }
}
