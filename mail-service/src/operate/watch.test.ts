import { makeLog } from '@virida/shared/platform/log/log'
import type { Stats } from '../outbox/outbox'
import { Alarms } from './alarms'
import { checkOnce, watch, type WatchSettings } from './watch'

const count = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }

function watched(initial: { error?: object; stats?: Partial<Stats> }) {
  const lines: string[] = []
  const alarms = new Alarms(makeLog('info', { write: (line) => void lines.push(line) }))
  const state = { ...initial }
  const outbox = {
    check: () =>
      state.error
        ? Promise.reject(Object.assign(new Error('as configured'), state.error))
        : Promise.resolve(),
    stats: () => Promise.resolve({ count, quarantinedBytes: 0, aheadOfClock: 0, ...state.stats }),
  }
  const settings = { outbox, alarms, late: 60_000 }
  return {
    state,
    lines,
    checkOnce: () => checkOnce(settings),
    kinds: () => alarms.active().map(({ kind }) => kind),
  }
}

it.each<[string, Parameters<typeof watched>[0]]>([
  ['storage_full', { error: { code: 'full' } }],
  ['storage', { error: { code: 'fault' } }],
  ['dead', { stats: { count: { ...count, dead: 1 } } }],
  ['corrupt', { stats: { count: { ...count, corrupt: 1 } } }],
  ['quarantined', { stats: { count: { ...count, quarantined: 1 } } }],
  ['late', { stats: { oldestWaiting: Date.now() - 61_000 } }],
  ['late', { stats: { oldestWaiting: Date.now() + 86_400_000, aheadOfClock: 1 } }],
])('raises %s once and clears it when the cause is gone', async (kind, initial) => {
  const watch = watched(initial)
  await watch.checkOnce()
  await watch.checkOnce()
  expect(watch.kinds()).toEqual([kind])
  expect(watch.lines.filter((line) => line.includes('alarm raised'))).toHaveLength(1)
  delete watch.state.error
  delete watch.state.stats
  await watch.checkOnce()
  expect(watch.kinds()).toEqual([])
})

it.each([
  [true, 1],
  [false, 0],
])('mails the list of what is in quarantine every day where that is wanted: %s', async (digest, mails) => {
  jest.useFakeTimers({ now: Date.parse('2026-03-02T00:30:00Z') })
  const accepted = new Set<string>()
  const outbox = {
    check: () => Promise.resolve(),
    stats: () => Promise.resolve({ count, aheadOfClock: 0 }),
    tidy: () => Promise.resolve(),
    list: () =>
      Promise.resolve({ total: 1, entries: [{ id: 'x', acceptedAt: Date.now(), reason: 'links' as const }] }),
    // As the outbox does, it counts an enquiry with the same identity once.
    accept: ({ identity }: { identity: unknown }) => {
      accepted.add(JSON.stringify(identity))
      return Promise.resolve({ id: 'y', isNew: true })
    },
  }
  const alarms = new Alarms(makeLog('info', { write: () => {} }))
  const stop = watch({
    outbox: outbox as unknown as WatchSettings['outbox'],
    ...{ alarms, digest, late: 60_000, keepReceipts: 1, refreshRelay: () => Promise.resolve() },
  })
  await jest.advanceTimersByTimeAsync(12 * 3600_000)
  expect(accepted.size).toBe(mails)
  await jest.advanceTimersByTimeAsync(24 * 3600_000)
  expect(accepted.size).toBe(2 * mails)
  stop()
  jest.useRealTimers()
})
