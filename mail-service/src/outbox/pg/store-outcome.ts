import type pg from 'pg'
import type { Outcome } from '../outbox'
import type { Waiting } from './outcome-store'
import { remove, transaction } from './writing'

/**
 * Stores what has become of an attempt. An enquiry that has failed before and that a person has sent again meanwhile keeps its new
 * plan. Who has the mail is noted all the same, besides those that another attempt has reached.
 */
export async function storeOutcome(pool: pg.Pool, { enquiry: { id }, progress }: Waiting, outcome: Outcome) {
  if (outcome.kind === 'delivered') {
    await transaction(pool, (client) => remove(client, id, 'delivered', outcome.reply))
    return
  }
  const { done, error } = outcome
  const found = [id, done, error, progress.attempts, progress.error ?? null]
  const allDone = 'array(select distinct unnest(done || $2::text[]))'
  const isAsFound = 'attempts = $4 and error is not distinct from $5'
  if (outcome.kind === 'dead') {
    await pool.query(
      `with e as (
         update mail.enquiry set state = 'dead', attempts = attempts + 1, done = ${allDone}, error = $3, due_at = null
         where id = $1 and ${isAsFound} returning id
       ) update mail.enquiry set done = ${allDone} where id = $1 and not exists (select from e)`,
      found,
    )
    return
  }
  const isRetry = outcome.kind === 'retry'
  // What was not tried comes first after the pause, and what has never been tried before what has failed.
  const isUntried = outcome.kind === 'hold' && outcome.isUntried === true
  await pool.query(
    `with e as (
       update mail.enquiry set attempts = attempts + ($6 and planned_at is null)::int, done = ${allDone},
         error = case when $8 then error else $3 end,
         due_at = case when $6 and planned_at is not null then greatest(planned_at, now())
           else now() + $7 * interval '1 millisecond' end,
         planned_at = case when not $6 then planned_at end
       where id = $1 and state = 'waiting' and ${isAsFound} returning id, due_at, error
     ), overtaken as (
       update mail.enquiry set done = ${allDone} where id = $1 and not exists (select from e)
     ) select mail.schedule(id, due_at, (error is not null)::int) from e`,
    [...found, isRetry, isUntried ? 0 : Math.round(outcome.after), isUntried],
  )
}
