import { makeLog } from '@virida/shared/platform/log/log'
import type { Stats } from '../outbox/outbox'
import { Alarms } from './alarms'
import { checkOnce } from './watch'

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
    stats: () => Promise.resolve({ count, ...state.stats }),
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
