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

it('does not start them one by one because of failures for which the text may be the reason', () => {
  const slowDown = new RelaySlowDown()
  for (let n = 0; n < 30; n++) slowDown.next('CONN ECONNECTION', true)
  expect(slowDown.takeStart().pausedFor).toBe(0)
  slowDown.next('MAIL FROM 452')
  expect(slowDown.takeStart().pausedFor).toBeGreaterThan(0)
})

it('starts them together again as soon as the relay accepts a message', () => {
  const slowDown = new RelaySlowDown()
  deferInRow(slowDown, 20)
  slowDown.end()
  expect([slowDown.takeStart().pausedFor, slowDown.takeStart().pausedFor]).toEqual([0, 0])
  expect(slowDown.next('DATA 451')).toBe(100)
})

/**
 * Sends to a relay that takes `most` messages in any minute and counts those that it defers, like Postfix's rate limits. It
 * answers after 300 ms, and six deliveries run at a time. @returns How many it has accepted in ten minutes.
 */
function acceptedInTenMinutes(slowDown: Pick<RelaySlowDown, 'next' | 'takeStart' | 'end'>, most: number) {
  const end = performance.now() + 600_000
  let tries: number[] = []
  let answers: { at: number; isAccepted: boolean }[] = []
  let pausedUntil = 0
  let accepted = 0
  for (; performance.now() < end; jest.advanceTimersByTime(50)) {
    const now = performance.now()
    for (const { isAccepted } of answers.filter(({ at }) => at <= now)) {
      if (isAccepted) slowDown.end()
      else pausedUntil = Math.max(pausedUntil, now + slowDown.next('DATA 451'))
      accepted += Number(isAccepted)
    }
    answers = answers.filter(({ at }) => at > now)
    while (answers.length < 6 && now >= pausedUntil) {
      const { pausedFor } = slowDown.takeStart()
      pausedUntil = now + pausedFor
      if (pausedFor > 0) break
      tries = [...tries.filter((at) => now - at < 60_000), now]
      answers.push({ at: now + 300, isAccepted: tries.length <= most })
    }
  }
  return accepted
}

it('gets most of the limit of a relay that counts the messages it defers', () => {
  const slowDown = new RelaySlowDown()
  const together = {
    next: () => slowDown.next(''),
    end: () => slowDown.end(),
    takeStart: () => ({ pausedFor: 0, fault: '' }),
  }
  const most = 30
  // Without the starts one by one, it gets less than half.
  expect(acceptedInTenMinutes(together, most)).toBeLessThan(0.5 * most * 10)
  expect(acceptedInTenMinutes(new RelaySlowDown(), most)).toBeGreaterThan(0.7 * most * 10)
})
