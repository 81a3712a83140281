import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StorageError, storageError } from '../storage-error'
import { connectTimeout, isQueryTimeout, queryTimeout } from './query-timeout'
import { cannotConnectNow, tooManyConnections } from './retried-client'
import { lockSpace } from './schema'

/** The name of the connection of an instance that shows that it is running. */
const presenceName = 'virida presence'
/** Milliseconds between two signs of life on this connection. */
const usualLifeInterval = 10_000
/** Milliseconds in which PostgreSQL notices that a connection has ended. */
const noticing = 100

const recoveryQuery = 'select pg_is_in_recovery() as standby'
type Recovery = { standby: boolean }
const isStandby = ({ rows }: pg.QueryResult<Recovery>) => rows[0]?.standby === true

/**
 * Shows other instances that this one is running, by holding an advisory lock on a separate connection. PostgreSQL
 * releases the lock when the process ends, or about 25 seconds after the network connection is lost.
 */
export class Presence {
  private readonly lock = randomInt(1, 2 ** 31 - 1)
  private client: pg.Client | undefined
  private closed = false
  private lastQuery: Promise<unknown> = Promise.resolve()

  /**
   * @param lifeInterval Milliseconds between two signs of life.
   * @param freeConnection Ends another connection of this process, for a database that has none left: without this one, nothing
   * is delivered. The function that it returns lets another one be opened in its place.
   */
  constructor(
    private readonly url: string,
    private readonly lifeInterval = usualLifeInterval,
    private readonly freeConnection: () => Promise<() => void> = () => Promise.resolve(() => undefined),
  ) {}

  /** @throws when the database does not answer. If the connection is lost later, it is opened again. */
  async begin() {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: queryTimeout,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(
        // A name in the URL of the database would go before one in the options of the client.
        `set application_name = '${presenceName}';
         set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`,
      )
      if (isStandby(await client.query<Recovery>(recoveryQuery)))
        throw Object.assign(new Error('Connecting to the database: its address leads to a standby'), {
          code: cannotConnectNow,
        })
      await client.query('select pg_advisory_lock($1, $2)', [lockSpace, this.lock])
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    const life = setInterval(() => void this.showLife().catch(() => undefined), this.lifeInterval).unref()
    client.once('end', () => {
      clearInterval(life)
      this.client = undefined
      this.resume()
    })
  }

  /** Leaves a server that has become a standby: other instances look for locks on the one that has replaced it. */
  private async showLife() {
    const { client } = this
    if (isStandby(await this.query<Recovery>(recoveryQuery, []))) await client?.end()
  }

  /** Records that a worker belongs to this instance, so that its jobs are released when the instance has ended. */
  register(pool: pg.Pool, workerId: string) {
    return pool.query('insert into mail.worker values ($1, $2) on conflict do nothing', [workerId, this.lock])
  }

  /** Removes workers that have ended and hold no jobs. */
  async unregister(pool: pg.Pool, workerIds: readonly string[]) {
    if (workerIds.length) await pool.query('delete from mail.worker where worker_id = any($1)', [workerIds])
  }

  /** Locks one of these numbers in a space of locks until this process unlocks it or ends. @returns undefined when others hold all of them. */
  async tryLock(slots: readonly number[], space: number): Promise<number | undefined> {
    // Rows are read one by one until one is locked, because of the limit.
    const { rows } = await this.query<{ slot: number }>(
      'select slot from unnest($2::int[]) slot where pg_try_advisory_lock($1, slot) limit 1',
      [space, slots],
    )
    return rows[0]?.slot
  }

  /** Unlocks a slot. Errors are ignored: without a connection, PostgreSQL has unlocked it already. */
  async unlock(slot: number, space: number) {
    await this.query('select pg_advisory_unlock($1, $2)', [space, slot]).catch(() => undefined)
  }

  /** Queries on the connection that holds the locks, one after the other. */
  private query<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
    const result = this.lastQuery.then(async () => {
      const { client } = this
      if (!client) throw new StorageError('fault', 'Locking a slot: the database is not connected')
      try {
        return await client.query<Row>(text, values)
      } catch (error) {
        // Ending the connection opens a new one, and PostgreSQL unlocks what the query may have locked.
        if (isQueryTimeout(error)) void client.end().catch(() => undefined)
        throw storageError(error, 'Locking a slot')
      }
    })
    this.lastQuery = result.catch(() => undefined)
    return result
  }

  /**
   * Releases jobs that this instance has locked without learning of it, because the connection broke before the answer
   * came. graphile-worker itself would do so after four hours.
   * @param running Ids of the enquiries that this instance delivers now.
   */
  async releaseLostJobs(pool: pg.Pool, running: readonly string[]) {
    await pool.query(
      `with lost as (
         update graphile_worker._private_jobs set locked_by = null, locked_at = null
         where locked_at < now() - interval '1 minute' and key <> all($2)
           and locked_by in (select worker_id from mail.worker where lock = $1) returning job_queue_id
       ) update graphile_worker._private_job_queues set locked_by = null, locked_at = null
         where id in (select job_queue_id from lost)`,
      [this.lock, running],
    )
  }

  async end(pool: pg.Pool) {
    this.closed = true
    await pool.query('delete from mail.worker where lock = $1', [this.lock]).catch(() => undefined)
    await this.client?.end().catch(() => undefined)
  }

  private resume() {
    if (this.closed) return
    setTimeout(() => {
      if (!this.closed) this.beginAgain().catch(() => this.resume())
    }, 1000).unref()
  }

  private async beginAgain() {
    try {
      await this.begin()
    } catch (error) {
      if ((error as { code?: string }).code !== tooManyConnections) throw error
      const release = await this.freeConnection()
      try {
        await sleep(noticing)
        if (!this.closed) await this.begin()
      } finally {
        release()
      }
    }
  }
}

/**
 * Ends the connections of instances that have shown no sign of life for a while, because they are frozen: a paused container.
 * PostgreSQL releases what they have locked then, and others deliver what they were delivering.
 * @param frozenFor Milliseconds without a sign of life.
 */
export async function endFrozenInstances(pool: pg.Pool, frozenFor: number) {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name = $1 and state = 'idle'
       and state_change < now() - $2 * interval '1 millisecond'`,
    [presenceName, frozenFor],
  )
}
