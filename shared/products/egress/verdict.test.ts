import { verdictAt, verdictOf } from './verdict'

const checks = (width: boolean, height: boolean, area: boolean) => ({ width, height, area })

it.each([
  ['every_floor', checks(true, true, true), checks(true, true, true)],
  ['grade_floor_only', checks(true, true, true), checks(true, true, false)],
  ['none', checks(true, true, false), checks(true, true, false)],
  ['none', checks(false, true, true), checks(false, true, true)],
] as const)('is %s', (verdict, first, upper) => {
  expect(verdictOf({ passes: { first, upper } })).toBe(verdict)
})

it.each([
  ['every_floor', 44, true, true],
  ['sill_too_high', 44.0625, true, true],
  ['sill_too_high', 50, true, false],
  ['none', 50, false, false],
] as const)('is %s with a sill of %d in', (verdict, sill, first, upper) => {
  const passes = { first: checks(true, true, first), upper: checks(true, true, upper) }
  expect(verdictAt({ passes }, sill)).toBe(verdict)
})
