import fc from 'fast-check'
import { outlineOf } from './shapes'
import { specialtyShapes } from '../../catalogue/vocabulary/shapes'

const turns = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => {
    const [ax, ay] = points.at(index - 1) ?? [0, 0]
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
    return (x - ax) * (by - y) - (y - ay) * (bx - x)
  })

describe('outlineOf', () => {
  it.each(specialtyShapes)('is convex, clockwise and within its size for %s', (shape) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 96 }),
        fc.integer({ min: 20, max: 72 }),
        fc.boolean(),
        (width, height, flip) => {
          for (const by of [0, 2.5]) {
            const { points } = outlineOf(shape, width, height, by, flip)
            expect(Math.min(...turns(points))).toBeGreaterThan(-1e-6)
            for (const [x, y] of points) {
              expect(x).toBeGreaterThan(by - 1e-6)
              expect(x).toBeLessThan(width - by + 1e-6)
              expect(y).toBeGreaterThan(by - 1e-6)
              expect(y).toBeLessThan(height - by + 1e-6)
            }
          }
        },
      ),
    )
  })

  it('moves the sides of a straight shape inward by the width of the frame', () => {
    const { points } = outlineOf('octagon', 40, 40, 2)
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(2)
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(2)
  })
})
