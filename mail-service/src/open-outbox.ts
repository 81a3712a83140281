import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { longestDelay } from './delivery/backoff'
import type { RelayShare } from './outbox/relay-share'
import type { MakeLimiter } from './http/rate'
import type { Outbox } from './outbox/outbox'
import { PgOutbox } from './outbox/pg/pg-outbox'
import { PgRateLimiter } from './outbox/pg/pg-rate-limiter'
import { isUnreachable } from './outbox/pg/unreachable'
import { SpoolOutbox } from './outbox/spool/spool-outbox'
import type { Settings } from './settings'

export type OpenedOutbox = {
  outbox: Outbox
  /** Counts requests in the database, so that several instances count the requests of a client together. */
  limiter?: MakeLimiter
  /** Lets several instances deliver to the relay as if they were one. */
  relay?: RelayShare
}

/** Time between two attempts to reach the database, in ms. */
const reachInterval = 1000

/**
 * Opens the configured store. While PostgreSQL cannot be reached, tries again until it can.
 * @param onUnreachable Called after each attempt that failed for that reason.
 * @throws for any other reason, such as a wrong password: waiting would not help.
 */
export async function openOutboxWhenReachable(
  settings: Settings,
  onUnreachable: (error: unknown) => void,
): Promise<OpenedOutbox> {
  for (;;) {
    try {
      return await openOutbox(settings)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      onUnreachable(error)
      await sleep(reachInterval)
    }
  }
}

/** Opens the configured store: PostgreSQL when `DATABASE_URL` is set, otherwise the spool. */
export async function openOutbox(settings: Settings): Promise<OpenedOutbox> {
  const longest = longestDelay(settings.backoff)
  if (!settings.database) {
    const folder = join(settings.dataDir, 'spool')
    return {
      outbox: await SpoolOutbox.open({ folder, diskFloor: settings.diskFloor, longestDelay: longest }),
    }
  }
  const outbox = await PgOutbox.open({ ...settings.database, longestDelay: longest })
  const limiter: MakeLimiter = (options) =>
    new PgRateLimiter({
      ...options,
      storeClient: outbox.countPool,
      schemaName: 'mail',
      tableName: 'rate',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
  return { outbox, limiter, relay: outbox.shareRelay(settings.concurrency, Math.max(...settings.pauses)) }
}
