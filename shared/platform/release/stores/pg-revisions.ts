import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ReleaseError } from '../errors'
import type { Registry } from '../registry/registry-schema'
import { parseRegistry, registryText } from '../registry/registry-text'
import type { RevisionStore } from './registry-store'

const channel = 'virida_registry'
// Milliseconds.
const connectTimeout = 5000
const queryTimeout = 10_000
/**
 * The part of the time limit after which PostgreSQL itself ends a query. Otherwise a query that waits for a lock could
 * store a revision after its publisher was told that it was not stored.
 */
const endedByServer = 0.8
const reconnectDelay = 1000

/** Number of the lock: any that no other program uses for an advisory lock of this database. */
const schemaLock = 4_710_320

const schema = `
  begin;
  select pg_advisory_xact_lock(${schemaLock});
  create schema if not exists releases;
  create table if not exists releases.revision (number integer primary key, registry text not null);
  create table if not exists releases.announcement (id boolean primary key default true check (id), registry text not null);
  commit`

const createQuery = `
  with created as (
    insert into releases.revision (number, registry)
    select $1, $2 where not exists (select from releases.revision where number >= $1)
    on conflict do nothing
    returning number
  )
  select pg_notify('${channel}', number::text) from created`

const announceQuery = `
  with announced as (
    insert into releases.announcement (registry) values ($1)
    on conflict (id) do update set registry = excluded.registry
    returning id
  )
  select pg_notify('${channel}', 'announcement') from announced`

/** Keeps the revisions in a table of PostgreSQL. PostgreSQL notifies listeners of a new one at once. */
export class PgRevisions implements RevisionStore {
  readonly #pool: pg.Pool
  readonly #config: pg.ClientConfig
  #ready: Promise<unknown> | undefined
  #listener: pg.Client | undefined
  #isClosed = false

  /** @param timeout Time limit of a query, in ms. */
  constructor(connectionString: string, timeout = queryTimeout) {
    this.#config = { connectionString, connectionTimeoutMillis: connectTimeout, keepAlive: true }
    this.#pool = new pg.Pool({
      ...{ ...this.#config, max: 2, query_timeout: timeout },
      statement_timeout: timeout * endedByServer,
    })
    // An idle connection that breaks emits an error. The next query opens a new connection.
    this.#pool.on('error', () => undefined)
  }

  async newestNumber(): Promise<number | undefined> {
    const [row] = await this.#query<{ newest: number | null }>(
      'select max(number) as newest from releases.revision',
    )
    return row?.newest ?? undefined
  }

  async read(revision: number) {
    const [row] = await this.#query<{ registry: string }>(
      'select registry from releases.revision where number = $1',
      [revision],
    )
    return parseRegistry(row?.registry ?? '', `revision ${revision} in PostgreSQL`)
  }

  async create(registry: Registry): Promise<boolean> {
    return (await this.#query(createQuery, [registry.revision, registryText(registry)])).length === 1
  }

  async announce(next: Registry): Promise<void> {
    await this.#query(announceQuery, [registryText(next)])
  }

  async announced(): Promise<Registry | undefined> {
    const [row] = await this.#query<{ registry: string }>('select registry from releases.announcement')
    return row && parseRegistry(row.registry, 'the announcement in PostgreSQL')
  }

  watch(onChange: () => void): void {
    void this.#listen(onChange)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#listener?.end()
    await this.#pool.end()
  }

  /** Listens for new revisions, and again after each lost connection. */
  async #listen(onChange: () => void) {
    while (!this.#isClosed) {
      const client = new pg.Client(this.#config)
      this.#listener = client
      // A client may emit several errors, and one without a listener would end the program.
      const ended = new Promise<void>((resolve) => client.once('end', resolve).on('error', () => resolve()))
      client.on('notification', onChange)
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        // A revision may have been stored while nobody listened.
        onChange()
        await ended
      } catch {
        // The database cannot be reached. The next `newestNumber` throws the reason.
      }
      // Rejects for a connection that is broken already, which is fine.
      await client.end().catch(() => undefined)
      if (!this.#isClosed) await sleep(reconnectDelay, undefined, { ref: false })
    }
  }

  async #query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> {
    try {
      this.#ready ??= this.#pool.query(schema)
      await this.#ready
      return (await this.#pool.query<T>(text, values)).rows
    } catch (cause) {
      this.#ready = undefined
      throw new ReleaseError(
        'store_unreachable',
        `Cannot use the registry in PostgreSQL: ${(cause as Error).message}. Check REGISTRY_DATABASE_URL, then try again.`,
        { cause },
      )
    }
  }
}
