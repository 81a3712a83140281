import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { pixel } from '../testing/enquiries'
import { relayEnv, unlimitedRate } from '../testing/env'
import { startPostgres } from '../testing/postgres'
import { startProcess, type ServiceProcess } from '../testing/process'

const seconds = Number(process.argv[2] ?? 10)
const headers = { 'content-type': 'application/json' }
const filler = 'x'.repeat(1800)
let made = 0
const enquiry = () => JSON.stringify({ subject: `Bench ${++made}`, body: `<p>Question</p><p>${filler}</p>` })

async function load(url: string, connections: number, duration: number) {
  return autocannon({
    url,
    connections,
    duration,
    // The service closes a connection after 1,000 requests, which autocannon does not notice by itself.
    reconnectRate: 500,
    requests: [
      {
        method: 'POST',
        path: endpoint,
        headers,
        setupRequest: (request) => ({ ...request, body: enquiry() }),
      },
    ],
  })
}

/** The highest resident set size of the process so far, in MB. */
async function peakMemory({ pid }: ServiceProcess) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

async function eightLargeBodies(service: ServiceProcess) {
  const third = Buffer.concat([pixel, Buffer.alloc(limits.totalBytes / 3 - pixel.length)]).toString('base64')
  const files = [1, 2, 3].map((n) => ({ filename: `${n}.png`, content: third }))
  const bodies = Array.from({ length: 8 }, () =>
    JSON.stringify({ subject: `Bench ${++made}`, body: '<p>x</p>', files }),
  )
  const answers = await Promise.all(
    bodies.map(async (body, n) => {
      // One client may send only three large bodies at the same time.
      const from = { ...headers, 'x-forwarded-for': `203.0.113.${n}` }
      return (await fetch(service.url + endpoint, { method: 'POST', headers: from, body })).status
    }),
  )
  return answers.filter((status) => status === 200).length
}

const rows: string[][] = []
const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
const relay = await startProcess({}, 'bench/relay.ts')
const env = {
  ...relayEnv(new URL(relay.url).port),
  ...unlimitedRate,
  MAIL_DATA_DIR: dataDir,
  NODE_ENV: 'production',
}
/** Requests per second of the bare handler, for each number of connections. */
const bareRates = new Map<number, number>()

async function measure(name: string, service: ServiceProcess) {
  for (const connections of [10, 64]) {
    await load(service.url, connections, 3)
    const sentBefore = await sentMails(service)
    const { requests, latency, non2xx, errors } = await load(service.url, connections, seconds)
    const sent = (await sentMails(service)) - sentBefore
    const bareRate = bareRates.get(connections) ?? requests.average
    bareRates.set(connections, bareRate)
    rows.push([
      name,
      String(connections),
      requests.average.toFixed(0),
      (requests.average / bareRate).toFixed(2),
      `${latency.p50} ms`,
      `${latency.p99} ms`,
      String(non2xx + errors),
      (sent / seconds).toFixed(0),
      `${await peakMemory(service)} MB`,
    ])
  }
}

/** The mails that the service has sent so far. */
async function sentMails({ url }: ServiceProcess) {
  const metrics = await fetch(`${url}/metrics`).then((response) => response.text())
  return Number(/^mail_deliveries_total\{outcome="delivered"\} (\d+)/m.exec(metrics)?.[1] ?? 0)
}

const bare = await startProcess({}, 'bench/bare.ts')
await measure('bare handler, stores nothing', bare)
await bare.stop()

const spool = await startProcess(env)
await measure('spool', spool)
await spool.kill()
await rm(join(dataDir, 'spool'), { recursive: true })

const postgres = await startPostgres()
const onPostgres = await startProcess({ ...env, DATABASE_URL: postgres.url })
await measure('PostgreSQL', onPostgres)
await onPostgres.kill()
await postgres.stop()

const large = await startProcess(env)
const accepted = await eightLargeBodies(large)
const memory = await peakMemory(large)
await large.kill()
await relay.stop()
await rm(dataDir, { recursive: true, force: true })

const head = ['', 'connections', 'requests/s', 'ratio', 'p50', 'p99', 'not 200', 'mails/s', 'peak memory']
for (const cells of [head, head.map(() => '---'), ...rows]) process.stdout.write(`| ${cells.join(' | ')} |\n`)
process.stdout.write(`\n8 parallel enquiries of 24 MB: ${accepted} accepted, peak memory ${memory} MB\n`)
