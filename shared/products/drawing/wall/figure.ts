import type { Point } from '../canvas/geometry'
import type { Segment } from '../canvas/drawing'

/** Height in inches of the person who stands beside a product for scale: 5 ft 8 in. */
export const figureHeight = 68

/** Half of the outline of a person, from the crown to the feet, as points of a curve: across and down, in inches. */
const half: readonly (
  readonly ['L', number, number] | readonly ['C', number, number, number, number, number, number]
)[] = [
  ['C', 2.6, 0, 3.6, 2.2, 3.5, 4.6],
  ['C', 3.4, 7, 2.4, 8.9, 1.7, 9.3],
  ['L', 1.8, 11.2],
  ['C', 4.5, 12, 8, 12.3, 8.6, 14.6],
  ['C', 9.4, 20, 10, 26, 10.3, 33.6],
  ['C', 10.2, 35.2, 8.8, 35.2, 8.5, 33.8],
  ['C', 8, 28, 7.4, 23, 6.5, 20],
  ['C', 6.3, 26, 7, 31, 7.1, 36],
  ['C', 7.1, 48, 5.6, 57, 5.2, 65.2],
  ['C', 5.8, 66.6, 7.2, 67, 7.2, 68],
  ['L', 1.4, 68],
  ['C', 1.6, 58, 1.2, 48, 0, 40],
]

/** The outline of a standing person. `at` is the point between the feet. */
export function figureOutline([x, ground]: Point): Segment[] {
  const top = ground - figureHeight
  const side = (sign: 1 | -1): Segment[] => [
    ['M', x, top],
    ...half.map((step): Segment =>
      step[0] === 'L'
        ? ['L', x + sign * step[1], top + step[2]]
        : [
            'C',
            x + sign * step[1],
            top + step[2],
            x + sign * step[3],
            top + step[4],
            x + sign * step[5],
            top + step[6],
          ],
    ),
    ['Z'],
  ]
  return [...side(1), ...side(-1)]
}
