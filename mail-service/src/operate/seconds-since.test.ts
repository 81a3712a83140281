import { secondsSince } from './seconds-since'

it('is not negative for a time that is later than now', () => {
  expect(secondsSince(Date.now() + 86_400_000)).toBe(0)
  expect(secondsSince(Date.now() - 5000)).toBeCloseTo(5, 0)
})
