import { serve } from '@hono/node-server'
import { releasesDir } from '@virida/shared/build/paths'
import { SettingsError, readSettings } from '@virida/shared/config/settings'
import { createGateway } from './app'
import { gatewaySettings } from './settings'

/** Requests in flight get this long to end when the gateway is told to stop. */
const grace = 10_000

try {
  start()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function start() {
  const settings = readSettings('The gateway', gatewaySettings, process.env)
  const app = createGateway({ releasesDir: releasesDir(), ...settings })
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, () => {
    console.log(`gateway listens on http://${settings.host}:${settings.port}`)
    // `npm start` waits for this.
    process.send?.('listening')
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    console.error(taken ? `Port ${settings.port} is taken; set PORT to another one` : error)
    process.exitCode = 1
  })
  let isStopping = false
  const stop = () => {
    // A terminal and a process manager may both send the signal; requests in flight survive the second.
    if (isStopping) return
    isStopping = true
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), grace).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
