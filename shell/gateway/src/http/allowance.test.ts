import { allowance } from './allowance'

it('allows what happens at once up to its limit, and then as much as time passes', () => {
  let now = 0
  const isAllowed = allowance({ atOnce: 3, perSecond: 2 }, () => now)
  const allowedOf = (count: number) => Array.from({ length: count }, isAllowed).filter(Boolean).length
  expect(allowedOf(5)).toBe(3)
  now += 1000
  expect(allowedOf(5)).toBe(2)
  now += 3_600_000
  expect(allowedOf(5)).toBe(3)
  now += 3_600_000
  expect([isAllowed(2), isAllowed(2), isAllowed()]).toEqual([true, false, false])
})
