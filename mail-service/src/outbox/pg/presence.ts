import { randomInt } from 'node:crypto'
import pg from 'pg'
import { lockSpace } from './schema'

/**
 * Shows the other instances that this one lives: an advisory lock on a connection of its own. PostgreSQL frees it
 * when the process ends, and within half a minute when the network to it does.
 */
export class Presence {
  private readonly lock = randomInt(1, 2 ** 31 - 1)
  private client: pg.Client | undefined
  private closed = false

  constructor(private readonly url: string) {}

  /** @throws when the database does not answer. Later losses of the connection are made good by itself. */
  async begin() {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(
        'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
      )
      await client.query('select pg_advisory_lock($1, $2)', [lockSpace, this.lock])
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    client.once('end', () => this.resume())
  }

  /** Marks a worker as this instance's, so that its jobs are freed when the instance is gone. */
  register(pool: pg.Pool, workerId: string) {
    return pool.query('insert into mail.worker values ($1, $2) on conflict do nothing', [workerId, this.lock])
  }

  async end(pool: pg.Pool) {
    this.closed = true
    await pool.query('delete from mail.worker where lock = $1', [this.lock]).catch(() => undefined)
    await this.client?.end().catch(() => undefined)
  }

  private resume() {
    if (this.closed) return
    setTimeout(() => {
      if (!this.closed) this.begin().catch(() => this.resume())
    }, 1000).unref()
  }
}

/** Frees the jobs of workers whose instance is gone; graphile-worker alone would wait for four hours. */
export async function freeAbandoned(pool: pg.Pool) {
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
 * Gives every waiting enquiry a job again that has none, or one that lies further ahead than any delay: whatever
 * happened to the jobs, or to the clock, no enquiry waits for ever.
 */
export async function replan(pool: pg.Pool, longestDelay: number) {
  await pool.query(
    `select mail.plan(e.id, now()) from mail.enquiry e
     where e.state = 'waiting' and not exists (
       select from graphile_worker.jobs j where j.key = e.id and j.attempts < j.max_attempts
         and j.run_at < now() + $1 * interval '1 millisecond'
     )`,
    [longestDelay],
  )
}
