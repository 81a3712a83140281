import pg from 'pg'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { outboxContract } from '../contract'
import { PgOutbox } from './pg-outbox'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

outboxContract('PostgreSQL', async () => {
  const open = () => PgOutbox.open({ url: postgres.url, connections: 5, longestDelay: 17_280_000 })
  let current = await open()
  return {
    outbox: current,
    reopen: async () => {
      await current.close()
      return (current = await open())
    },
    close: async () => {
      await current.close()
      const client = new pg.Client(postgres.url)
      await client.connect()
      await client.query('drop schema mail cascade; drop schema graphile_worker cascade')
      await client.end()
    },
  }
})
