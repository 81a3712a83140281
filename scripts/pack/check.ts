import { readSettings } from '@virida/shared/platform/config/settings'
import { gatewaySettings } from '../../shell/gateway/src/settings'

/*
 * Health check of a container, `node programs/site/check.mjs [gateway | mail-service]`: exits with 0 if the program
 * answers that it is ready.
 */
const [name] = process.argv.slice(2)
const { port, mailPort } = readSettings('the health check', gatewaySettings, process.env)
const url = `http://127.0.0.1:${name === 'mail-service' ? mailPort : port}/readyz`
try {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(2000) })
  if (status !== 200) throw new Error(`status ${status}`)
} catch (error) {
  const { cause, message } = error as Error
  console.error(`${url} does not answer 200: ${cause instanceof Error ? cause.message : message}`)
  process.exitCode = 1
}
