import { join } from 'node:path'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { longestDelay } from '../delivery/backoff'
import type { MakeLimiter } from '../http/rate'
import type { Settings } from '../settings'
import type { Outbox } from './outbox'
import { PgOutbox } from './pg/pg-outbox'
import { SpoolOutbox } from './spool/spool-outbox'

/**
 * Opens the store that is configured, and says where requests are counted: beside the store, so that several
 * instances count together.
 */
export async function openOutbox(settings: Settings): Promise<{ outbox: Outbox; limiter?: MakeLimiter }> {
  const longest = longestDelay(settings.backoff)
  if (!settings.database) {
    const folder = join(settings.dataDir, 'spool')
    return {
      outbox: await SpoolOutbox.open({ folder, diskFloor: settings.diskFloor, longestDelay: longest }),
    }
  }
  const outbox = await PgOutbox.open({ ...settings.database, longestDelay: longest })
  const limiter: MakeLimiter = (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: outbox.pool,
      schemaName: 'mail',
      tableName: 'rate',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
  return { outbox, limiter }
}
