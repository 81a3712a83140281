import { verdictOf } from './verdict'

const checks = (width: boolean, height: boolean, area: boolean) => ({ width, height, area })

it.each([
  ['every_floor', checks(true, true, true), checks(true, true, true)],
  ['grade_floor_only', checks(true, true, true), checks(true, true, false)],
  ['none', checks(true, true, false), checks(true, true, false)],
  ['none', checks(false, true, true), checks(false, true, true)],
] as const)('is %s', (verdict, first, upper) => {
  expect(verdictOf({ passes: { first, upper } })).toBe(verdict)
})
