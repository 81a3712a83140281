import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint, type EnquiryAccepted, type EnquiryRefused } from '@virida/shared/platform/enquiry/api'
import { makeLog } from '@virida/shared/platform/log/log'
import { startService, type Service } from '../src/service'
import { readConfig } from '../src/settings'
import { unlimitedRate } from './env'

export type Answer = { status: number; headers: Headers; body: EnquiryAccepted | EnquiryRefused; id: string }

export type TestService = Service & {
  url: string
  dataDir: string
  /** The log so far. */
  logged: () => string
  post: (body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Stops the service and starts it again with the same data and the given settings. */
  restart: (env?: Record<string, string>) => Promise<TestService>
  remove: () => Promise<void>
}

/** Short delays, and no rate limit, which the single client of a test would exceed. */
const testEnv = {
  ...unlimitedRate,
  MAIL_PORT: '0',
  DISK_FLOOR_MB: '0',
  RETRY_DELAYS: '0.1,0.2,0.3',
  RELAY_PAUSES: '0.2',
  DRAIN_SECONDS: '5',
}

/** Starts the whole service on a free port with a temporary folder. */
export async function startTestService(
  env: Record<string, string> = {},
  folder?: string,
): Promise<TestService> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'mail-')))
  const lines: string[] = []
  const log = makeLog('trace', { write: (line) => void lines.push(line) })
  const settings = readConfig({ ...testEnv, MAIL_DATA_DIR: dataDir, ...env }, dataDir)
  const service = await startService(settings, log)
  const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
  return {
    ...service,
    url,
    dataDir,
    logged: () => lines.join(''),
    async post(body, headers = {}) {
      const response = await fetch(url + endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const answer = (await response.json()) as EnquiryAccepted | EnquiryRefused
      return {
        status: response.status,
        headers: response.headers,
        body: answer,
        id: answer.ok ? answer.id : '',
      }
    },
    async restart(more = {}) {
      await service.stop()
      return startTestService({ ...env, ...more }, dataDir)
    },
    async remove() {
      await service.stop().catch(() => undefined)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let sent = 0
/** A request body with a subject of its own. */
export const aRequest = (differing: object = {}) => ({
  subject: `Contact Us - Ann Smith ${++sent}`,
  body: '<table><tr><th>First name</th><td>Ann</td></tr></table>',
  ...differing,
})
