import type { Pool } from 'pg'
import type { SpamReason, StoredEnquiry } from '../../enquiry/stored-enquiry'
import { clockTolerance, leastStored, type Listing, type Progress, type State, type Stats } from '../outbox'

type Row = {
  id: string
  identity: string
  accepted_at: Date
  state: State
  reason: SpamReason | null
  client: number | null
  subject: string
  html: string
  text: string
  bytes: string
  attempts: number
  done: string[]
  error: string | null
  due_at: Date | null
  planned_at?: Date | null
}

const progressOf = ({ attempts, done, error, planned_at }: Row): Progress => ({
  attempts,
  done,
  ...(error ? { error } : {}),
  ...(planned_at ? { isExtra: true } : {}),
})

/** Lists enquiries without their content, newest first. */
export async function list(
  pool: Pool,
  state: State,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listing> {
  const count = await pool.query<{ n: number }>(
    'select count(*)::int as n from mail.enquiry where state = $1',
    [state],
  )
  const { rows } = await pool.query<Row>(
    `select id, accepted_at, bytes, attempts, done, error, due_at, reason from mail.enquiry
     where state = $1 order by id desc limit $2 offset $3`,
    [state, limit, offset],
  )
  const entries = rows.map((row) => ({
    id: row.id,
    acceptedAt: row.accepted_at.getTime(),
    bytes: Number(row.bytes),
    ...progressOf(row),
    ...(row.due_at ? { dueAt: row.due_at.getTime() } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
  }))
  return { total: count.rows[0]?.n ?? 0, entries }
}

/** Reads an enquiry with its files. */
export async function read(pool: Pool, id: string) {
  const { rows } = await pool.query<Row>('select * from mail.enquiry where id = $1', [id])
  const [row] = rows
  if (!row) return undefined
  const files = await pool.query<StoredEnquiry['attachments'][number]>(
    'select name, type, bytes from mail.attachment where enquiry_id = $1 order by position',
    [id],
  )
  const { identity, subject, html, text, state } = row
  const enquiry: StoredEnquiry = {
    id,
    identity,
    subject,
    html,
    text,
    acceptedAt: row.accepted_at.getTime(),
    attachments: files.rows,
    ...(row.client === null ? {} : { client: row.client }),
    ...(row.reason ? { spam: row.reason } : {}),
  }
  return { state, enquiry, progress: progressOf(row) }
}

export async function stats(pool: Pool): Promise<Stats> {
  const { rows } = await pool.query<{ state: State; n: number; ahead: number; bytes: number; oldest: Date }>(
    `select state, count(*)::int as n, sum(greatest(bytes, $1))::float8 as bytes, min(accepted_at) as oldest,
        count(*) filter (where accepted_at > now() + $2 * interval '1 ms')::int as ahead
      from mail.enquiry group by state`,
    [leastStored, clockTolerance],
  )
  const count: Stats['count'] = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }
  for (const { state, n } of rows) count[state] = n
  const waiting = rows.find(({ state }) => state === 'waiting')
  const quarantinedBytes = rows.find(({ state }) => state === 'quarantined')?.bytes ?? 0
  const oldest = waiting === undefined ? {} : { oldestWaiting: waiting.oldest.getTime() }
  return { count, quarantinedBytes, aheadOfClock: waiting?.ahead ?? 0, ...oldest }
}
