import type pg from 'pg'
import { largestSmallEnquiry } from '../../enquiry/stored-enquiry'
import { longestPutOff, type PlannedTries } from './lock-retries'

/** What many enquiries may have to wait for: other deliveries of their network, with files, or of large enquiries. */
export type PutOffReason = { kind: 'network'; network: number } | { kind: 'files' } | { kind: 'large' }

/** Jobs among which those of one reason are looked for, in the order of delivery. */
const mostLookedAt = 500

/** The enquiries `e` of a reason, and the parameter of the condition. */
function alike(reason: PutOffReason): [condition: string, parameter: number] {
  switch (reason.kind) {
    case 'network':
      return ['mail.network_of(e.client) = $1::int', reason.network]
    case 'files':
      return [
        'e.bytes > octet_length(e.subject) + octet_length(e.html) + octet_length(e.text) + $1::bigint',
        0,
      ]
    case 'large':
      return ['e.bytes > $1::bigint', largestSmallEnquiry]
  }
}

/**
 * Puts off due jobs that have to wait for the same deliveries, as far as they are among the next ones. Each of them would be tried
 * in vain otherwise, before other enquiries with later turns.
 */
export async function putOff(pool: pg.Pool, reason: PutOffReason, plan: (tries: number) => PlannedTries) {
  const [condition, parameter] = alike(reason)
  const { rows } = await pool.query<{ id: string }>(
    `select j.id from (
       select id, key, priority, run_at from graphile_worker._private_jobs
       where is_available and run_at <= now() order by priority, run_at limit $2
     ) j join mail.enquiry e on e.id = j.key where ${condition} order by j.priority, j.run_at`,
    [parameter, mostLookedAt],
  )
  if (rows.length === 0) return
  const { delay, between } = plan(rows.length)
  // What another statement changes at the same time is skipped, because the two could wait for each other.
  await pool.query(
    `with locked as (
       select id from graphile_worker._private_jobs where id = any ($1::bigint[]) and is_available for update skip locked
     ) update graphile_worker._private_jobs j
     set run_at = now() + ($2::float8 + (n - 1) * $3::float8) * interval '1 millisecond'
     from unnest($1::bigint[]) with ordinality as put_off (id, n) join locked using (id) where j.id = put_off.id`,
    [rows.map(({ id }) => id), delay, between],
  )
}

/** Jobs that are brought forward when a delivery has ended. With one, others would wait when several deliveries end together. */
const mostBroughtForward = 2

/** Selects the next jobs that were put off. $1 is the parameter of the condition, $2 `mostLookedAt` and $3 `longestPutOff`. */
const selectNextPutOff = (condition: string) =>
  `select j.id from (
     select id, key, priority, run_at from graphile_worker._private_jobs
     where is_available and run_at > now() and run_at < now() + $3::float8 * interval '1 millisecond'
     order by priority, run_at limit $2
   ) next join graphile_worker._private_jobs j using (id) join mail.enquiry e on e.id = next.key
   where ${condition} and (e.due_at is null or e.due_at <= now())`

/**
 * Makes the next jobs due that were put off, because a delivery that they wait for has ended.
 * @returns How many there were.
 */
export async function bringForward(pool: pg.Pool, reason: PutOffReason): Promise<number> {
  const [condition, parameter] = alike(reason)
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where is_available and id in (
       ${selectNextPutOff(condition)} order by next.priority, next.run_at limit $4 for update of j skip locked)`,
    [parameter, mostLookedAt, longestPutOff, mostBroughtForward],
  )
  return rowCount ?? 0
}

/** Whether jobs of a reason are put off, as far as they are among the next ones. */
export async function isPutOff(pool: pg.Pool, reason: PutOffReason): Promise<boolean> {
  const [condition, parameter] = alike(reason)
  const { rowCount } = await pool.query(`${selectNextPutOff(condition)} limit 1`, [
    parameter,
    mostLookedAt,
    longestPutOff,
  ])
  return rowCount !== 0
}
