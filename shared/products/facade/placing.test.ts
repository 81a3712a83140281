import fc from 'fast-check'
import { inches, perInch, type Sixteenths } from '../catalogue/dimension'
import type { Facade } from '../project/facade'
import { anyFacade } from '../project/testing/any-facade'
import type { OpeningBox } from './placed-openings'
import { freePlace, placeProblem, usualSill } from './placing'
import { snapped } from './snapping'
import { wallTopAt } from './wall'

const front: Facade = {
  ...{ id: 1, name: 'Front', width: inches(480), height: inches(108) },
  roof: { form: 'gable', pitch: 6 },
}
const box = (x: number, sill: number, width = 36, height = 60): OpeningBox => ({
  ...{ x: inches(x), sill: inches(sill), width: inches(width), height: inches(height) },
})
const kind = { width: inches(36), height: inches(60), isDoor: false }

it('accepts openings that touch each other or the corner, and refuses those that overlap or leave the wall', () => {
  const others = [box(36, 20)]
  expect(placeProblem(front, box(0, 20), others)).toBeUndefined()
  expect(placeProblem(front, box(72, 20), others)).toBeUndefined()
  expect(placeProblem(front, box(36, 80, 36, 20), others)).toBeUndefined()
  expect(placeProblem(front, box(0.0625, 20), others)).toBe('overlap')
  expect(placeProblem(front, box(444.0625, 20), others)).toBe('outside')
  expect(placeProblem(front, box(100, 100, 36, 200), others)).toBe('outside')
})

it('lets a window go up into a gable and under a shed roof, and not into other roofs', () => {
  const high = box(222, 120)
  expect(placeProblem(front, high, [])).toBeUndefined()
  expect(placeProblem(front, { ...high, x: inches(0) }, [])).toBe('outside')
  const rise = inches(96)
  expect(placeProblem({ ...front, roof: { form: 'hip', rise } }, high, [])).toBe('outside')
  const shed: Facade = { ...front, roof: { form: 'shed_left', rise } }
  expect(placeProblem(shed, box(0, 100, 36, 90), [])).toBeUndefined()
  expect(placeProblem(shed, box(440, 100, 36, 90), [])).toBe('outside')
})

it('puts the head at 6 ft 8 in, uses a measured sill, and puts doors on the floor', () => {
  expect(usualSill(kind)).toBe(inches(20))
  expect(usualSill({ ...kind, measuredSill: inches(30) })).toBe(inches(30))
  expect(usualSill({ ...kind, isDoor: true })).toBe(0)
  expect(usualSill({ ...kind, height: inches(96) })).toBe(0)
})

it('finds the first free place from the left, then on the next floor, and none on a full wall', () => {
  const small: Facade = {
    ...front,
    ...{ width: inches(100), height: inches(216), roof: { form: 'flat' }, floors: [inches(108)] },
  }
  expect(freePlace(small, kind, [])).toEqual({ x: inches(12), sill: inches(20) })
  const first = box(12, 20)
  expect(freePlace(small, kind, [first])).toEqual({ x: inches(60), sill: inches(20) })
  const ground = [first, box(60, 20)]
  expect(freePlace(small, kind, ground)).toEqual({ x: inches(12), sill: inches(128) })
  expect(freePlace(small, kind, [...ground, box(12, 128), box(60, 128)])).toBeUndefined()
})

const length = (most: number) =>
  fc.integer({ min: 0, max: most * perInch }).map((value) => value as Sixteenths)
const anyBox: fc.Arbitrary<OpeningBox> = fc.record({
  ...{ x: length(1500), sill: length(800), width: length(200), height: length(200) },
})

it('finds only places without a problem, whatever the wall', () => {
  fc.assert(
    fc.property(
      anyFacade,
      fc.array(anyBox, { maxLength: 12 }),
      length(150),
      length(150),
      (wall, others, w, h) => {
        const size = { width: (w + 1) as Sixteenths, height: (h + 1) as Sixteenths }
        const place = freePlace(wall, { ...size, isDoor: false }, others)
        if (place) expect(placeProblem(wall, { ...place, ...size }, others)).toBeUndefined()
      },
    ),
  )
})

it('agrees with the outline of the wall at every point of the head', () => {
  fc.assert(
    fc.property(anyFacade, anyBox, fc.double({ min: 0, max: 1, noNaN: true }), (wall, opening, share) => {
      if (placeProblem(wall, opening, []) !== undefined) return
      const x = opening.x + opening.width * share
      expect(wallTopAt(wall, x)).toBeGreaterThanOrEqual(opening.sill + opening.height - 1e-6)
    }),
  )
})

it('snaps to a near line, and else to whole inches', () => {
  const others = [box(100, 20)]
  const near = snapped(front, box(101.5, 21.25), others, inches(3))
  expect([near.x, near.sill]).toEqual([inches(100), inches(20)])
  expect(near.guides).toEqual([
    { axis: 'x', at: inches(100) },
    { axis: 'height', at: inches(80) },
  ])
  const middle = snapped(front, box(220.5, 40), others, inches(3))
  expect(middle.x).toBe(inches(222))
  const free = snapped(front, box(180.25, 40.75), others, inches(3))
  expect(free).toEqual({ x: inches(180), sill: inches(41), guides: [] })
})

it('moves an opening by no more than the distance or half an inch, and never below 0', () => {
  fc.assert(
    fc.property(anyFacade, anyBox, fc.array(anyBox, { maxLength: 8 }), (wall, opening, others) => {
      const { x, sill } = snapped(wall, opening, others, inches(4))
      expect(Math.abs(x - opening.x)).toBeLessThanOrEqual(inches(4))
      expect(Math.abs(sill - opening.sill)).toBeLessThanOrEqual(inches(4))
      expect(Number.isInteger(x) && Number.isInteger(sill) && x >= 0 && sill >= 0).toBe(true)
    }),
  )
})
