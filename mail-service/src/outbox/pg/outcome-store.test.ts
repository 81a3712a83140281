import { setTimeout } from 'node:timers/promises'
import { anEnquiry } from '../../../testing/enquiries'
import type { Outcome } from '../outbox'
import { OutcomeStore, type OutcomeHolds, type Waiting } from './outcome-store'

const delivered: Outcome = { kind: 'delivered', reply: '250' }
const failed: Outcome = { kind: 'retry', after: 1, error: 'DATA 451', done: [] }
const waiting = (id: string): Waiting => ({
  enquiry: { ...anEnquiry(), id },
  progress: { attempts: 0, done: [], error: undefined },
})

/** A store in which the outcomes of some enquiries cannot be stored. It usually keeps jobs for 200 ms. */
function storeWithout(faulty: Set<string>, holds: OutcomeHolds = { longest: 200 }, code?: string) {
  const faults: string[] = []
  let isStopped = false
  const store = new OutcomeStore({
    settle: ({ enquiry: { id } }) =>
      faulty.has(id)
        ? Promise.reject(Object.assign(new Error(`Cannot store ${id}`), { code }))
        : Promise.resolve(),
    onFault: (_, id) => faults.push(id),
    isStopped: () => isStopped,
    ...{ holds, interval: 20 },
  })
  return { store, faults, stop: () => (isStopped = true) }
}

it('stores an outcome again until it can be stored', async () => {
  const faulty = new Set(['a'])
  const { store, faults } = storeWithout(faulty)
  const storing = store.store(waiting('a'), delivered)
  await setTimeout(50)
  faulty.clear()
  await storing
  expect(faults.length).toBeGreaterThan(0)
  expect(store.get('a', { attempts: 0, done: [], error: undefined })).toBeUndefined()
})

it('gives a job back whose outcome can never be stored, although others can be, and later at once', async () => {
  const { store, faults } = storeWithout(new Set(['a']), { longest: 60_000, alone: 100 })
  let isOver = false
  const storing = expect(store.store(waiting('a'), delivered).finally(() => (isOver = true))).rejects.toThrow(
    'Cannot store a',
  )
  while (!isOver) {
    await store.store(waiting('b'), delivered)
    await setTimeout(20)
  }
  await storing
  const tries = faults.length
  await expect(store.store(waiting('a'), delivered)).rejects.toThrow('Cannot store a')
  expect(faults).toHaveLength(tries)
  expect(store.get('a', { attempts: 0, done: [], error: undefined })).toBe(delivered)
})

it.each([
  ['others were stored only before the fault of all', undefined, undefined],
  ['the database takes too long, although others are stored', '57014', delivered],
  ['only outcomes of another kind are stored', '42P01', failed],
])('keeps a job for the whole time when %s', async (_, code, other) => {
  const faulty = new Set(['a'])
  const { store } = storeWithout(faulty, { longest: 60_000, alone: 60 }, code)
  let isOver = false
  const storing = store.store(waiting('a'), delivered).finally(() => (isOver = true))
  for (let n = 0; n < 15; n++) {
    if (n === 0 || other) await store.store(waiting('b'), other ?? delivered)
    await setTimeout(20)
  }
  expect(isOver).toBe(false)
  faulty.clear()
  await storing
})

it('gives jobs back at once when outcomes cannot be stored for a long time', async () => {
  const { store, faults } = storeWithout(new Set(['a', 'b']))
  await expect(store.store(waiting('a'), delivered)).rejects.toThrow()
  const tries = faults.length
  // The outcome of another kind says nothing about this one.
  await store.store(waiting('c'), failed)
  await expect(store.store(waiting('b'), delivered)).rejects.toThrow()
  expect(faults).toHaveLength(tries)
})

it('gives a job back sooner while PostgreSQL cannot be reached', async () => {
  const { store } = storeWithout(new Set(['a']), { longest: 60_000, unreachable: 60 }, 'ECONNREFUSED')
  await expect(store.store(waiting('a'), delivered)).rejects.toThrow('Cannot store a')
}, 5000)

it('keeps the job of a sent mail although the outcome of an unsent one could not be stored long before', async () => {
  const faulty = new Set(['a', 'b'])
  const { store } = storeWithout(faulty)
  await expect(store.store(waiting('a'), failed)).rejects.toThrow('Cannot store a')
  await setTimeout(250)
  const storing = store.store(waiting('b'), delivered)
  await setTimeout(50)
  faulty.clear()
  await storing
})

it('gives a job back when the service ends', async () => {
  const { store, stop } = storeWithout(new Set(['a']))
  stop()
  await expect(store.store(waiting('a'), delivered)).rejects.toThrow('Cannot store a')
})
