import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { makeLog } from './operate/log'
import { startService } from './service'
import { readConfig } from './settings'

const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const settings = readConfig(process.env, root)
  const log = makeLog(settings.logLevel)
  const service = await startService(settings, log)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A terminal and a process manager may both send one; draining survives the second.
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'shutting down')
      service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error }, 'shutting down failed')
          process.exit(1)
        },
      )
    })
  const { port } = service.server.address() as AddressInfo
  process.stdout.write(`mail-service ready http://${settings.host}:${port}, ${service.whereMailsGo}\n`)
  // `npm start` waits for this.
  process.send?.('listening')
} catch (error) {
  // A stack helps nobody who mistyped a setting.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
