import { longestDelay, nextDelay } from './backoff'

const hour = 3600_000
const settings = { delays: [5, 30, 120, 600, 1800, 3600, 14_400].map((s) => s * 1000), lifetime: 120 * hour }
const middle = () => 0.5

it('starts with 5 seconds and stays at 4 hours', () => {
  expect([1, 2, 7, 20].map((attempts) => nextDelay(attempts, settings, middle))).toEqual([
    5000,
    30_000,
    4 * hour,
    4 * hour,
  ])
})

it('varies each delay by 20 % up or down', () => {
  expect([() => 0, () => 1].map((random) => nextDelay(1, settings, random))).toEqual([4000, 6000])
})

it('gives up when the delays add up to five days', () => {
  let waited = 0
  let attempts = 1
  for (
    let delay = nextDelay(attempts, settings, middle);
    delay !== undefined;
    delay = nextDelay(++attempts, settings, middle)
  )
    waited += delay
  expect(waited / hour).toBeGreaterThan(120)
  expect(waited / hour).toBeLessThan(125)
})

it('computes the longest delay', () => {
  expect(longestDelay(settings)).toBe(4.8 * hour)
})
