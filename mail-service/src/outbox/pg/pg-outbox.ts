import pg from 'pg'
import { largestSmallEnquiry, type Acceptance, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { RelayShare } from '../relay-share'
import type { Deliver, Outbox, Recovery, State, WorkOptions } from '../outbox'
import { storageError, type StorageError } from '../storage-error'
import { Accepting } from './accepting'
import { connectionOf } from './connection-of'
import type { DeliveryKind } from './delivery-locks'
import { PgRelayShare } from './pg-relay-share'
import { PgWorker, type WorkerTuning, type WorkSource } from './pg-worker'
import { hastenWaitingJobs } from './jobs'
import { Presence } from './presence'
import {
  closeWhenUseless,
  connectTimeout,
  countTimeout,
  isQueryTimeout,
  queryTimeout,
  statementTimeout,
  workTimeout,
} from './query-timeout'
import { RetriedClient } from './retried-client'
import { list, read, stats } from './reading'
import { migrate } from './schema'
import { storeOutcome } from './store-outcome'
import { insertAll, remove, transaction } from './writing'

export type PgSettings = {
  url: string
  connections: number
  longestDelay: number
  /** Milliseconds for a query of a delivery; `workTimeout` by default. */
  workTimeout?: number
  worker?: WorkerTuning
}

/** Writes no receipt, and fails when a receipt could not be written. */
const writesReceipts = `insert into mail.receipt (id, identity, accepted_at, outcome, attempts, bytes)
  select '', '', now(), '', 0, 0 where false`

/** Milliseconds for which an enquiry that could not be stored counts as a fault of the database, unless another one is stored. */
const refusalCounts = 30_000

/** Size of the pool for counters. */
const counterConnections = 3

/**
 * The outbox for several instances: PostgreSQL stores the enquiries and graphile-worker distributes the deliveries. An
 * enquiry, its files and its job are stored in one transaction.
 */
export class PgOutbox implements Outbox {
  private readonly presence: Presence
  private readonly accepting: Accepting
  /**
   * The last enquiry that could not be stored because of a full disk or a timeout, if none was stored after it, and when, by
   * `performance.now()`. The check sees other faults of the database itself.
   */
  private refused: { error: StorageError; at: number } | undefined

  private constructor(
    private readonly settings: PgSettings,
    /** Separate pools, so that deliveries cannot use up the connections for accepting enquiries. */
    private readonly pools: { accept: pg.Pool; work: pg.Pool; count: pg.Pool },
  ) {
    this.presence = new Presence(settings.url, undefined, () => this.freeConnection())
    this.accepting = new Accepting(pools.accept)
  }

  static async open(settings: PgSettings): Promise<PgOutbox> {
    const pool = (max: number, synchronousCommit: 'on' | 'off', timeouts: pg.PoolConfig = {}) => {
      const made = new pg.Pool({
        Client: RetriedClient,
        ...connectionOf(settings.url, synchronousCommit),
        max,
        connectionTimeoutMillis: connectTimeout,
        statement_timeout: statementTimeout,
        keepAlive: true,
        ...timeouts,
      })
      // An idle connection that breaks emits an error. The next query opens a new connection.
      made.on('error', () => undefined)
      made.on('connect', (client) => {
        client.on('error', () => undefined)
        closeWhenUseless(client)
      })
      return made
    }
    const outbox = new PgOutbox(settings, {
      // `on` is `synchronous_commit`: the database acknowledges an enquiry only when it is on the disk, whatever the
      // server's default is.
      accept: pool(settings.connections, 'on', { query_timeout: queryTimeout }),
      work: pool(settings.connections, 'on', { query_timeout: settings.workTimeout ?? workTimeout }),
      // A crash of the database may lose the last counts.
      count: pool(counterConnections, 'off', {
        query_timeout: countTimeout,
        connectionTimeoutMillis: countTimeout,
      }),
    })
    try {
      await migrate(outbox.pools.work)
      await outbox.presence.begin()
      return outbox
    } catch (error) {
      await outbox.endPools()
      throw error
    }
  }

  /** Ends one connection, if possible one for deliveries. @returns A function after which its pool may open another one. */
  private async freeConnection() {
    const { work, accept } = this.pools
    const client = await work.connect().catch(() => accept.connect())
    await client.end()
    return () => client.release(true)
  }

  /** The pool for accepting, listing and changing enquiries. Deliveries, counters and `read` use others. */
  get pool() {
    return this.pools.accept
  }

  /** The pool for counters, which need not survive a crash of the database. */
  get countPool() {
    return this.pools.count
  }

  /**
   * @param deliveries Number of deliveries at the same time, in all instances together.
   * @param longestPause Milliseconds of the longest pause of the relay.
   */
  shareRelay(deliveries: number, longestPause: number): RelayShare {
    return new PgRelayShare(this.pools.work, this.presence, deliveries, longestPause)
  }

  async accept(enquiry: StoredEnquiry, state: State = 'waiting'): Promise<Acceptance> {
    try {
      const id = await this.accepting.add({ enquiry, state })
      this.refused = undefined
      return { id, duplicate: id !== enquiry.id }
    } catch (cause) {
      const error = storageError(cause, 'Storing an enquiry')
      if (error.code === 'full' || isQueryTimeout(cause)) this.refused = { error, at: performance.now() }
      throw error
    }
  }

  async work(deliver: Deliver, options: WorkOptions) {
    const { work: pool } = this.pools
    const { longestDelay, worker: tuning } = this.settings
    const readWaiting = async (id: string) => {
      const found = await read(pool, id)
      return found?.state === 'waiting' ? found : undefined
    }
    const kindOf = async (id: string) => {
      const { rows } = await pool.query<DeliveryKind>(
        `select coalesce(client, -1) as client,
           bytes > octet_length(subject) + octet_length(html) + octet_length(text) as "hasFiles", bytes > $2 as "isLarge"
         from mail.enquiry where id = $1`,
        [id, largestSmallEnquiry],
      )
      return rows[0]
    }
    const settle: WorkSource['settle'] = (waiting, outcome) => storeOutcome(this.pools.work, waiting, outcome)
    const worker = new PgWorker(
      { pool, presence: this.presence, longestDelay, kindOf, readWaiting, settle },
      deliver,
      options,
      tuning,
    )
    await worker.start()
    return worker
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
         update mail.enquiry set state = 'waiting', attempts = 0, error = null, due_at = null, planned_at = null,
           turn = case when state = 'waiting' and error is null and turn is not null then turn
             else mail.turn_of_next(mail.network_of(client)) end
         where id = $1 returning id
       ) select mail.schedule(id, now(), 0) from e`,
      [id],
    )
    return rowCount === 1
  }

  async hasten(recovery: Recovery) {
    await hastenWaitingJobs(this.pool, recovery)
  }

  erase(id: string) {
    return transaction(this.pool, (client) => remove(client, id, 'erased'))
  }

  stats() {
    return stats(this.pool)
  }

  /**
   * Stores a group of no enquiries, which fails in a database that is read-only or lacks a table. The tables are made at
   * the start only: while a backup is restored, new ones would be in the way, and the restore would remove what they have.
   * A full disk and commits that hang are only seen by what is stored, so a recent enquiry that could not be stored counts, too.
   */
  async check() {
    try {
      await insertAll(this.pool, [])
      await this.pool.query('select from mail.attachment limit 0')
      await this.pool.query(writesReceipts)
    } catch (error) {
      throw storageError(error, 'Checking the database')
    }
    if (this.refused && performance.now() - this.refused.at < refusalCounts) throw this.refused.error
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
    await this.endPools()
  }

  private async endPools() {
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()))
  }
}
