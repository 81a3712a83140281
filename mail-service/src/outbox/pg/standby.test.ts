import pg from 'pg'
import { until } from '@virida/shared/platform/testing/until'
import { startPostgres, type TestPostgres } from '../../../testing/postgres'
import { Presence } from './presence'
import { closeWhenUseless } from './query-timeout'
import { slotSpace } from './schema'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

it('leaves a server that has become a standby, and comes back when its address leads to the new one', async () => {
  const pool = new pg.Pool({ connectionString: postgres.url })
  await pool.query('create database switched')
  const url = postgres.url.replace('/postgres', '/switched')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create table role (standby boolean); insert into role values (false)')
  await admin.query(
    `create function pg_is_in_recovery() returns boolean language sql as 'select standby from public.role'`,
  )
  // The function of this name in the public schema goes before PostgreSQL's own.
  await admin.query('alter database switched set search_path = public, pg_catalog')
  const connections = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = 'switched' and application_name = 'virida presence'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const presence = new Presence(url, 100)
  await presence.begin()
  const [first] = await connections()
  await admin.query('update role set standby = true')
  await until(async () => !(await connections()).includes(first ?? 0))
  await expect(presence.tryLock([1], slotSpace)).rejects.toMatchObject({ code: 'fault' })
  await admin.query('update role set standby = false')
  await until(() =>
    presence.tryLock([1], slotSpace).then(
      (slot) => slot === 1,
      () => false,
    ),
  )
  await presence.end(pool)
  await admin.end()
  await pool.end()
})

it('ends a connection to a server that has become read-only, with a code after which graphile-worker tries again', async () => {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  pool.on('connect', (client) => closeWhenUseless(client))
  pool.on('error', () => undefined)
  const client = await pool.connect()
  await client.query('set default_transaction_read_only = on')
  await expect(client.query('create table never ()')).rejects.toMatchObject({ code: '57P03' })
  client.release()
  await until(() => pool.totalCount === 0)
  await pool.query('create table now_it_is ()')
  await pool.end()
})
