import type pg from 'pg'
import { anEnquiry, padded, pixel } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { DeliveryKind, LockReason } from './delivery-locks'
import { WaitingJobs } from './waiting-jobs'

const { outbox } = usePgOutbox()

const client = 0x70000
const kind: DeliveryKind = { client, hasFiles: false, isLarge: false }
const withFile = { attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }] }
const large = { attachments: [{ name: 'a.png', type: 'image/png', bytes: padded(1024 * 1024) }] }

/** Stores enquiries of one network. @returns Their ids. The job of the first one is locked as if it were tried. */
async function store(...differing: Partial<StoredEnquiry>[]) {
  const ids: string[] = []
  for (const [n, one] of differing.entries())
    ids.push((await outbox().accept(anEnquiry({ client: client + 2 * n, ...one }))).id)
  await change("locked_at = now(), locked_by = 'test' where key = $1", ids[0])
  return ids as [string, ...string[]]
}

/** Changes jobs. */
const change = (how: string, ...values: unknown[]) =>
  outbox().pool.query(`update graphile_worker._private_jobs set ${how}`, values)

const unlockJob = (id: string) => change('locked_at = null, locked_by = null where key = $1', id)

const inSeconds = (seconds: number) => `run_at = now() + interval '${seconds} seconds'`

/** The ids of the enquiries whose jobs are due, those that are put off, and the seconds until the last of these, if any. */
async function planned() {
  const { rows } = await outbox().pool.query<{ id: string; seconds: number }>(
    `select key as id, extract(epoch from run_at - now())::float8 as seconds
     from graphile_worker._private_jobs where is_available order by priority, run_at`,
  )
  const off = rows.filter(({ seconds }) => seconds > 0)
  return {
    due: rows.filter((row) => !off.includes(row)).map(({ id }) => id),
    off: off.map(({ id }) => id),
    longest: Math.max(0, ...off.map(({ seconds }) => seconds)),
  }
}

/** Waiting jobs of a process in which a delivery finds nothing free. */
const waitingFor = (waitsFor: LockReason, pool = outbox().pool, now?: () => number) =>
  new WaitingJobs(pool, { tryLock: () => Promise.resolve({ waitsFor }) }, now)

/** Runs `during` while another statement has locked all jobs. */
async function whileLocked(during: () => Promise<unknown>) {
  const other = await outbox().pool.connect()
  try {
    await other.query('begin')
    await other.query('select from graphile_worker._private_jobs for update')
    await during()
  } finally {
    await other.query('rollback')
    other.release()
  }
}

it('locks what is free and changes no job', async () => {
  const [id, other] = await store({}, {})
  const unlock = () => Promise.resolve()
  const waiting = new WaitingJobs(outbox().pool, { tryLock: () => Promise.resolve({ unlock }) })
  expect(await waiting.lockOrPutOff(id, kind)).toBe(unlock)
  expect(await planned()).toMatchObject({ due: [other], off: [] })
})

it('puts off an enquiry and others of its network, one after the other', async () => {
  const [id, second, third] = await store({}, {}, {})
  const [elsewhere] = await store({ client: 0x10000 })
  await unlockJob(elsewhere)
  expect(await waitingFor('network').lockOrPutOff(id, kind)).toBeUndefined()
  const { due, off, longest } = await planned()
  expect(due).toEqual([elsewhere])
  expect(new Set(off)).toEqual(new Set([id, second, third]))
  expect(longest).toBeGreaterThan(1)
  expect(longest).toBeLessThan(3)
})

it('puts off those with files, or the large ones, when these have to wait', async () => {
  const [id, second, third] = await store(withFile, large, {})
  await waitingFor('large').lockOrPutOff(id, { ...kind, hasFiles: true, isLarge: true })
  expect(await planned()).toMatchObject({
    due: [third],
    off: expect.arrayContaining([id, second]) as string[],
  })
})

it('puts off nothing else when an enquiry waits for another one of its client', async () => {
  const [id, second] = await store({}, {})
  await waitingFor('client').lockOrPutOff(id, kind)
  expect(await planned()).toMatchObject({ due: [second], off: [id] })
})

it('brings the next two of the network forward when a delivery ends', async () => {
  const [id, second, third] = await store({}, {}, {})
  // It has failed once, and was put off after that.
  await change("last_error = 'no connection' where key = $1", second)
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, kind)
  await waiting.deliveryEnded({ ...kind, client: 0x10000 })
  expect((await planned()).due).toEqual([])
  await waiting.deliveryEnded(kind)
  expect(await planned()).toMatchObject({ due: [id, second], off: [third] })
})

it('brings small enquiries of a network forward although earlier ones, which are large, may have to wait longer', async () => {
  const [id, second, third, fourth, fifth] = await store(large, large, large, {}, {})
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, { ...kind, hasFiles: true, isLarge: true })
  await waiting.deliveryEnded(kind)
  const { due, off } = await planned()
  expect(new Set(due)).toEqual(new Set([id, second, fourth, fifth]))
  expect(off).toEqual([third])
})

it('looks for nothing at the end of a delivery after nothing was put off for a minute', async () => {
  let now = 1000
  const query = jest.fn(outbox().pool.query.bind(outbox().pool) as () => Promise<unknown>)
  const waiting = waitingFor('network', { query } as unknown as pg.Pool, () => now)
  await waiting.deliveryEnded(kind)
  expect(query).not.toHaveBeenCalled()
  const [id] = await store({})
  await waiting.lockOrPutOff(id, kind)
  now += 59_000
  query.mockClear()
  await waiting.deliveryEnded(kind)
  expect(query).toHaveBeenCalledTimes(1)
  now += 2000
  await waiting.deliveryEnded(kind)
  expect(query).toHaveBeenCalledTimes(1)
})

it('still looks at the end of a delivery when a search has found nothing while others were put off', async () => {
  const [id, second] = await store({}, {})
  let found = () => {}
  const query = async (statement: string, values: unknown[]) => {
    const result = await outbox().pool.query(statement, values)
    if (statement.includes('shuffle')) await new Promise<void>((resolve) => (found = resolve))
    return result
  }
  const waiting = waitingFor('network', { query } as unknown as pg.Pool)
  const ticked = waiting.tick()
  await waiting.lockOrPutOff(id, kind)
  found()
  await ticked
  await waiting.deliveryEnded(kind)
  expect((await planned()).due).toEqual([id, second])
})

it('leaves the time of an enquiry that failed while it was to be put off', async () => {
  const [id, second] = await store({}, {})
  const query = async (statement: string, values: unknown[]) => {
    const result = await outbox().pool.query(statement, values)
    if (statement.includes('select j.id')) await change(`${inSeconds(3600)} where key = $1`, second)
    return result
  }
  await waitingFor('network', { query } as unknown as pg.Pool).lockOrPutOff(id, kind)
  expect((await planned()).longest).toBeGreaterThan(3500)
})

it('finds what another process has put off, one of each network, with files and large', async () => {
  const [id] = await store({}, {}, withFile, withFile, large, large)
  await waitingFor('network').lockOrPutOff(id, kind)
  const here = waitingFor('network')
  await here.deliveryEnded(kind)
  expect((await planned()).due).toEqual([])
  await here.tick()
  expect((await planned()).due).toHaveLength(3)
  await change(inSeconds(30))
  await here.deliveryEnded(kind)
  expect((await planned()).due).toHaveLength(6)
})

it('finds what was locked by another statement when the last delivery ended', async () => {
  const [id] = await store({}, {})
  const waiting = waitingFor('network')
  await waiting.lockOrPutOff(id, kind)
  await whileLocked(() => waiting.deliveryEnded(kind))
  await whileLocked(() => waiting.tick())
  expect((await planned()).due).toEqual([])
  await waiting.tick()
  expect((await planned()).due).toHaveLength(1)
  await waiting.tick()
  expect((await planned()).due).toHaveLength(2)
})

it('finds in time what is put off behind 600 enquiries of other networks', async () => {
  const [id] = await store({})
  await change(`${inSeconds(50)}, priority = 30000 where key = $1`, id)
  await unlockJob(id)
  const many = Array.from({ length: 600 }, (_, n) => anEnquiry({ client: 0x90000 + 256 * (n % 3) }))
  for (let first = 0; first < many.length; first += 50)
    await Promise.all(many.slice(first, first + 50).map((enquiry) => outbox().accept(enquiry)))
  const waiting = waitingFor('network')
  let ticks = 0
  while (!(await planned()).due.includes(id) && ticks < 20) {
    await change(`${inSeconds(30)} where key <> $1`, id)
    await waiting.tick()
    ticks++
  }
  // Each finds it with a probability of 5 in 6.
  expect(ticks).toBeLessThan(20)
}, 60_000)

it('finds another enquiry when the first one of the network has to wait longer', async () => {
  const ids = await store({}, {}, {})
  await unlockJob(ids[0])
  const waiting = waitingFor('network')
  const found = new Set<string>()
  for (let n = 0; n < 40 && found.size < ids.length; n++) {
    await change(inSeconds(30))
    await waiting.tick()
    for (const id of (await planned()).due) found.add(id)
  }
  expect(found).toEqual(new Set(ids))
})

it('leaves what has failed, what is planned later and what its queue holds', async () => {
  const [failed, refused, queued, later, put] = await store({}, {}, {}, {}, {})
  await change(`${inSeconds(30)}, locked_at = null, locked_by = null`)
  await change("last_error = 'no connection' where key = $1", failed)
  await change(`${inSeconds(90)} where key = $1`, later)
  await outbox().pool.query(
    "update mail.enquiry set due_at = now() + interval '30 seconds', error = 'DATA 451' where id = $1",
    [refused],
  )
  await outbox().pool.query(
    `with queue as (
       insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by) values ('q', now(), 'test') returning id
     ) update graphile_worker._private_jobs set job_queue_id = queue.id from queue where key = $1`,
    [queued],
  )
  const waiting = waitingFor('network')
  for (let n = 0; n < 3; n++) await waiting.tick()
  await waiting.deliveryEnded(kind)
  expect((await planned()).due).toEqual([put])
})
