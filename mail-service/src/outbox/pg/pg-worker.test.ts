import { run, type Runner } from 'graphile-worker'
import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry } from '../../../testing/enquiries'
import { longestDelay } from '../../../testing/spool'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import type { Outcome, Progress } from '../outbox'
import { PgOutbox } from './pg-outbox'
import type { WorkerTuning } from './pg-worker'
import { lockSpace } from './schema'

const never = <T>() => new Promise<T>(() => undefined)

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

/**
 * Delivers enquiries, each with the next of the outcomes.
 * @param starts How the first runners start; later ones start as usual.
 */
async function deliver(
  starts: ((...args: Parameters<typeof run>) => Promise<Runner>)[],
  outcomes: Outcome[] = [],
  tuning: WorkerTuning = {},
) {
  const outbox = await PgOutbox.open({
    ...{ url: postgres.url, connections: 3, longestDelay: 1000 },
    worker: { longestStall: 1000, run: (...args) => (starts.shift() ?? run)(...args), ...tuning },
  })
  const delivered: string[] = []
  const faults: unknown[] = []
  const worker = await outbox.work(
    ({ id }) => {
      delivered.push(id)
      return Promise.resolve(outcomes.shift() ?? { kind: 'delivered', reply: '250' })
    },
    { concurrency: 1, onFault: (_, { error }) => faults.push(error) },
  )
  const stop = async () => {
    await worker.stop()
    await outbox.close()
  }
  return { outbox, delivered, faults, stop }
}

it('goes on delivering when the runner takes no jobs and never ends', async () => {
  const stalled = { promise: never(), stop: () => never() } as unknown as Runner
  const { outbox, delivered, faults, stop } = await deliver([() => Promise.resolve(stalled)])
  const { id } = await outbox.accept(anEnquiry())
  await until(() => delivered.includes(id), 30_000)
  expect(faults.map(String)).toEqual([expect.stringContaining('The deliveries have stopped')])
  await stop()
}, 60_000)

it('goes on delivering when the runner does not start after a pause of the relay, and stops the one that starts later', async () => {
  const late = { promise: never(), stop: jest.fn(() => Promise.resolve()) }
  let start: (runner: Runner) => void = () => undefined
  const starting = new Promise<Runner>((resolve) => (start = resolve))
  const { outbox, delivered, stop } = await deliver(
    [run, () => starting],
    [{ kind: 'hold', after: 100, error: 'away', done: [] }],
  )
  const { id } = await outbox.accept(anEnquiry())
  await until(() => delivered.filter((one) => one === id).length === 2, 30_000)
  start(late as unknown as Runner)
  await until(() => late.stop.mock.calls.length === 1)
  await stop()
}, 60_000)

it('tries an enquiry at once that a person sends again during an attempt that then fails, and knows who has the mail', async () => {
  const outbox = await PgOutbox.open({ url: postgres.url, connections: 3, longestDelay })
  const failed = (after: number): Outcome => ({
    kind: 'retry',
    after,
    error: 'DATA 451',
    done: ['a@b.example'],
  })
  const { id } = await outbox.accept(anEnquiry())
  const seen: Progress[] = []
  const worker = await outbox.work(
    async (_, progress) => {
      seen.push(progress)
      if (seen.length === 1) return failed(1)
      if (seen.length > 2) return { kind: 'delivered', reply: '250' }
      expect(await outbox.requeue(id)).toBe(true)
      return failed(longestDelay)
    },
    { concurrency: 1, onFault: () => undefined },
  )
  await until(() => seen.length === 3)
  expect(seen[2]).toMatchObject({ attempts: 0, done: ['a@b.example'] })
  await worker.stop()
  await outbox.close()
}, 60_000)

it('delivers at most about ten seconds after a fault of the connection that holds the locks, however long it was', async () => {
  const outbox = await PgOutbox.open({ url: postgres.url, connections: 3, longestDelay })
  const relay = outbox.shareRelay(1, 60_000)
  const { id } = await outbox.accept(anEnquiry())
  // As if eight deliveries had failed already.
  await outbox.pool.query('update graphile_worker._private_jobs set attempts = 8')
  const cut = `select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and classid = $1`
  const faults: unknown[] = []
  let deliveredAt: number | undefined
  const worker = await outbox.work(
    async () => {
      if (!faults.length) await outbox.pool.query(cut, [lockSpace])
      await (
        await relay.takeSlot()
      )()
      deliveredAt = performance.now()
      return { kind: 'delivered', reply: '250' }
    },
    { concurrency: 1, onFault: (_, { error }) => faults.push(error) },
  )
  await until(() => faults.length > 0)
  const endedAt = performance.now()
  await until(() => deliveredAt !== undefined, 20_000)
  expect((deliveredAt ?? 0) - endedAt).toBeLessThan(13_000)
  await until(async () => (await outbox.read(id)) === undefined)
  await worker.stop()
  await outbox.close()
}, 60_000)

it('sends a mail once although it cannot be stored that it is delivered, and tells that by its check', async () => {
  const { outbox, delivered, faults, stop } = await deliver([])
  await outbox.pool.query('alter table mail.receipt rename to receipt_elsewhere')
  const { id } = await outbox.accept(anEnquiry())
  await until(() => faults.length >= 2, 30_000)
  await expect(outbox.check()).rejects.toThrow('Checking the database')
  await outbox.pool.query('alter table mail.receipt_elsewhere rename to receipt')
  await until(async () => (await outbox.stats()).count.waiting === 0, 30_000)
  expect(delivered).toEqual([id])
  await stop()
}, 90_000)

it('sends each mail once with two instances although it cannot be stored for some seconds that they are delivered', async () => {
  const [one, other] = [await deliver([]), await deliver([])]
  await one.outbox.pool.query('alter table mail.receipt rename to receipt_elsewhere')
  const accepted: string[] = []
  for (let n = 0; n < 4; n++) accepted.push((await one.outbox.accept(anEnquiry())).id)
  // A job that is given back is taken after about a second by the instance that is free.
  await until(() => one.faults.length + other.faults.length >= 8, 30_000)
  await one.outbox.pool.query('alter table mail.receipt_elsewhere rename to receipt')
  await until(async () => (await one.outbox.stats()).count.waiting === 0, 30_000)
  expect([...one.delivered, ...other.delivered].sort()).toEqual(accepted.sort())
  await one.stop()
  await other.stop()
}, 90_000)

it('delivers other enquiries when it cannot be stored for a long time that mails are delivered', async () => {
  const { outbox, delivered, faults, stop } = await deliver([], [], { longestHold: 1500 })
  await outbox.pool.query('alter table mail.receipt rename to receipt_elsewhere')
  for (let n = 0; n < 3; n++) await outbox.accept(anEnquiry())
  await until(() => new Set(delivered).size === 3, 30_000)
  expect(faults.length).toBeGreaterThanOrEqual(3)
  await outbox.pool.query('alter table mail.receipt_elsewhere rename to receipt')
  await until(async () => (await outbox.stats()).count.waiting === 0, 30_000)
  expect(delivered).toHaveLength(3)
  await stop()
}, 90_000)

it('delivers an enquiry of a backup that has a receipt already', async () => {
  const { outbox, delivered, faults, stop } = await deliver([])
  const enquiry = anEnquiry()
  await outbox.pool.query(
    `insert into mail.receipt (id, identity, accepted_at, outcome, attempts, bytes) values ($1, 'a', now(), 'delivered', 1, 1)`,
    [enquiry.id],
  )
  await outbox.accept(enquiry)
  await until(async () => (await outbox.stats()).count.waiting === 0, 30_000)
  expect([delivered, faults]).toEqual([[enquiry.id], []])
  await stop()
}, 60_000)

it('tries an enquiry again whose refusal could not be stored, because a person may have sent it again', async () => {
  const refusal: Outcome = { kind: 'dead', error: 'DATA 554', done: [] }
  const { outbox, delivered, faults, stop } = await deliver([], [refusal])
  await outbox.pool.query(`alter table mail.enquiry add constraint none_dead check (state <> 'dead')`)
  const { id } = await outbox.accept(anEnquiry())
  await until(() => faults.length === 1, 30_000)
  await outbox.pool.query('alter table mail.enquiry drop constraint none_dead')
  await until(async () => (await outbox.stats()).count.waiting === 0, 30_000)
  expect(delivered).toEqual([id, id])
  await stop()
}, 60_000)
