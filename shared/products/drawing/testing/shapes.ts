import type { Point } from '../canvas/geometry'
import type { PathShape, Shape } from '../canvas/drawing'

/** All paths of a drawing, including the paths in groups. */
export const pathsOf = (shapes: readonly Shape[]): PathShape[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'path' ? [shape] : shape.kind === 'group' ? pathsOf(shape.children) : [],
  )

/** All points of a path, control points included. */
export const pointsOf = ({ d }: PathShape): Point[] =>
  d.flatMap((segment): Point[] => {
    const [, ...numbers] = segment
    return Array.from({ length: numbers.length / 2 }, (_, index) => [
      numbers[2 * index] ?? NaN,
      numbers[2 * index + 1] ?? NaN,
    ])
  })
