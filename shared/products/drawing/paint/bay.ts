import { ink, tone } from '../canvas/color'
import { compose, shift, type Place, type Point } from '../canvas/geometry'
import { path, placed, polygon, type Shape } from '../canvas/drawing'
import { bayBoard, bayWidths } from '../product/bay'
import type { Brush } from './brush'
import { paintUnit } from './unit'

/** How much smaller a side looks where it meets the wall, which is further away. */
const recede = 0.06

/**
 * Paints a bay from the front: a fixed center window between two single hung windows at an angle, with a head board
 * above and a seat board below.
 */
export function paintBay(base: Place, brush: Brush): Shape[] {
  const { product } = brush
  const { width, height, finish } = product
  const { side, window } = bayWidths(width)
  const board = bayBoard(height)
  const inner = height - 2 * board
  const drop = (recede * inner) / 2
  const part = (style: 'picture' | 'single_hung'): Brush => ({
    ...brush,
    product: { ...product, style, width: window, height: inner },
  })
  const slanted =
    (mirror: boolean): Place =>
    (x, y) => {
      const out = mirror ? x / window : 1 - x / window
      const across = mirror ? width - side + (x * side) / window : (x * side) / window
      return base(across, board + inner / 2 + (y - inner / 2) * (1 - recede * out))
    }
  const boards = (y: number, down: number): Point[] => [
    [0, y + drop * down],
    [side, y],
    [width - side, y],
    [width, y + drop * down],
    [width, y + drop * down - board * down],
    [width - side, y - board * down],
    [side, y - board * down],
    [0, y + drop * down - board * down],
  ]
  const plank = (points: Point[], light: number): Shape =>
    path('frame', placed(polygon(points), base), {
      fill: tone(finish, light),
      stroke: tone(finish, -0.5),
      width: brush.hair,
    })
  const dusk: Point[] = [
    [width - side, board],
    [width, board + drop],
    [width, height - board - drop],
    [width - side, height - board],
  ]
  return [
    ...paintUnit(slanted(false), part('single_hung')),
    ...paintUnit(slanted(true), part('single_hung')),
    path('light', placed(polygon(dusk), base), { fill: ink, opacity: 0.1 }),
    ...paintUnit(compose(base, shift(side, board)), part('picture')),
    plank(boards(board, 1), -0.06),
    plank(boards(height - board, -1), 0.3),
  ]
}
