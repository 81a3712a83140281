import { planFor } from './plan'

it.each([5, 20, 60])(
  'separates the faults of the relay and of the disk, and ends in time, in %s minutes',
  (minutes) => {
    const { duration, relayDown, diskFull, window } = planFor(minutes)
    const starts = [...relayDown, ...diskFull].sort((a, b) => a - b)
    const ends = starts.map((start) => start + window)
    expect(starts.slice(1).every((start, index) => start > (ends[index] ?? Infinity))).toBe(true)
    expect(ends.at(-1)).toBeLessThan(duration * 0.95)
  },
)

it('kills each program 20 times in an hour, and not in the last two thirds', () => {
  const { duration, kills, killPause } = planFor(60)
  expect(kills).toBe(20)
  expect(2 * kills * killPause).toBeLessThan(duration / 3)
})
