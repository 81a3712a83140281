import { tmpdir } from 'node:os'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import pg from 'pg'
import { until } from '@virida/shared/platform/testing/until'
import { anEnquiry } from '../testing/enquiries'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { rateLimit } from './http/rate'
import { readConfig } from './settings'
import { openOutbox, openOutboxWhenReachable } from './open-outbox'
import type { PgOutbox } from './outbox/pg/pg-outbox'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

it('counts the requests of a client together in all instances on one database', async () => {
  const settings = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }, tmpdir())
  const opened = [await openOutbox(settings), await openOutbox(settings)]
  const limit = { perMinute: 3, perHour: 0, alarmPerHour: 0 }
  const [first, second] = opened.map(({ limiter }) => rateLimit(limit, () => undefined, limiter))
  await first?.count(networksOf('203.0.113.9'))
  await second?.count(networksOf('203.0.113.9'))
  await first?.count(networksOf('203.0.113.9'))
  await expect(second?.count(networksOf('203.0.113.9'))).rejects.toMatchObject({ code: 'rate_limited' })
  await second?.count(networksOf('203.0.113.10'))
  for (const { outbox } of opened) await outbox.close()
})

it('counts the size of the large enquiries of a client in all instances, apart from their number', async () => {
  const settings = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }, tmpdir())
  const opened = [await openOutbox(settings), await openOutbox(settings)]
  const limit = { perMinute: 1, perHour: 0, megabytesPerHour: 40, alarmPerHour: 0 }
  const [first, second] = opened.map(({ limiter }) => rateLimit(limit, () => undefined, limiter))
  const photos = 18.5 * 1024 * 1024
  await first?.countBytes(networksOf('203.0.113.30'), photos)
  await second?.countBytes(networksOf('203.0.113.30'), photos)
  await first?.checkBytes(networksOf('203.0.113.30'))
  await first?.countBytes(networksOf('203.0.113.30'), photos)
  await expect(second?.checkBytes(networksOf('203.0.113.30'))).rejects.toMatchObject({
    code: 'rate_limited',
  })
  await first?.checkBytes(networksOf('203.0.113.31'))
  await first?.count(networksOf('203.0.113.30'))
  for (const { outbox } of opened) await outbox.close()
})

it('counts the size of the large enquiries of an IPv4 /24 network, which may send as much as four clients', async () => {
  const settings = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }, tmpdir())
  const { outbox, limiter } = await openOutbox(settings)
  const limit = rateLimit(
    { perMinute: 1, perHour: 0, megabytesPerHour: 40, alarmPerHour: 0 },
    () => undefined,
    limiter,
  )
  const photos = 20 * 1024 * 1024
  // The third enquiry of an address, which is over its limit, counts for the network, too.
  for (const at of [1, 1, 1, 2, 3, 4, 5, 6]) {
    if (at > 1) await limit.checkBytes(networksOf(`198.51.100.${at}`))
    await limit.countBytes(networksOf(`198.51.100.${at}`), photos)
  }
  await expect(limit.checkBytes(networksOf('198.51.100.9'))).rejects.toMatchObject({ code: 'rate_limited' })
  await limit.checkBytes(networksOf('198.51.101.9'))
  await limit.count(networksOf('198.51.100.9'))
  await outbox.close()
})

it('restarts a count whose end is later than its window allows, because the clock was ahead', async () => {
  const settings = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }, tmpdir())
  const { outbox, limiter } = await openOutbox(settings)
  const limit = rateLimit({ perMinute: 2, perHour: 5, alarmPerHour: 0 }, () => undefined, limiter)
  const client = networksOf('203.0.113.20')
  const tomorrow = Date.now() + 24 * 3600 * 1000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
  try {
    await limit.count(client)
    await limit.count(client)
    await expect(limit.count(client)).rejects.toMatchObject({ code: 'rate_limited' })
  } finally {
    clock.mockRestore()
  }
  await limit.check(client)
  await limit.count(client)
  await limit.count(client)
  await expect(limit.count(client)).rejects.toMatchObject({ code: 'rate_limited' })
  await outbox.close()
})

describe('a database with other settings', () => {
  const inDatabase = (name: string) => postgres.url.replace(/[^/]+$/, name)
  const open = (name: string) =>
    openOutbox(readConfig({ DATABASE_URL: inDatabase(name), LOG_LEVEL: 'silent' }, tmpdir()))
  const asked = async (sql: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }

  it('is refused when its encoding lacks characters that visitors write', async () => {
    await asked(`create database latin encoding 'LATIN1' template template0`)
    await expect(open('latin')).rejects.toThrow('LATIN1 lacks characters')
  })

  it('is waited for while it is read-only, as a standby is before its promotion', async () => {
    await asked('create database standby')
    // Its tables are there, as on a standby that is promoted later.
    await (await open('standby')).outbox.close()
    await asked('alter database standby set default_transaction_read_only = on')
    const failed: unknown[] = []
    const settings = readConfig({ DATABASE_URL: inDatabase('standby'), LOG_LEVEL: 'silent' }, tmpdir())
    const { outbox } = await openOutboxWhenReachable(settings, (error) => {
      if (failed.push(error) === 1) void asked('alter database standby reset default_transaction_read_only')
    })
    expect(failed[0]).toMatchObject({ code: '57P03' })
    await outbox.accept(anEnquiry())
    await outbox.close()
  })

  it('cannot change what the statements rely on, nor can its address', async () => {
    await asked('create database strict')
    for (const setting of [
      `default_transaction_isolation = 'serializable'`,
      `datestyle = 'German'`,
      `bytea_output = 'escape'`,
      'synchronous_commit = off',
    ])
      await asked(`alter database strict set ${setting}`)
    const { outbox } = await open('strict?options=-c%20synchronous_commit%3Doff%20-c%20work_mem%3D5MB')
    const shown = (name: string) =>
      (outbox as PgOutbox).pool
        .query<Record<string, string>>(`show ${name}`)
        .then(({ rows }) => rows[0]?.[name])
    expect(await shown('synchronous_commit')).toBe('on')
    expect(await shown('transaction_isolation')).toBe('read committed')
    expect(await shown('bytea_output')).toBe('hex')
    expect(await shown('work_mem')).toBe('5MB')
    await Promise.all(Array.from({ length: 20 }, () => outbox.accept(anEnquiry())))
    const delivered: string[] = []
    const worker = await outbox.work(
      ({ id }) => {
        delivered.push(id)
        return Promise.resolve({ kind: 'delivered', reply: '250' })
      },
      { concurrency: 2, onFault: () => undefined },
    )
    await until(() => delivered.length === 20)
    await worker.stop()
    await outbox.close()
  })
})
