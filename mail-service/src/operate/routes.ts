import { Hono } from 'hono'
import type { AppEnv } from '../http/context'
import type { Outbox } from '../outbox/outbox'
import type { Alarms } from './alarms'
import type { Metrics } from './metrics'
import { openapi } from './openapi'
import { secondsSince } from './seconds-since'

export type RouteSettings = {
  outbox: Pick<Outbox, 'check' | 'stats'>
  alarms: Pick<Alarms, 'active'>
  metrics: Pick<Metrics, 'contentType' | 'read'>
  isClosing: () => boolean
}

/** Health checks, metrics and the API description. */
export function operateRoutes({ outbox, alarms, metrics, isClosing }: RouteSettings) {
  const description = openapi()
  return new Hono<AppEnv>()
    .get('/livez', (c) => c.json({ ok: true }))
    .get('/readyz', async (c) => {
      const store = await outbox.check().then(
        () => 'writable',
        (error: unknown) => ((error as { code?: string }).code === 'full' ? 'full' : 'fault'),
      )
      // A disk that hangs would not answer.
      const stats = store === 'fault' ? undefined : await outbox.stats().catch(() => undefined)
      const ok = store === 'writable' && !isClosing()
      const report = {
        ok,
        store,
        closing: isClosing(),
        freeBytes: stats?.freeBytes,
        oldestWaitingSeconds: stats?.oldestWaiting && Math.round(secondsSince(stats.oldestWaiting)),
        enquiries: stats?.count,
        alarms: alarms.active().map(({ kind }) => kind),
      }
      return c.json(report, ok ? 200 : 503)
    })
    .get('/metrics', async (c) => c.text(await metrics.read(), 200, { 'Content-Type': metrics.contentType }))
    .get('/openapi.json', (c) => c.json(description))
}
