import { startPostgres, type TestPostgres } from '../../mail-service/testing/postgres'
import { startCeph, type Ceph } from './ceph'

type Engines = { postgres: TestPostgres; ceph: Ceph }

/** Runs PostgreSQL and an object store for all tests of a file. @returns Them, once the tests run. */
export function engines(): Engines {
  const started = {} as Engines
  beforeAll(async () => {
    ;[started.postgres, started.ceph] = await Promise.all([startPostgres(), startCeph()])
  }, 600_000)
  // On a busy machine it took more than the usual 30 s until both had ended.
  afterAll(() => Promise.all([started.postgres.stop(), started.ceph.stop()]), 120_000)
  return started
}
