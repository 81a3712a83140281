import type pg from 'pg'
import type { DeliveryKind, LockReason } from '../src/outbox/pg/delivery-locks'
import { WaitingJobs } from '../src/outbox/pg/waiting-jobs'
import type { StoredEnquiry } from '../src/enquiry/stored-enquiry'
import { anEnquiry, padded, pixel } from './enquiries'
import { usePgOutbox } from './pg-outbox'

const client = 0x70000

/** A small enquiry without files, of the network whose enquiries `store` stores. */
export const smallKind: DeliveryKind = { client, hasFiles: false, isLarge: false }

// What differs in enquiries with a small file, and in large ones.
export const withFile = { attachments: [{ name: 'a.png', type: 'image/png', bytes: pixel }] }
export const large = { attachments: [{ name: 'a.png', type: 'image/png', bytes: padded(1024 * 1024) }] }

export const inSeconds = (seconds: number) => `run_at = now() + interval '${seconds} seconds'`

/** Opens an empty outbox in PostgreSQL for each test. @returns What tests of waiting jobs need. */
export function usePlannedJobs() {
  const { outbox } = usePgOutbox()

  /** Changes jobs. */
  const change = (how: string, ...values: unknown[]) =>
    outbox().pool.query(`update graphile_worker._private_jobs set ${how}`, values)

  /** Stores enquiries of one network. @returns Their ids. The job of the first one is locked as if it were tried. */
  async function store(...differing: Partial<StoredEnquiry>[]) {
    const ids: string[] = []
    for (const [n, one] of differing.entries())
      ids.push((await outbox().accept(anEnquiry({ client: client + 2 * n, ...one }))).id)
    await change("locked_at = now(), locked_by = 'test' where key = $1", ids[0])
    return ids as [string, ...string[]]
  }

  const unlockJob = (id: string) => change('locked_at = null, locked_by = null where key = $1', id)

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

  /** The pool, except that `after` runs between the end of each statement and its answer. */
  function poolThat(after: (statement: string) => unknown): pg.Pool {
    const query = async (statement: string, values: unknown[]) => {
      const result = await outbox().pool.query(statement, values)
      await after(statement)
      return result
    }
    return { query } as unknown as pg.Pool
  }

  return { outbox, change, store, unlockJob, planned, waitingFor, poolThat }
}
