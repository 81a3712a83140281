import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createApp } from './app'
import { courier } from './delivery/courier'
import { folderTransport } from './delivery/folder-transport'
import { smtpTransport } from './delivery/smtp-transport'
import type { AppEnv } from './http/context'
import { rateLimit } from './http/rate'
import { adminRoutes } from './operate/admin/routes'
import { Alarms } from './operate/alarms'
import type { Log } from './operate/log'
import { makeMetrics } from './operate/metrics'
import { operateRoutes } from './operate/routes'
import { watch } from './operate/watch'
import { openOutbox } from './outbox/open-outbox'
import { StorageError, type Outbox } from './outbox/outbox'
import { makeServer } from './server'
import type { Settings } from './settings'

export type Service = {
  server: Server
  outbox: Outbox
  alarms: Alarms
  whereMailsGo: string
  stop: () => Promise<void>
}

/**
 * Wires outbox, delivery and edge, and listens.
 * @throws when the store cannot be opened or the port is taken; nothing stays open then.
 */
export async function startService(settings: Settings, log: Log): Promise<Service> {
  const alarms = new Alarms(log)
  const { outbox, limiter } = await openOutbox(settings)
  const metrics = makeMetrics(outbox, alarms)
  let closing = false
  const isClosing = () => closing

  const uploads = join(settings.dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const folder = join(settings.dataDir, 'outgoing')
  const transport = settings.smtp
    ? smtpTransport(settings.smtp, settings.mail)
    : await folderTransport(folder, settings.mail)
  const deliver = courier(
    transport,
    { ...settings.backoff, recipients: settings.mail.to, rests: settings.rests },
    {
      onSettled(id, outcome, took) {
        metrics.delivered(outcome.kind)
        if (outcome.kind === 'dead') alarms.raise('dead', { id })
        const error = outcome.kind === 'delivered' ? undefined : outcome.error
        log.info({ id, outcome: outcome.kind, smtp: error, ms: Math.round(took) }, 'delivery')
      },
      onRelay: (state) =>
        alarms.set('relay', state !== 'well', state === 'well' ? {} : { smtp: state.fault }),
    },
  )

  const operate = new Hono<AppEnv>().route('/', operateRoutes({ outbox, alarms, metrics, isClosing }))
  if (settings.admin)
    operate.route(
      '/admin',
      adminRoutes({
        access: { ...settings.admin, origin: settings.origin },
        outbox,
        alarms,
        onAction: (action, id) => log.info({ action, id }, 'admin'),
      }),
    )
  const app = createApp({
    origin: settings.origin,
    sendEmail: {
      outbox,
      spam: settings.spam,
      inFlightBytes: settings.inFlightBytes,
      uploads,
      rate: rateLimit(settings.rate, () => alarms.raise('flood'), limiter),
      onAccepted(accepted) {
        metrics.accepted(accepted.duplicate ? 'duplicate' : accepted.quarantined ? 'quarantined' : 'new')
        log.info(accepted, 'accepted')
      },
    },
    isClosing,
    onError(error) {
      if (error instanceof StorageError)
        alarms.raise(error.code === 'full' ? 'storage_full' : 'storage', { error })
      else log.error({ error }, 'request failed')
    },
    onAnswer: (status, seconds) => metrics.answered(status, seconds),
    operate,
  })

  const server = makeServer(app)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(settings.port, settings.host, resolve)
    })
  } catch (error) {
    await outbox.close()
    throw error
  }
  const worker = await outbox.work(deliver, {
    concurrency: settings.concurrency,
    onFault: (fault, detail) => alarms.raise(fault, detail),
  })
  const unwatch = watch({ outbox, alarms, late: settings.alarmWaiting, keepReceipts: settings.keepReceipts })

  return {
    ...{ server, outbox, alarms },
    whereMailsGo: settings.smtp
      ? `mails go to ${settings.smtp.host}:${settings.smtp.port}`
      : `mails go to ${folder}`,
    async stop() {
      closing = true
      unwatch()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const patience = new Promise((resolve) => setTimeout(resolve, settings.drain).unref())
      // What is still on its way then was not acknowledged, or is delivered by the next process.
      await Promise.race([Promise.all([closed, worker.stop()]), patience])
      server.closeAllConnections()
      await transport.close()
      await outbox.close()
    },
  }
}
