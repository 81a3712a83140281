import fc from 'fast-check'
import { inches, type Sixteenths } from '../catalogue/dimension'
import { frameKinds } from '../catalogue/vocabulary/frames'
import { nothingMeasured, smallestOf, warningsOf } from './measured-opening'
import { frameSideFor, openingSideFor } from './opening-size'

const square = {
  widths: [36, 36.0625, 36].map(inches),
  heights: [60, 60, 60.125].map(inches),
  diagonals: [70, 70].map(inches),
}

it('takes the smallest of three lengths when all are measured', () => {
  expect(smallestOf(square.widths)).toBe(inches(36))
  expect(smallestOf([inches(36), undefined, inches(35)])).toBeUndefined()
})

it('finds nothing wrong with a square opening, or with one that is not measured', () => {
  expect(warningsOf(square)).toEqual([])
  expect(warningsOf(nothingMeasured)).toEqual([])
})

it('warns when the diagonals differ by more than a quarter of an inch', () => {
  const diagonals = (second: number) => ({ ...square, diagonals: [inches(70), inches(second)] })
  expect(warningsOf(diagonals(70.25))).toEqual([])
  expect(warningsOf(diagonals(70.3125))).toEqual([{ kind: 'out_of_square', by: inches(0.3125) }])
})

it('warns when parallel sides differ, and when a diagonal was misread', () => {
  expect(warningsOf({ ...square, widths: [36, 35.5, 36].map(inches) })).toEqual([
    { kind: 'uneven_width', by: inches(0.5) },
  ])
  expect(warningsOf({ ...square, diagonals: [78, 78].map(inches) })).toEqual([{ kind: 'diagonals' }])
})

it('gives back the frame of the opening that was made for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(...frameKinds), (length, kind) => {
      expect(frameSideFor(openingSideFor(length as Sixteenths, kind), kind)).toBe(length)
    }),
  )
  expect(frameSideFor(inches(0.25), 'retrofit')).toBeUndefined()
})
