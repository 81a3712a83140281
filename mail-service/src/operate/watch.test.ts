import type { Stats } from '../outbox/outbox'
import { Alarms } from './alarms'
import { makeLog } from './log'
import { look } from './watch'

const count = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }

function watched(first: { error?: object; stats?: Partial<Stats> }) {
  const lines: string[] = []
  const alarms = new Alarms(makeLog('info', { write: (line) => void lines.push(line) }))
  const state = { ...first }
  const outbox = {
    check: () =>
      state.error ? Promise.reject(Object.assign(new Error('as told'), state.error)) : Promise.resolve(),
    stats: () => Promise.resolve({ count, ...state.stats }),
    tidy: () => Promise.resolve(),
  }
  const settings = { outbox, alarms, late: 60_000, keepReceipts: 1 }
  return { state, lines, look: () => look(settings), kinds: () => alarms.active().map(({ kind }) => kind) }
}

test.each<[string, Parameters<typeof watched>[0]]>([
  ['storage_full', { error: { code: 'full' } }],
  ['storage', { error: { code: 'fault' } }],
  ['dead', { stats: { count: { ...count, dead: 1 } } }],
  ['corrupt', { stats: { count: { ...count, corrupt: 1 } } }],
  ['late', { stats: { oldestWaiting: Date.now() - 61_000 } }],
])('raises %s once, and ends it when all is well', async (kind, first) => {
  const watch = watched(first)
  await watch.look()
  await watch.look()
  expect(watch.kinds()).toEqual([kind])
  expect(watch.lines.filter((line) => line.includes('alarm raised'))).toHaveLength(1)
  delete watch.state.error
  delete watch.state.stats
  await watch.look()
  expect(watch.kinds()).toEqual([])
})
