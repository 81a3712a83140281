import { PgOutbox } from '../src/outbox/pg/pg-outbox'
import { startPostgres, type TestPostgres } from './postgres'

/**
 * Starts PostgreSQL for the tests of a file, and opens an empty outbox in it for each test.
 * @returns `outbox`: the one of the running test; `openAnother`: opens another instance on the same database. All are closed after
 * the test.
 */
export function usePgOutbox() {
  let postgres: TestPostgres
  const opened: PgOutbox[] = []
  const open = async () => {
    const outbox = await PgOutbox.open({ url: postgres.url, connections: 5, longestDelay: 1000 })
    opened.push(outbox)
    return outbox
  }
  const first = () => {
    const [outbox] = opened
    if (!outbox) throw new Error('The outbox is opened before each test')
    return outbox
  }
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    await open()
  })
  afterEach(async () => {
    await first().pool.query('drop schema mail cascade; drop schema graphile_worker cascade')
    for (const outbox of opened.splice(0)) await outbox.close()
  })
  return { outbox: first, openAnother: open }
}
