import type pg from 'pg'
import { anEnquiry, pixel } from '../../../testing/enquiries'
import { usePgOutbox } from '../../../testing/pg-outbox'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { DeliveryKind, Locked } from './delivery-locks'
import { WaitingJobs } from './waiting-jobs'

const { outbox } = usePgOutbox()

const client = 0x70000
const kind: DeliveryKind = { client, hasFiles: false, isLarge: false }
const attachments = [{ name: 'a.png', type: 'image/png', bytes: pixel }]

/** Stores enquiries of one network. @returns The id of the first one, whose job is locked as if it were tried. */
async function store(...differing: Partial<StoredEnquiry>[]): Promise<string> {
  const enquiries = differing.map((one, n) => anEnquiry({ client: client + 2 * n, ...one }))
  for (const enquiry of enquiries) await outbox().accept(enquiry)
  const id = enquiries[0]?.id ?? ''
  await outbox().pool.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where key = $1",
    [id],
  )
  return id
}

/** The ids of the enquiries whose jobs are due, in the order of delivery, and the number of those that are put off. */
async function planned() {
  const { rows } = await outbox().pool.query<{ id: string; due: boolean; seconds: number }>(
    `select key as id, run_at <= now() as due, extract(epoch from run_at - now())::float8 as seconds
     from graphile_worker._private_jobs where is_available order by priority, run_at`,
  )
  const off = rows.filter(({ due }) => !due)
  return {
    due: rows.filter(({ due }) => due).map(({ id }) => id),
    off: off.length,
    longest: Math.max(...off.map(({ seconds }) => seconds)),
  }
}

const unlock = jest.fn(() => Promise.resolve())
beforeEach(() => unlock.mockClear())

type Try = Locked | (() => Promise<Locked>)
const network: Try = { waitsFor: 'network' }
const files: Try = { waitsFor: 'files' }
const free: Try = { unlock }

/** Waiting jobs whose tries to lock have these results, one after the other. */
function trying(tries: Try[], pool = outbox().pool) {
  const rest = [...tries]
  const tryLock = async () => {
    const next = rest.shift()
    if (!next) throw new Error('Tried to lock more often than expected')
    return typeof next === 'function' ? next() : next
  }
  return { waiting: new WaitingJobs(pool, { tryLock }), rest }
}

/** The pool, except that it calls `instead` for statements that contain `part`. */
function poolWith(
  part: string,
  instead: (statement: string, values: unknown[]) => Promise<unknown>,
): pg.Pool {
  const { pool } = outbox()
  const query = (statement: string, values: unknown[]) =>
    statement.includes(part) ? instead(statement, values) : pool.query(statement, values)
  return { query } as unknown as pg.Pool
}

it('delivers at once what can be delivered after others were put off, and brings the next ones forward', async () => {
  const id = await store({}, {}, {}, {})
  const { waiting, rest } = trying([network, free])
  expect(await waiting.lockOrDelay(id, kind)).toBe(unlock)
  expect(rest).toEqual([])
  expect(unlock).not.toHaveBeenCalled()
  const { due, off } = await planned()
  expect(due).toHaveLength(2)
  expect(off).toBe(1)
})

it('brings others forward although a delivery ended before the statement that puts them off was committed', async () => {
  const id = await store({}, {}, {}, {})
  const pool = poolWith('as put_off', async (statement, values) => {
    const other = await outbox().pool.connect()
    try {
      await other.query('begin')
      await other.query(statement, values)
      await waiting.deliveryEnded(kind)
    } finally {
      await other.query('commit')
      other.release()
    }
  })
  const { waiting } = trying([network, free], pool)
  expect(await waiting.lockOrDelay(id, kind)).toBe(unlock)
  expect((await planned()).due).toHaveLength(2)
})

it('brings an enquiry forward when the last delivery ended before the enquiry was put off', async () => {
  const id = await store({})
  const { waiting } = trying([
    network,
    async () => {
      await waiting.deliveryEnded(kind)
      return { waitsFor: 'network' }
    },
    free,
  ])
  expect(await waiting.lockOrDelay(id, kind)).toBeUndefined()
  expect(unlock).toHaveBeenCalledTimes(1)
  expect((await planned()).due).toEqual([id])
})

it('puts an enquiry off when nothing is free', async () => {
  const id = await store({}, {})
  const { waiting, rest } = trying([network, network, network])
  expect(await waiting.lockOrDelay(id, kind)).toBeUndefined()
  expect(rest).toEqual([])
  expect(await planned()).toMatchObject({ due: [], off: 2 })
})

it('brings forward what waits for the network when an enquiry of the network has to wait only for files', async () => {
  const id = await store({ attachments }, {})
  const withFiles = { ...kind, hasFiles: true }
  const { waiting } = trying([network, files, files, files])
  expect(await waiting.lockOrDelay(id, withFiles)).toBeUndefined()
  expect((await planned()).due).toHaveLength(2)
  await outbox().pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '30 seconds' where key = $1",
    [id],
  )
  await waiting.deliveryEnded({ client: 0x10000, hasFiles: true, isLarge: false })
  expect((await planned()).due).toContain(id)
})

it('still brings enquiries forward after a delivery ended while another statement had locked their jobs', async () => {
  const id = await store({}, {}, {})
  const { waiting } = trying([network, network, network])
  await waiting.lockOrDelay(id, kind)
  const other = await outbox().pool.connect()
  try {
    await other.query('begin')
    await other.query('select from graphile_worker._private_jobs for update')
    await waiting.deliveryEnded(kind)
  } finally {
    await other.query('rollback')
    other.release()
  }
  expect((await planned()).due).toEqual([])
  await waiting.deliveryEnded(kind)
  expect((await planned()).due).toHaveLength(2)
})

it('plans the next enquiry as usual after all that were put off are gone', async () => {
  const { waiting } = trying(Array.from({ length: 6 }, () => network))
  const many = Array.from({ length: 60 }, () => ({}))
  await waiting.lockOrDelay(await store(...many), kind)
  expect((await planned()).longest).toBeGreaterThan(3.5)
  await outbox().pool.query('delete from graphile_worker._private_jobs')
  await waiting.deliveryEnded(kind)
  await waiting.lockOrDelay(await store({}), kind)
  expect((await planned()).longest).toBeLessThan(2)
})

it('unlocks what it has locked when others cannot be brought forward', async () => {
  const id = await store({}, {})
  const pool = poolWith('set run_at = now() where', () => Promise.reject(new Error('no connection')))
  const { waiting } = trying([network, free], pool)
  await expect(waiting.lockOrDelay(id, kind)).rejects.toThrow('no connection')
  expect(unlock).toHaveBeenCalledTimes(1)
})
