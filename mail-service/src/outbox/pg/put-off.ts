import type pg from 'pg'
import { largestSmallEnquiry } from '../../enquiry/stored-enquiry'
import { longestPutOff, type PlannedTries } from './lock-retries'

/** What many enquiries may have to wait for: other deliveries of their network, with files, or of large enquiries. */
export type PutOffReason = { kind: 'network'; network: number } | { kind: 'files' } | { kind: 'large' }

/** Number of jobs that one statement looks at. */
const mostLookedAt = 500

// Conditions of SQL on an enquiry `e`.
const hasFiles = 'e.bytes > octet_length(e.subject) + octet_length(e.html) + octet_length(e.text)'
const isLarge = `e.bytes > ${largestSmallEnquiry}`

/** The condition of SQL on an enquiry `e` that has to wait for this if too many deliveries of the same kind are running. */
function alike(reason: PutOffReason): string {
  switch (reason.kind) {
    case 'network':
      return `mail.network_of(e.client) = ${reason.network}`
    case 'files':
      return hasFiles
    case 'large':
      return isLarge
  }
}

/**
 * Puts off due jobs that have to wait for the same deliveries, as far as they are among the next ones. Each of them would be tried
 * in vain otherwise, before other enquiries with later turns.
 */
export async function putOff(pool: pg.Pool, reason: PutOffReason, plan: (tries: number) => PlannedTries) {
  const { rows } = await pool.query<{ id: string }>(
    `select j.id from (
       select id, key, priority, run_at from graphile_worker._private_jobs
       where is_available and run_at <= now() order by priority, run_at limit $1
     ) j join mail.enquiry e on e.id = j.key where ${alike(reason)} order by j.priority, j.run_at`,
    [mostLookedAt],
  )
  if (rows.length === 0) return
  const { delay, between } = plan(rows.length)
  // What another statement changes at the same time is skipped, because the two could wait for each other. So is what was tried
  // meanwhile and is planned for a later time.
  await pool.query(
    `with locked as (
       select id from graphile_worker._private_jobs
       where id = any ($1::bigint[]) and is_available and run_at <= now() for update skip locked
     ) update graphile_worker._private_jobs j
     set run_at = now() + ($2::float8 + (n - 1) * $3::float8) * interval '1 millisecond', attempts = 0, last_error = null
     from unnest($1::bigint[]) with ordinality as put_off (id, n) join locked using (id) where j.id = put_off.id`,
    [rows.map(({ id }) => id), delay, between],
  )
}

/**
 * The condition of SQL on a job `j` that is put off. One with `last_error` has failed and waits for its retry: `putOff` clears that
 * field. One whose queue is locked cannot start before the delivery of its queue has ended. $1 is `longestPutOff`.
 */
const isPutOff = `j.is_available and j.run_at > now() and j.run_at < now() + $1::float8 * interval '1 millisecond'
  and j.last_error is null and not exists (
    select from graphile_worker._private_job_queues q where q.id = j.job_queue_id and not q.is_available)`

/** The condition of SQL on an enquiry `e` whose delivery has not failed with a later time for its next attempt. */
const isDue = '(e.due_at is null or e.due_at <= now())'

/** Jobs of each kind that are brought forward when a delivery has ended. With one, others would wait when several end together. */
const mostBroughtForward = 2

/**
 * Makes the next jobs due that were put off, because a delivery that they may wait for has ended: two each of small
 * enquiries, of those with files, and of large ones, because each of these may have to wait for something else, too. Looks
 * for them among the next 500 that are put off.
 */
export async function bringForward(pool: pg.Pool, reason: PutOffReason) {
  await makeNextDue(
    pool,
    `select id from (
       select next.id, row_number() over (partition by ${hasFiles}, ${isLarge} order by priority, run_at) as n
       from (
         select id, key, priority, run_at from graphile_worker._private_jobs j
         where ${isPutOff} order by priority, run_at limit $2
       ) next join mail.enquiry e on e.id = next.key
       where ${alike(reason)} and ${isDue}
     ) numbered where n <= $3`,
    [mostBroughtForward],
  )
}

/**
 * Makes one small job without files due of each network, one with files, and one that is large, of the jobs that are put off. They
 * are chosen at random: the first one may have to wait longer than others of its network.
 * @returns Whether any was made due.
 */
export async function bringSomeForward(pool: pg.Pool): Promise<boolean> {
  return makeNextDue(
    pool,
    `select distinct on (kind) sample.id from (
       select id, key, random() as shuffle from graphile_worker._private_jobs j where ${isPutOff} order by shuffle limit $2
     ) sample join mail.enquiry e on e.id = sample.key cross join lateral (
       select case when ${isLarge} then 'large' when ${hasFiles} then 'files' else mail.network_of(e.client)::text end as kind
     ) kinds where ${isDue} order by kind, shuffle`,
  )
}

/** Makes jobs due if they are still put off. Skips what another statement changes. @returns Whether there were any. */
async function makeNextDue(pool: pg.Pool, selectIds: string, parameters: number[] = []): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with chosen as materialized (${selectIds}), locked as (
       select id from graphile_worker._private_jobs j where id in (select id from chosen) and ${isPutOff} for update skip locked
     ) update graphile_worker._private_jobs set run_at = now() where id in (select id from locked)`,
    [longestPutOff, mostLookedAt, ...parameters],
  )
  return rowCount !== 0
}
