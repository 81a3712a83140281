import type { RelayRest, RelayShare } from '../outbox/relay-share'
import { RelayHealth } from './relay-health'
import { SharedRelay } from './shared-relay'

const failure = new Error('the database is away')

/** A share that remembers what was written, and whose writes fail while `isAway`. */
function share() {
  const state = { isAway: false, written: [] as RelayRest[] }
  const free = () => Promise.resolve(() => Promise.resolve())
  const relayShare: RelayShare = {
    takeSlot: free,
    takeProbe: free,
    read: () => Promise.resolve(state.written.at(-1) ?? { faults: 0, pausedFor: 0, fault: '' }),
    write(rest) {
      if (state.isAway) return Promise.reject(failure)
      state.written.push(rest)
      return Promise.resolve()
    },
  }
  return { state, relayShare }
}

it('keeps the outcome of an accepted mail when the database is away, and publishes with the next delivery', async () => {
  const health = new RelayHealth([0], () => undefined)
  const { state, relayShare } = share()
  const faults: unknown[] = []
  const relay = new SharedRelay(health, relayShare, (error) => faults.push(error))
  await relay.run(() => Promise.resolve(health.unavailable('id', 2, 'AUTH 535', { isLogin: true })))
  const deliver = () => {
    health.accepted('id')
    return Promise.resolve('delivered')
  }
  state.isAway = true
  expect(await relay.run(deliver)).toBe('delivered')
  expect(faults).toEqual([failure])
  state.isAway = false
  await relay.run(deliver)
  expect(state.written.map(({ faults: count }) => count)).toEqual([1, 0])
})
