import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backlog } from '@virida/shared/platform/http/backlog'
import { hiddenVisitors } from '@virida/shared/platform/http/visitor'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { Log } from '@virida/shared/platform/log/log'
import { Hono } from 'hono'
import { createApp } from './app'
import { courier } from './delivery/courier'
import { GiveWay } from './delivery/give-way'
import type { Transport } from './delivery/transport'
import type { AppEnv } from './http/context'
import { rateLimit } from './http/rate'
import { openOutboxWhenReachable, type OpenedOutbox } from './open-outbox'
import { openTransport } from './open-transport'
import { adminRoutes } from './operate/admin/routes'
import { Alarms } from './operate/alarms'
import { makeMetrics, type Metrics } from './operate/metrics'
import { notifier } from './operate/notify'
import { operateRoutes } from './operate/routes'
import { startingApp } from './operate/starting-app'
import { watch } from './operate/watch'
import type { Outbox } from './outbox/outbox'
import { requeueAll } from './outbox/act-on-all'
import { StorageError } from './outbox/storage-error'
import { makeServer } from './server'
import type { Settings } from './settings'

export type Service = {
  server: Server
  outbox: Outbox
  alarms: Alarms
  /** The relay or the folder that mails go to, as text for the log. */
  destination: string
  stop: () => Promise<void>
}

/** What the parts of the service share. */
type Context = OpenedOutbox & {
  settings: Settings
  log: Log
  alarms: Alarms
  metrics: Metrics
  giveWay: GiveWay
  /** Whether a stop signal has arrived. Requests are still accepted, but a load balancer must send no more. */
  isStopping: () => boolean
  /** Whether new enquiries are refused. */
  isClosing: () => boolean
}

/**
 * Starts the HTTP server, opens the outbox and starts delivering. Until the outbox is open, enquiries are answered 503.
 * @param onListening Called as soon as the server listens.
 * @throws when the outbox cannot be opened or the port is taken. Everything that was opened is closed again.
 */
export async function startService(
  settings: Settings,
  log: Log,
  onListening: () => void = () => undefined,
): Promise<Service> {
  const notifications = notifier(settings.notify, log)
  const alarms = new Alarms(log, notifications.tell)
  let app: Pick<Hono<AppEnv>, 'fetch'> = startingApp()
  const server = makeServer({ fetch: (...request) => app.fetch(...request) })
  await listen(server, settings)
  onListening()
  const opened = await openOutboxWhenReachable(settings, (error) => alarms.raise('storage', { error })).catch(
    (error: unknown) => {
      server.close()
      throw error
    },
  )
  alarms.clear('storage')
  const { outbox } = opened
  let stopping = false
  let closing = false
  const metrics = makeMetrics(outbox, alarms)
  const context: Context = {
    ...opened,
    settings,
    log,
    alarms,
    metrics,
    giveWay: new GiveWay(),
    isStopping: () => stopping,
    isClosing: () => closing,
  }
  try {
    const { transport, destination, checkScanner } = await openTransport(settings, context)
    app = await makeApp(context)
    const { deliver, refresh } = makeCourier(transport, context)
    const { alarmWaiting: late, keepReceipts, spam } = settings
    const worker = await outbox.work(context.giveWay.before(deliver), {
      concurrency: settings.concurrency,
      onFault: (fault, detail) => alarms.raise(fault, detail),
    })
    // Beside the deliveries, because there may be many. On a full disk they stay in quarantine, with its alarm, until the next start.
    if (!spam.withhold)
      requeueAll(outbox, 'quarantined').catch(
        (error: unknown) => stopping || alarms.raise('storage', { error }),
      )
    const stopWatching = watch({
      outbox,
      alarms,
      late,
      keepReceipts,
      digest: spam.withhold,
      checkScanner,
      refreshRelay: refresh,
    })
    const stop = async () => {
      stopping = true
      await sleep(settings.lameDuck)
      closing = true
      stopWatching()
      await Promise.all([drain(server, () => worker.stop(), settings.drain), notifications.stop()])
      await transport.close()
      await outbox.close()
    }
    return { server, outbox, alarms, destination, stop }
  } catch (error) {
    server.close()
    await outbox.close()
    throw error
  }
}

function makeCourier(transport: Transport, { settings, log, alarms, metrics, relay, outbox }: Context) {
  const { backoff, mail, pauses } = settings
  return courier(
    transport,
    { ...backoff, recipients: mail.to, pauses },
    {
      onSettled(id, outcome, ms) {
        metrics.delivered(outcome.kind)
        if (outcome.kind === 'dead') alarms.raise('dead', { id })
        const error = outcome.kind === 'delivered' ? undefined : outcome.error
        log.info({ id, outcome: outcome.kind, smtp: error, ms: Math.round(ms) }, 'delivery')
      },
      onRecipients: (state) =>
        alarms.set('recipient', state !== 'ok', state === 'ok' ? {} : { smtp: state.fault }),
      onShareFault: (error) => alarms.raise('storage', { error }),
      onRecovered: (recovery) =>
        void outbox.hasten(recovery).catch((error: unknown) => alarms.raise('storage', { error })),
      onRelay: (state) => alarms.set('relay', state !== 'ok', state === 'ok' ? {} : { smtp: state.fault }),
    },
    relay,
  )
}

async function makeApp(context: Context) {
  const { settings, log, alarms, metrics, outbox, limiter, giveWay, isClosing } = context
  const uploads = join(settings.dataDir, 'uploads')
  const faults = new FaultLog(log)
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  return createApp({
    origin: settings.origin,
    sendEmail: {
      outbox: {
        accept: (...enquiry) => giveWay.during(() => outbox.accept(...enquiry)),
        stats: () => outbox.stats(),
      },
      spam: settings.spam,
      inFlightBytes: settings.inFlightBytes,
      uploads,
      rate: rateLimit(settings.rate, () => alarms.raise('flood'), limiter),
      onAccepted(accepted) {
        metrics.accepted(accepted)
        log.info(accepted, 'accepted')
      },
    },
    isClosing,
    onError(error) {
      if (error instanceof StorageError)
        alarms.raise(error.code === 'full' ? 'storage_full' : 'storage', { error })
      else log.error({ error }, 'request failed')
    },
    onResponse: (status, seconds) => metrics.responded(status, seconds),
    onHiddenVisitor(proxy) {
      alarms.raise('proxy', { proxy })
      faults.report(hiddenVisitors, { proxy })
    },
    operate: makeOperateRoutes(context),
  })
}

function makeOperateRoutes({ settings, log, alarms, metrics, outbox, limiter, isStopping }: Context) {
  const routes = new Hono<AppEnv>().route(
    '/',
    operateRoutes({ outbox, alarms, metrics, isClosing: isStopping }),
  )
  if (!settings.admin) return routes
  const access = { ...settings.admin, origin: settings.origin, limiter }
  const onAction = (action: string, id: string, count?: number) => log.info({ action, id, count }, 'admin')
  return routes.route('/admin', adminRoutes({ access, outbox, alarms, onAction }))
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ port, host, backlog }, resolve)
  })
}

/**
 * Waits until open requests and deliveries have ended, but not longer than the timeout. What is still running then is
 * safe to cut off: a request was not answered yet, and a delivery is repeated after the next start.
 */
async function drain(server: Server, stopWorker: () => Promise<void>, timeout: number) {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timedOut = new Promise((resolve) => setTimeout(resolve, timeout).unref())
  await Promise.race([Promise.all([closed, stopWorker()]), timedOut])
  server.closeAllConnections()
}
