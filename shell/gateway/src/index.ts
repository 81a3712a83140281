import { releasesDir } from '@virida/shared/platform/paths'
import { SettingsError, readSettings } from '@virida/shared/platform/config/settings'
import {
  configurationError,
  ignoreBrokenOutput,
  onStopRequest,
  tellSupervisor,
} from '@virida/shared/platform/process/program'
import { isFromProxy } from '@virida/shared/platform/http/visitor'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { createGateway } from './app'
import { createSiteServer } from './http/server'
import { Follower } from './releases/follower'
import { gatewaySettings } from './settings'

/** Time for open requests to finish after a stop signal, in ms. */
const shutdownTimeout = 10_000

ignoreBrokenOutput()
try {
  start()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = configurationError
}

function start() {
  const settings = readSettings('the gateway', gatewaySettings, process.env)
  let isStopping = false
  const log = makeLog(settings.logLevel)
  const site = settings.openStore(releasesDir())
  const follower = site && new Follower(site, new FaultLog(log))
  // The site starts with the copy of its last run, so that it does not need the store.
  void follower?.start()
  const app = createGateway({ releasesDir: releasesDir(), isStopping: () => isStopping, log, ...settings })
  const url = `http://${settings.host}:${settings.port}`
  const server = createSiteServer(app.fetch, {
    isProxy: (peer) => isFromProxy({ peer }, settings.trustedProxies),
  })
  server.listen(settings.port, settings.host, () => {
    console.log(`gateway listens on ${url}`)
    tellSupervisor({ state: 'listening', url })
    tellSupervisor({ state: 'ready' })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    if (taken) console.error(`Port ${settings.port} is already in use; set PORT to another port`)
    else log.fatal({ error }, 'The gateway cannot listen')
    process.exit(taken ? configurationError : 1)
  })
  onStopRequest(() => {
    isStopping = true
    setTimeout(close, settings.lameDuck)
  })
  const close = () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), shutdownTimeout).unref()
  }
}
