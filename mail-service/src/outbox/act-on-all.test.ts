import { setImmediate as nextTurn } from 'node:timers/promises'
import { eraseAll, requeueAll, seenEnquiries } from './act-on-all'
import type { Entry } from './outbox'

function storeOf(count: number) {
  const entries = Array.from(
    { length: count },
    (_, n) => ({ id: String(count - n).padStart(9, '0') }) as Entry,
  )
  const done: string[] = []
  const act = (id: string) => {
    done.push(id)
    return Promise.resolve(true)
  }
  const list = jest.fn((_: unknown, { limit, offset }: { limit: number; offset: number }) =>
    Promise.resolve({ total: entries.length, entries: entries.slice(offset, offset + limit) }),
  )
  return { list, requeue: act, erase: act, done }
}

it('sends thousands again, lets others run meanwhile, and reads the list twice at most', async () => {
  const store = storeOf(3000)
  let turns = 0
  const sending = requeueAll(store, 'quarantined')
  while (store.done.length < 3000) {
    await nextTurn()
    turns++
  }
  expect(await sending).toBe(3000)
  expect(turns).toBeGreaterThan(1000)
  expect(store.list.mock.calls.length).toBeLessThanOrEqual(2)
})

it('erases nothing that is newer than what was seen', async () => {
  const store = storeOf(10)
  const { ids } = await seenEnquiries(store, 'dead', '000000007')
  expect(await eraseAll(store, ids)).toBe(7)
  expect(store.done).not.toContain('000000008')
})

it('gives a list another digest when an older enquiry has come into it, and the same one when a newer one has', async () => {
  const { digest } = await seenEnquiries(storeOf(10), 'dead')
  expect((await seenEnquiries(storeOf(11), 'dead', '000000010')).digest).toBe(digest)
  expect((await seenEnquiries(storeOf(9), 'dead', '000000010')).digest).not.toBe(digest)
})
