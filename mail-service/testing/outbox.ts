import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { StoredEnquiry } from '../src/enquiry/stored-enquiry'
import type { Deliver, Outbox, Outcome, Progress, Worker } from '../src/outbox/outbox'
import { PgOutbox } from '../src/outbox/pg/pg-outbox'
import { SpoolOutbox } from '../src/outbox/spool/spool-outbox'
import { delivered } from './enquiries'
import { startPostgres, type TestPostgres } from './postgres'
import { longestDelay } from './spool'

/** A store for one test. */
type Store = {
  /** Opens an outbox on the store. Opening it again after closing works like a restart. */
  open: () => Promise<Outbox>
  remove: () => Promise<void>
}

async function spoolStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'))
  return {
    open: () => SpoolOutbox.open({ folder, diskFloor: 0, longestDelay }),
    remove: () => rm(folder, { recursive: true }),
  }
}

function postgresStore(url: string): Promise<Store> {
  return Promise.resolve({
    open: () => PgOutbox.open({ url, connections: 5, longestDelay }),
    remove: async () => {
      const client = new pg.Client(url)
      await client.connect()
      await client.query('drop schema mail cascade; drop schema graphile_worker cascade')
      await client.end()
    },
  })
}

/** Runs tests of the outbox on each store, with an outbox of its own for each test. */
export function onEachStore(tests: (tools: ReturnType<typeof useOutbox>) => void) {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())

  describe.each([
    ['spool', spoolStore],
    ['PostgreSQL', () => postgresStore(postgres.url)],
  ])('the outbox on the store %s', (_, makeStore) => tests(useOutbox(makeStore)))
}

function useOutbox(makeStore: () => Promise<Store>) {
  let store: Store
  let outbox: Outbox
  let worker: Worker | undefined

  beforeEach(async () => {
    store = await makeStore()
    outbox = await store.open()
  })
  afterEach(async () => {
    await worker?.stop()
    worker = undefined
    await outbox.close()
    await store.remove()
  })

  async function work(deliver: Deliver, concurrency = 3) {
    worker = await outbox.work(deliver, { concurrency, onFault: () => undefined })
  }

  async function restart() {
    await worker?.stop()
    worker = undefined
    await outbox.close()
    outbox = await store.open()
  }

  return {
    outbox: () => outbox,
    counts: async () => (await outbox.stats()).count,
    work,
    stopWork: () => worker?.stop(),
    restart,
  }
}

/** A delivery function that returns these outcomes in turn. The last one repeats. */
export function returning(...outcomes: Outcome[]) {
  const calls: { enquiry: StoredEnquiry; progress: Progress; at: number }[] = []
  const deliver: Deliver = (enquiry, progress) => {
    calls.push({ enquiry, progress, at: performance.now() })
    return Promise.resolve(outcomes[Math.min(calls.length, outcomes.length) - 1] ?? delivered)
  }
  return { calls, deliver }
}
