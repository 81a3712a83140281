import pg from 'pg'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import {
  StorageError,
  type Acceptance,
  type Deliver,
  type Outbox,
  type Outcome,
  type State,
  type WorkOptions,
} from '../outbox'
import { storageError } from '../storage-error'
import { startPgWorker } from './pg-worker'
import { Presence } from './presence'
import { list, read, stats } from './reading'
import { migrate } from './schema'
import { insert, insertWithFiles, remove, transaction } from './writing'

export type PgSettings = { url: string; connections: number; longestDelay: number }

/**
 * The outbox for several instances: PostgreSQL holds the enquiries, graphile-worker shares them out. An enquiry, its
 * files and its job are one transaction, so there is never one without the others.
 */
export class PgOutbox implements Outbox {
  private readonly presence: Presence

  private constructor(
    private readonly settings: PgSettings,
    /** Apart from each other, so that deliveries cannot keep an enquiry waiting for a connection. */
    private readonly pools: { accept: pg.Pool; work: pg.Pool },
  ) {
    this.presence = new Presence(settings.url)
  }

  static async open(settings: PgSettings): Promise<PgOutbox> {
    const pool = (max: number) => {
      const made = new pg.Pool({
        connectionString: settings.url,
        max,
        connectionTimeoutMillis: 5000,
        statement_timeout: 30_000,
        keepAlive: true,
        // A database that acknowledges before it has written would make our promise a lie.
        options: '-c synchronous_commit=on',
      })
      // A broken idle connection reports here; the next query opens another.
      made.on('error', () => undefined)
      made.on('connect', (client) => client.on('error', () => undefined))
      return made
    }
    const outbox = new PgOutbox(settings, {
      accept: pool(settings.connections),
      work: pool(settings.connections),
    })
    await migrate(outbox.pools.work)
    await outbox.presence.begin()
    return outbox
  }

  /** The pool for everything beside delivering: what the rate limit counts on, too. */
  get pool() {
    return this.pools.accept
  }

  async accept(enquiry: StoredEnquiry): Promise<Acceptance> {
    try {
      // Without files one call is the whole transaction.
      const id = enquiry.attachments.length
        ? await transaction(this.pools.accept, (client) => insertWithFiles(client, enquiry))
        : await insert(this.pools.accept, enquiry)
      return { id, duplicate: id !== enquiry.id }
    } catch (error) {
      throw storageError(error, 'Storing an enquiry')
    }
  }

  async work(deliver: Deliver, options: WorkOptions) {
    const { work: pool } = this.pools
    const { longestDelay } = this.settings
    const readWaiting = async (id: string) => {
      const found = await read(pool, id)
      return found?.state === 'waiting' ? found : undefined
    }
    const settle = (enquiry: StoredEnquiry, outcome: Outcome) => this.settle(enquiry, outcome)
    return startPgWorker(
      { pool, presence: this.presence, longestDelay, readWaiting, settle },
      deliver,
      options,
    )
  }

  private async settle({ id }: StoredEnquiry, outcome: Outcome) {
    const { work: pool } = this.pools
    if (outcome.kind === 'delivered') {
      await transaction(pool, (client) => remove(client, id, 'delivered', outcome.reply))
      return
    }
    const { done, error } = outcome
    if (outcome.kind === 'dead') {
      const text = `update mail.enquiry set state = 'dead', attempts = attempts + 1, done = $2, error = $3, due_at = null
        where id = $1`
      await pool.query(text, [id, done, error])
      return
    }
    await pool.query(
      `with e as (
         update mail.enquiry set attempts = attempts + $2, done = $3, error = $4,
           due_at = now() + $5 * interval '1 millisecond' where id = $1 and state = 'waiting' returning id, due_at
       ) select mail.plan(id, due_at) from e`,
      [id, outcome.kind === 'retry' ? 1 : 0, done, error, Math.round(outcome.after)],
    )
  }

  list(state: State, page: { limit: number; offset: number }) {
    return list(this.pool, state, page)
  }

  read(id: string) {
    return read(this.pools.work, id)
  }

  async requeue(id: string) {
    const { rowCount } = await this.pool.query(
      `with e as (
         update mail.enquiry set state = 'waiting', attempts = 0, error = null, due_at = null where id = $1 returning id
       ) select mail.plan(id, now()) from e`,
      [id],
    )
    return rowCount === 1
  }

  erase(id: string) {
    return transaction(this.pool, (client) => remove(client, id, 'erased'))
  }

  stats() {
    return stats(this.pool)
  }

  async check() {
    const query = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly"`
    const { rows } = await this.pool.query<{ readOnly: boolean }>(query).catch((error: unknown) => {
      throw storageError(error, 'Asking the database')
    })
    if (rows[0]?.readOnly) throw new StorageError('fault', 'Writing to a database that only reads')
  }

  async tidy(keepReceipts: number) {
    const age = [Math.round(keepReceipts)]
    await this.pool.query(
      `delete from mail.receipt where settled_at < now() - $1 * interval '1 millisecond'`,
      age,
    )
    await this.pool.query('delete from mail.repetition where until < now()')
  }

  async close() {
    await this.presence.end(this.pools.work)
    await Promise.all([this.pools.accept.end(), this.pools.work.end()])
  }
}
