import { PgOutbox } from '../src/outbox/pg/pg-outbox'
import { startPostgres, type TestPostgres } from './postgres'

/**
 * Starts PostgreSQL for the tests of a file, and opens an empty outbox in it for each test.
 * @returns `outbox`: the one of the running test; `openAnother`: opens another instance on the same database.
 */
export function usePgOutbox() {
  let postgres: TestPostgres
  let outbox: PgOutbox
  const openAnother = () => PgOutbox.open({ url: postgres.url, connections: 5, longestDelay: 1000 })
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    outbox = await openAnother()
  })
  afterEach(async () => {
    await outbox.pool.query('drop schema mail cascade; drop schema graphile_worker cascade')
    await outbox.close()
  })
  return { outbox: () => outbox, openAnother }
}
