import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { until } from '@virida/shared/platform/testing/until'
import type { RelayShare } from '../relay-share'
import { PgOutbox } from './pg-outbox'

let postgres: TestPostgres
let outboxes: PgOutbox[]
let first: RelayShare
let second: RelayShare
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())
beforeEach(async () => {
  const open = () => PgOutbox.open({ url: postgres.url, connections: 3, longestDelay: 1000 })
  const [a, b] = [await open(), await open()]
  outboxes = [a, b]
  first = a.shareRelay(2, 60_000)
  second = b.shareRelay(2, 60_000)
})
afterEach(async () => {
  for (const outbox of outboxes) await outbox.close()
})

/** Takes a slot. @returns Whether it was free, and a function that gives it back as soon as it is taken. */
async function take(share: RelayShare) {
  let isTaken = false
  const taking = share.takeSlot().then((free) => {
    isTaken = true
    return free
  })
  const timeout = new Promise((resolve) => setTimeout(resolve, 1500))
  await Promise.race([taking.catch(() => undefined), timeout])
  return { wasFree: isTaken, free: async () => (await taking)() }
}

it('gives both instances together as many slots as there are', async () => {
  const taken = [await take(first), await take(first), await take(first), await take(second)]
  expect(taken.map(({ wasFree }) => wasFree)).toEqual([true, true, false, false])
  for (const { free } of taken) await free()
  const again = await take(second)
  expect(again.wasFree).toBe(true)
  await again.free()
})

it('gives the slots of an instance to the other when its connection is lost', async () => {
  await take(first)
  await take(first)
  const waiting = await take(second)
  expect(waiting.wasFree).toBe(false)
  const lockHolders = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 1`
  await outboxes[1]?.pool.query(lockHolders)
  await waiting.free()
})

it('throws instead of waiting for a slot when the outbox is closed', async () => {
  await take(first)
  await take(first)
  const waiting = second.takeSlot()
  waiting.catch(() => undefined)
  await outboxes[1]?.close()
  outboxes.pop()
  await expect(waiting).rejects.toMatchObject({ code: 'fault' })
})

it('lets one instance test the relay at a time', async () => {
  const end = await first.takeProbe()
  expect(await second.takeProbe()).toBeUndefined()
  await end?.()
  const endSecond = await second.takeProbe()
  expect(endSecond).toBeDefined()
  await endSecond?.()
})

it('counts a fault once that both instances find at the same time', async () => {
  await first.write({ faults: 1, pausedFor: 60_000, fault: 'AUTH 535' })
  await second.write({ faults: 1, pausedFor: 30_000, fault: 'AUTH 535' })
  const rest = await second.read()
  expect(rest).toMatchObject({ faults: 1, fault: 'AUTH 535' })
  expect(rest.pausedFor).toBeGreaterThan(50_000)
  await second.write({ faults: 0, pausedFor: 0, fault: '' })
  await until(async () => (await first.read()).pausedFor === 0)
  expect((await first.read()).faults).toBe(0)
})

it('ends a pause that is longer than any, as after the clock of the database was set back', async () => {
  await first.write({ faults: 1, pausedFor: 60_000, fault: 'AUTH 535' })
  await outboxes[0]?.pool.query(`update mail.relay set paused_until = now() + interval '1 day'`)
  expect(await second.read()).toEqual({ faults: 1, pausedFor: 0, fault: 'AUTH 535' })
  expect((await first.read()).pausedFor).toBe(0)
})
