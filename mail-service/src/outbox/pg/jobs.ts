import type pg from 'pg'
import { mostOfSome, notSentPattern, type Recovery } from '../outbox'
import { afterTurns, lockSpace, priorityOf } from './schema'
import { transaction } from './writing'

/** Releases the jobs of workers whose instance has ended. graphile-worker itself would do so after four hours. */
export async function releaseAbandonedJobs(pool: pg.Pool) {
  await pool.query(
    `with gone as (
       delete from mail.worker w where not exists (
         select from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid = $1::oid
           and l.objid = w.lock::oid and l.database = (select oid from pg_database where datname = current_database())
       ) returning worker_id
     ), unknown as (
       select distinct locked_by as worker_id from graphile_worker.jobs j
       where locked_at < now() - interval '1 minute'
         and not exists (select from mail.worker w where w.worker_id = j.locked_by)
     ), ids as (select worker_id from gone union select worker_id from unknown)
     select graphile_worker.force_unlock_workers(array_agg(worker_id)) from ids having count(*) > 0`,
    [lockSpace],
  )
}

/**
 * Plans deliveries earlier that failed because of the store. graphile-worker itself makes the delay longer with each
 * failure, up to six hours, so that an enquiry would wait for as long again as the fault lasted.
 * @param longestDelay Milliseconds until such a delivery is tried again at the latest.
 */
export async function hastenFailedJobs(pool: pg.Pool, longestDelay: number) {
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 0, run_at = now() + $1 * interval '1 millisecond'
     where is_available and attempts > 0 and run_at > now() + $1 * interval '1 millisecond'`,
    [longestDelay],
  )
}

/** Makes the jobs due now of enquiries whose last attempt has failed (`Outbox.hasten`). */
export async function hastenWaitingJobs(pool: pg.Pool, recovery: Recovery) {
  if (recovery === 'fault') {
    const change = 'attempts = greatest(0, attempts - (error ~ $1)::int), planned_at = null'
    await makeDue(pool, '', change, [notSentPattern.source])
    return
  }
  await makeDue(
    pool,
    'and error ~ $1 order by random() limit $2',
    'planned_at = coalesce(planned_at, due_at)',
    [notSentPattern.source, recovery === 'some' ? mostOfSome : null],
  )
}

async function makeDue(pool: pg.Pool, condition: string, change: string, values: unknown[] = []) {
  await transaction(pool, async (client) => {
    // Two of these updates at the same time would wait for each other's rows.
    await client.query('select pg_advisory_xact_lock($1, 1)', [lockSpace])
    await client.query(
      `with chosen as (
         select id from mail.enquiry where state = 'waiting' and error is not null and due_at > now() ${condition}
       ), e as (
         update mail.enquiry set due_at = now(), ${change}
         where id in (select id from chosen) and state = 'waiting' returning id
       ) update graphile_worker._private_jobs set run_at = now() where is_available and key in (select id from e)`,
      values,
    )
  })
}

/** Jobs that are planned in one statement, which takes 2 s. One statement for all could take longer than `statementTimeout`. */
const usualMost = 1000

/**
 * Plans a job for every waiting enquiry that has none, or whose job is later than the longest delay. This repairs lost
 * jobs and jobs that were planned before the system time was changed.
 * @param options.isStopped Asked before each statement. The rest is planned at the next call then.
 */
export async function planMissingJobs(
  pool: pg.Pool,
  longestDelay: number,
  { most = usualMost, isStopped = (): boolean => false } = {},
) {
  await pool.query('select mail.follow_clock()')
  let last: string | undefined = ''
  while (last !== undefined && !isStopped()) last = await planAfter(last, pool, longestDelay, most)
  let renewed = most
  while (renewed === most && !isStopped()) renewed = await renewPriorities(pool, most)
}

/** Gives jobs the priority of their turn, after priorities have begun to be counted from a later one. @returns How many. */
async function renewPriorities(pool: pg.Pool, most: number): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set priority = renewed.priority from (
       select j.id, ${priorityOf('e.turn', 'base')} as priority
       from mail.turns, graphile_worker._private_jobs j join mail.enquiry e on e.id = j.key
       where j.is_available and j.priority < ${afterTurns} and j.priority <> ${priorityOf('e.turn', 'base')}
       limit $1 for update of j skip locked
     ) renewed where _private_jobs.id = renewed.id and is_available`,
    [most],
  )
  return rowCount ?? 0
}

/** @returns The last enquiry that was planned, if more may follow. */
async function planAfter(
  id: string,
  pool: pg.Pool,
  longestDelay: number,
  most: number,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.id, mail.schedule(e.id, now(), (e.error is not null)::int) from (
       select id, error from mail.enquiry e
       where e.state = 'waiting' and e.id > $2 and not exists (
         select from graphile_worker.jobs j where j.key = e.id and j.attempts < j.max_attempts
           and j.run_at < now() + $1 * interval '1 millisecond'
       ) order by id limit $3
     ) e`,
    [longestDelay, id, most],
  )
  return rows.length < most ? undefined : rows.at(-1)?.id
}
