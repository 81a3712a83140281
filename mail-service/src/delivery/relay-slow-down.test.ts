import { RelaySlowDown } from './relay-slow-down'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const deferInRow = (slowDown: RelaySlowDown, count: number) =>
  Array.from({ length: count }, () => slowDown.next('MAIL FROM 450 4.7.1'))

it('waits twice as long after each deferral in a row, at most 5 seconds', () => {
  expect(deferInRow(new RelaySlowDown(), 8)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
})

it('starts deliveries one by one after many deferrals in a row', () => {
  const slowDown = new RelaySlowDown()
  deferInRow(slowDown, 11)
  expect([slowDown.takeStart().pausedFor, slowDown.takeStart().pausedFor]).toEqual([0, 0])
  deferInRow(slowDown, 1)
  jest.advanceTimersByTime(5000)
  expect([slowDown.takeStart().pausedFor, slowDown.takeStart().pausedFor]).toEqual([0, 15_000])
})

it('starts them together again as soon as the relay accepts a message', () => {
  const slowDown = new RelaySlowDown()
  deferInRow(slowDown, 20)
  slowDown.end()
  expect([slowDown.takeStart().pausedFor, slowDown.takeStart().pausedFor]).toEqual([0, 0])
  expect(slowDown.next('DATA 451')).toBe(100)
})

/** A relay that takes `most` messages in any minute and counts those that it defers, like Postfix's rate limits. */
it('gets most of the limit of a relay that counts the messages it defers', () => {
  const slowDown = new RelaySlowDown()
  const most = 30
  let tries: number[] = []
  let accepted = 0
  const startedAt = performance.now()
  let pausedUntil = 0
  while (performance.now() - startedAt < 10 * 60_000) {
    for (let parallel = 0; parallel < 6 && performance.now() >= pausedUntil; parallel++) {
      const now = performance.now()
      const { pausedFor } = slowDown.takeStart()
      if (pausedFor > 0) {
        pausedUntil = now + pausedFor
        continue
      }
      tries = [...tries.filter((at) => now - at < 60_000), now]
      if (tries.length > most) {
        pausedUntil = now + slowDown.next('DATA 451')
        continue
      }
      accepted++
      slowDown.end()
    }
    jest.advanceTimersByTime(50)
  }
  expect(accepted).toBeGreaterThan(0.6 * most * 10)
})
