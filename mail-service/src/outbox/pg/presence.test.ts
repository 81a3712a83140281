import pg from 'pg'
import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry } from '../../../testing/enquiries'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { PgOutbox } from './pg-outbox'
import { planMissingJobs } from './jobs'
import { endFrozenInstances, Presence } from './presence'
import { RetriedClient } from './retried-client'
import { slotSpace } from './schema'

let postgres: TestPostgres
let outbox: PgOutbox
beforeAll(async () => {
  postgres = await startPostgres()
  outbox = await PgOutbox.open({ url: postgres.url, connections: 3, longestDelay: 1000 })
}, 60_000)
afterAll(async () => {
  await outbox.close()
  await postgres.stop()
})

const jobs = async () =>
  (await outbox.pool.query<{ key: string; run_at: Date }>('select key, run_at from graphile_worker.jobs'))
    .rows

it('delivers an enquiry whose job it has locked without learning of it', async () => {
  const delivered: string[] = []
  let finish: () => void = () => undefined
  const blocked = new Promise<void>((resolve) => (finish = resolve))
  const worker = await outbox.work(
    async ({ id }) => {
      delivered.push(id)
      await blocked
      return { kind: 'delivered', reply: '250' }
    },
    { concurrency: 1, onFault: () => undefined },
  )
  const first = await outbox.accept(anEnquiry())
  await until(() => delivered.includes(first.id))
  const { id } = await outbox.accept(anEnquiry())
  await outbox.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes',
       locked_by = (select worker_id from mail.worker limit 1)`,
  )
  finish()
  await until(() => delivered.includes(id), 20_000)
  expect(delivered).toEqual([first.id, id])
  await worker.stop()
}, 40_000)

it('gives an enquiry without a job a new one', async () => {
  const { id } = await outbox.accept(anEnquiry())
  await outbox.pool.query('delete from graphile_worker._private_jobs')
  await planMissingJobs(outbox.pool, 1000)
  expect((await jobs()).map(({ key }) => key)).toEqual([id])
})

it('plans many jobs in several statements, so that each one ends in time', async () => {
  const enquiries = await Promise.all(Array.from({ length: 7 }, () => outbox.accept(anEnquiry())))
  await outbox.pool.query('delete from graphile_worker._private_jobs')
  const queries = jest.spyOn(outbox.pool, 'query')
  await planMissingJobs(outbox.pool, 1000, { most: 3 })
  expect(queries.mock.calls.length).toBeGreaterThanOrEqual(3)
  queries.mockRestore()
  const planned = (await jobs()).map(({ key }) => key)
  for (const { id } of enquiries) expect(planned).toContain(id)
})

it('plans no more jobs when the service stops, and the rest at the next call', async () => {
  for (let n = 0; n < 4; n++) await outbox.accept(anEnquiry())
  await outbox.pool.query('delete from graphile_worker._private_jobs')
  let asked = 0
  await planMissingJobs(outbox.pool, 1000, { most: 2, isStopped: () => asked++ > 0 })
  expect(await jobs()).toHaveLength(2)
  await planMissingJobs(outbox.pool, 1000, { most: 2 })
  expect((await jobs()).length).toBeGreaterThanOrEqual(4)
})

it('runs what waits as early as before when the clock of the database was set back by some hours', async () => {
  const { id } = await outbox.accept(anEnquiry())
  const longestDelay = 4.8 * 3_600_000
  await planMissingJobs(outbox.pool, longestDelay)
  // As seen after it was set back: all stored times are ahead by as much.
  await outbox.pool.query(`update mail.clock set latest = latest + interval '3 hours'`)
  await outbox.pool.query(`update mail.enquiry set due_at = now() + interval '3 hours 10 minutes'`)
  await outbox.pool.query(
    `update graphile_worker._private_jobs set run_at = now() + interval '3 hours 10 minutes'`,
  )
  await planMissingJobs(outbox.pool, longestDelay)
  await planMissingJobs(outbox.pool, longestDelay)
  const minutesAhead = (time = 0) => Math.round((time - Date.now()) / 60_000)
  const job = (await jobs()).find(({ key }) => key === id)
  const { entries } = await outbox.list('waiting', { limit: 10, offset: 0 })
  const entry = entries.find((one) => one.id === id)
  expect([job?.run_at.getTime(), entry?.dueAt].map(minutesAhead)).toEqual([10, 10])
})

it('runs a job now that is planned later than any delay, as after the clock was changed', async () => {
  await outbox.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 day'`)
  await planMissingJobs(outbox.pool, 1000)
  expect((await jobs())[0]?.run_at.getTime()).toBeLessThan(Date.now() + 1000)
})

it('leaves nothing behind when accepting fails halfway', async () => {
  const bad = anEnquiry({
    attachments: [{ name: null as unknown as string, type: 'image/png', bytes: Buffer.from('x') }],
  })
  const before = (await jobs()).length
  await expect(outbox.accept(bad)).rejects.toMatchObject({ code: 'fault' })
  expect(await outbox.read(bad.id)).toBeUndefined()
  expect(await jobs()).toHaveLength(before)
  expect(await outbox.accept({ ...bad, attachments: [] })).toMatchObject({ duplicate: false })
})

it('is not ready when the database is read-only', async () => {
  const client = new pg.Client(postgres.url)
  await client.connect()
  const setting = 'default_transaction_read_only'
  await client.query(`alter database postgres set ${setting} = on`)
  // Open connections keep the old setting.
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await expect(outbox.check()).rejects.toMatchObject({ code: 'fault' })
  await client.query(`set ${setting} = off; alter database postgres reset ${setting}`)
  await client.end()
})

it.each(['mail.attachment', 'schema graphile_worker', 'schema mail'])(
  'is not ready without %s, and ready again after a restart',
  async (missing) => {
    await outbox.check()
    await outbox.pool.query(`drop ${missing.startsWith('schema') ? missing : `table ${missing}`} cascade`)
    await expect(outbox.check()).rejects.toMatchObject({ code: 'fault' })
    await outbox.close()
    outbox = await PgOutbox.open({ url: postgres.url, connections: 3, longestDelay: 1000 })
    await outbox.check()
  },
)

it('takes the locks of an instance that shows no sign of life, and not those of others', async () => {
  const named = `${postgres.url}${postgres.url.includes('?') ? '&' : '?'}application_name=site`
  const [frozen, other] = [new Presence(named), new Presence(postgres.url)]
  await frozen.begin()
  await other.begin()
  expect(await frozen.tryLock([7], slotSpace)).toBe(7)
  expect(await other.tryLock([7], slotSpace)).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 600))
  // This counts as a sign of life of the other one.
  expect(await other.tryLock([7, 8], slotSpace)).toBe(8)
  await outbox.pool.query('select pg_sleep(0.1)')
  await endFrozenInstances(outbox.pool, 500)
  await until(async () => (await other.tryLock([7], slotSpace)) === 7)
  await frozen.end(outbox.pool)
  await other.end(outbox.pool)
})

it('shows signs of life while it has nothing to do', async () => {
  const idle = new Presence(postgres.url, 200)
  await idle.begin()
  expect(await idle.tryLock([9], slotSpace)).toBe(9)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await endFrozenInstances(outbox.pool, 1000)
  const other = new Presence(postgres.url)
  await other.begin()
  expect(await other.tryLock([9], slotSpace)).toBeUndefined()
  await idle.end(outbox.pool)
  await other.end(outbox.pool)
})

it('gives up a connection for deliveries when the database has none left for its locks', async () => {
  await outbox.pool.query('create role clerk login')
  await outbox.pool.query('create database clerks owner clerk')
  const url = postgres.url.replace('virida@', 'clerk@').replace('/postgres', '/clerks')
  const limited = await PgOutbox.open({ url, connections: 2, longestDelay: 1000 })
  const relay = limited.shareRelay(1, 1000)
  // Opens all connections of both pools, besides that of the locks.
  await Promise.all([1, 2].flatMap(() => [limited.pool.query('select pg_sleep(0.2)'), relay.read()]))
  await outbox.pool.query('alter role clerk connection limit 4')
  const [ended] = (
    await outbox.pool.query<{ ended: number }>(
      `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
       where datname = 'clerks' and application_name = 'virida presence'`,
    )
  ).rows
  expect(ended).toEqual({ ended: 1 })
  // Less than the time after which the pools close idle connections by themselves.
  await until(
    () =>
      relay.takeSlot().then(
        async (endDelivery) => (await endDelivery(), true),
        () => false,
      ),
    6000,
  )
  // Without a free connection, graphile-worker gets a code after which it tries again.
  await outbox.pool.query('alter role clerk connection limit 0')
  const client = new RetriedClient(url)
  await expect(client.connect()).rejects.toMatchObject({ code: '57P03' })
  const error = await new Promise((resolve) => new RetriedClient(url).connect(resolve))
  expect(error).toMatchObject({ code: '57P03' })
  await limited.close()
})
