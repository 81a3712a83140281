import { inches, toInches } from '../catalogue/dimension'
import { drawBayPlan } from '../drawing/bay-plan'
import { draw } from '../drawing/draw'
import { pathsOf, pointsOf } from '../drawing/testing/shapes'
import { limitsOf } from './limits'
import { usualDesign } from './usual-design'

const bay = limitsOf(usualDesign('bellagio-bay-window'))
const ends = [
  ['narrowest', bay?.width.min, bay?.part.width.min],
  ['widest', bay?.width.max, bay?.part.width.max],
] as const

/** The difference is less than a sixteenth, because the width of a bay is a whole number of sixteenths. */
const isNear = (length: number, limit: number) => Math.abs(length - limit) < 1 / 16

it.each(ends)('draws the %s bay that is made with windows at their limit', (_, width, limit) => {
  const size = { width: toInches(width ?? inches(0)), height: 56 }
  const longest = toInches(limit ?? inches(0))

  const windows = pathsOf(drawBayPlan(size).shapes)
    .filter(({ fill }) => fill === '#f4f5f1')
    .map((window) => {
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = pointsOf(window)
      return Math.hypot(bx - ax, by - ay)
    })
  expect(windows).toHaveLength(3)
  expect(windows.filter((length) => !isNear(length, longest))).toEqual([])

  const seat = pathsOf(draw({ ...size, style: 'bay' }).shapes).at(-1)
  const [, [left] = [0], [right] = [0]] = seat ? pointsOf(seat) : []
  expect(isNear(right - left, longest)).toBe(true)
})
