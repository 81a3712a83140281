import { readSettings } from '@virida/shared/platform/config/settings'
import { statusOf } from '@virida/shared/platform/process/status-of'
import { gatewaySettings } from '../../shell/gateway/src/settings'

/*
 * Health check of a container, `node programs/site/check.mjs [gateway | mail-service]`: exits with 0 if the program
 * answers that it is ready.
 */
const [name] = process.argv.slice(2)
const settings = readSettings('the health check', gatewaySettings, process.env)
const gateway = `${settings.certificateFiles ? 'https' : 'http'}://127.0.0.1:${settings.port}`
const url = `${name === 'mail-service' ? `http://127.0.0.1:${settings.mailPort}` : gateway}/readyz`
try {
  const status = await statusOf(url, 2000)
  if (status !== 200) throw new Error(`status ${status}`)
} catch (error) {
  console.error(`${url} does not answer 200: ${(error as Error).message}`)
  process.exitCode = 1
}
