import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { SettingsError } from '@virida/shared/platform/config/settings'
import { makeLog } from '@virida/shared/platform/log/log'
import { answerProbes } from '@virida/shared/platform/process/answer-probes'
import {
  configurationError,
  ignoreBrokenOutput,
  onStopRequest,
  tellSupervisor,
} from '@virida/shared/platform/process/program'
import { startService } from './service'
import { readConfig } from './settings'

/** Time for open requests to finish after a fault, in ms. */
const faultTimeout = 5000

const root = fileURLToPath(new URL('../..', import.meta.url))

ignoreBrokenOutput()
try {
  const settings = readConfig(process.env, root)
  const log = makeLog(settings.logLevel)
  // Before the service has started, nothing was accepted that would have to be finished.
  let finish = () => Promise.resolve()
  const stop = (exitCode: number) =>
    finish().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ error }, 'shutting down failed')
        process.exit(1)
      },
    )
  onStopRequest((reason) => {
    log.info({ reason }, 'shutting down')
    void stop(0)
  })
  // graphile-worker leaves a rejected promise unhandled when the database goes away during a delivery. Node would end
  // the process at once and cut open requests. The supervisor starts the service again, and every enquiry is kept.
  let isEnding = false
  process.on('unhandledRejection', (error) => {
    log.error({ error }, 'Nothing handles a rejected promise; the service ends and is started again')
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), faultTimeout).unref()
    void stop(1)
  })
  const urlOf = (server: Server) => `http://${settings.host}:${(server.address() as AddressInfo).port}`
  const service = await startService(settings, log, answerProbes)
  finish = service.stop
  process.stdout.write(`mail-service ready ${urlOf(service.server)}, ${service.destination}\n`)
  tellSupervisor({ state: 'ready' })
} catch (error) {
  // Only the message: most failures here are wrong settings, for which a stack trace is no help.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(needsOperator(error) ? configurationError : 1)
}

/** Whether the service would fail again until somebody changes a setting. */
function needsOperator(error: unknown): boolean {
  return error instanceof SettingsError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
