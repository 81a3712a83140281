import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ports } from '@virida/shared/platform/config/ports'
import { releasesDir, root } from '@virida/shared/platform/paths'
import { startPostgres } from '../../mail-service/testing/postgres'
import { statusOf, timeUntil } from '../fixtures/started-site'
import { startBalancer } from './balancer'

/*
 * `npm run rolling`: restarts two gateways and two mail services on PostgreSQL one after another, behind a load
 * balancer that reads /readyz, while pages are read and enquiries are sent. Fails when a request fails.
 * `npm run rolling -- 0` shows the same without the time in which a stopping program still accepts requests.
 */
const [lameDuck = '2'] = process.argv.slice(2)
const first = ports.e2e + 320
const gateways = [first + 1, first + 2]
const mails = [first + 4, first + 5]
const doors = { site: first, mail: first + 3 }
const data = mkdtempSync(path.join(tmpdir(), 'virida-rolling-'))
const postgres = await startPostgres()
const balancers = [await startBalancer(doors.site, gateways), await startBalancer(doors.mail, mails)]
const running = new Map<number, ChildProcess>()

/** Limit of a request, in ms. A program that has just started renders its first page slowly. */
const timeout = 10_000
const counts = { pages: 0, enquiries: 0, failed: 0 }
let isOver = false

try {
  for (const port of [...mails, ...gateways]) await start(port)
  const load = Promise.all([
    ...Array.from({ length: 4 }, readPages),
    ...Array.from({ length: 2 }, sendEnquiries),
  ])
  for (const port of [...gateways, ...mails]) {
    await sleep(1000)
    await stop(port)
    await start(port)
  }
  await sleep(1000)
  isOver = true
  await load
  console.log(
    `${gateways.length + mails.length} restarts, ${counts.pages} pages, ${counts.enquiries} enquiries, ${counts.failed} failed`,
  )
} finally {
  isOver = true
  for (const port of running.keys()) await stop(port)
  for (const balancer of balancers) balancer.close()
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
process.exitCode = counts.failed === 0 ? 0 : 1

async function start(port: number) {
  const program = gateways.includes(port) ? 'shell/gateway/src/index.ts' : 'mail-service/src/index.ts'
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, program)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MAIL_PORT: String(port),
      MAIL_URL: `http://127.0.0.1:${doors.mail}`,
      RELEASES_DIR: releasesDir(),
      MAIL_DATA_DIR: path.join(data, String(port)),
      DATABASE_URL: postgres.url,
      LAME_DUCK_SECONDS: lameDuck,
      LOG_LEVEL: 'error',
      RATE_PER_MINUTE: '0',
      RATE_PER_HOUR: '0',
      RATE_ALARM_PER_HOUR: '0',
    },
  })
  running.set(port, child)
  await timeUntil(() => balancers.some((balancer) => balancer.isReady(port)), 60_000)
}

async function stop(port: number) {
  const child = running.get(port)
  running.delete(port)
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function readPages() {
  while (!isOver) {
    count('pages', await statusOf(`http://127.0.0.1:${doors.site}/`, {}, timeout))
    await sleep(10)
  }
}

async function sendEnquiries() {
  while (!isOver) {
    const body = JSON.stringify({
      subject: `Contact Us - Ann Smith ${counts.enquiries}-${Math.random()}`,
      body: '<table><tr><th>First name</th><td>Ann</td></tr></table>',
    })
    const headers = { 'Content-Type': 'application/json' }
    count(
      'enquiries',
      await statusOf(
        `http://127.0.0.1:${doors.site}/api/send-email`,
        { method: 'POST', headers, body },
        timeout,
      ),
    )
    await sleep(20)
  }
}

function count(kind: 'pages' | 'enquiries', status: number) {
  counts[kind]++
  if (status === 200) return
  counts.failed++
  console.error(`A request for ${kind} was answered ${status}`)
}
