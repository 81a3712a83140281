import { LockRetries } from './lock-retries'

let now = 5000
function planning() {
  const retries = new LockRetries(() => now)
  return (reason: string, tries: number) => retries.plan(reason, tries)
}

it('tries what waits for the same thing one after the other, after a second or two', () => {
  const plan = planning()
  const first = plan('network 7', 1).delay
  expect(first).toBeGreaterThanOrEqual(1000)
  expect(first).toBeLessThan(2000)
  for (let n = 1; n < 100; n++)
    expect(plan('network 7', 1).delay).toBeGreaterThanOrEqual(first + 50 * n - 1e-6)
  expect(plan('network 9', 1).delay).toBeLessThan(2000)
})

it('plans many tries at once', () => {
  const plan = planning()
  expect(plan('files', 100).between).toBe(50)
  expect(plan('files', 1).delay).toBeGreaterThanOrEqual(1000 + 100 * 50)
})

it('plans no try after more than a minute', () => {
  const plan = planning()
  const { delay, between } = plan('files', 100_000)
  expect(delay + 99_999 * between).toBeCloseTo(60_000)
  expect(plan('files', 10)).toEqual({ delay: 60_000, between: 0 })
})

it('forgets what is past', () => {
  const retries = new LockRetries(() => now)
  expect(retries.plan('files', 1000).delay).toBeLessThan(2000)
  expect(retries.plan('files', 1).delay).toBeGreaterThan(50_000)
  now += 60_000
  expect(retries.plan('files', 1).delay).toBeLessThan(2000)
})
