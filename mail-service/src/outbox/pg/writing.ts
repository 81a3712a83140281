import type pg from 'pg'
import { identityKey, repeatWindowOf } from '../../enquiry/identity'
import { sizeOf, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { State } from '../outbox'
import { StorageError } from '../storage-error'
import { isQueryTimeout } from './query-timeout'

/** Runs `work` in a transaction. A connection that does not answer, or on which the rollback fails, is closed. */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    if (isQueryTimeout(error)) broken = true
    else await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/** An enquiry and the state in which it is stored. */
export type NewEnquiry = { enquiry: StoredEnquiry; state: State }

/**
 * Stores enquiries without their files and plans their deliveries, all or none of them.
 * @returns For each one its id, or for a repeated submit the id of the stored enquiry; null when that one has been erased
 * meanwhile.
 */
export async function insertAll(
  client: pg.Pool | pg.PoolClient,
  enquiries: readonly NewEnquiry[],
): Promise<(string | null)[]> {
  const column = (valueOf: (added: NewEnquiry) => unknown) => enquiries.map(valueOf)
  const { rows } = await client.query<{ id: string | null }>({
    name: 'accept_all',
    text: 'select stored_id as id from mail.accept_all($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      column(({ enquiry }) => enquiry.id),
      column(({ enquiry }) => enquiry.identity),
      column(({ enquiry }) => identityKey(enquiry.identity)),
      column(({ enquiry }) => repeatWindowOf(enquiry.identity)),
      column(({ enquiry }) => new Date(enquiry.acceptedAt)),
      column(({ state }) => state),
      column(({ enquiry }) => enquiry.spam ?? null),
      column(({ enquiry }) => enquiry.subject),
      column(({ enquiry }) => enquiry.html),
      column(({ enquiry }) => enquiry.text),
      column(({ enquiry }) => sizeOf(enquiry)),
      column(({ enquiry }) => enquiry.client ?? null),
    ],
  })
  return rows.map(({ id }) => id)
}

/** @throws when the enquiry is a repeated submit of one that has been erased meanwhile. */
export async function insert(client: pg.Pool | pg.PoolClient, added: NewEnquiry): Promise<string> {
  const [id] = await insertAll(client, [added])
  if (!id) throw new StorageError('fault', 'Storing a repeated submit of an erased enquiry')
  return id
}

/** Stores an enquiry with its files. Must run in a transaction. */
export async function insertWithFiles(
  client: pg.PoolClient,
  enquiry: StoredEnquiry,
  state: State,
): Promise<string> {
  const id = await insert(client, { enquiry, state })
  if (id !== enquiry.id) return id
  const text = 'insert into mail.attachment values ($1, $2, $3, $4, $5)'
  for (const [position, { name, type, bytes }] of enquiry.attachments.entries())
    await client.query(text, [id, position, name, type, bytes])
  return id
}

/**
 * Deletes an enquiry and writes a receipt. An erased enquiry is stored again when it is submitted again. There is a receipt
 * already when the rows of a backup were put back.
 * @returns Whether the enquiry existed.
 */
export async function remove(
  client: pg.PoolClient,
  id: string,
  outcome: 'delivered' | 'erased',
  reply?: string,
) {
  const { rowCount } = await client.query(
    `with e as (delete from mail.enquiry where id = $1 returning *),
     r as (delete from mail.repetition where id = $1 and $2 = 'erased')
     insert into mail.receipt (id, identity, accepted_at, outcome, attempts, bytes, reply)
     select id, identity, accepted_at, $2, attempts + ($2 = 'delivered')::int, bytes, $3 from e
     on conflict (id) do update set settled_at = now(), outcome = excluded.outcome, reply = excluded.reply`,
    [id, outcome, reply ?? null],
  )
  return rowCount === 1
}
