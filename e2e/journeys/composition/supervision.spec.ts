import { isRunning } from '@virida/shared/platform/process/is-running'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { startSite, statusOf, timeUntil, type StartedSite } from '../../fixtures/started-site'

const port = ownSitePorts.supervision
const releases = e2eReleases('production')

test.describe.configure({ mode: 'serial' })

let site: StartedSite
test.beforeAll(async () => {
  site = await startSite({ port, releases })
  // The first page may take longer than `statusOf` waits, because the render processes are still starting.
  await timeUntil(async () => (await statusOf(site.origin)) === 200)
})
test.afterAll(() => site.stop())

const enquiry = ({ origin } = site) =>
  statusOf(`${origin}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      subject: `Contact Us - Ann Smith ${Math.random()}`,
      body: '<table><tr><th>First name</th><td>Ann</td></tr></table>',
    }),
  })

test('pages stay while the mail service is killed, and enquiries are accepted again', async () => {
  site.kill('mail-service')
  expect(await statusOf(site.origin)).toBe(200)
  expect(await timeUntil(async () => (await enquiry()) === 200)).toBeLessThan(6000)
})

test('the mail service lives on while the gateway is killed, and pages come back', async () => {
  const mail = site.pidOf('mail-service')
  site.kill('gateway')
  expect(await statusOf(`http://127.0.0.1:${port + 1}/livez`)).toBe(200)
  expect(await timeUntil(async () => (await statusOf(site.origin)) === 200)).toBeLessThan(6000)
  expect(site.pidOf('mail-service')).toBe(mail)
})

test('the site survives when nobody reads its output any more', async () => {
  site.child.stdout.destroy()
  site.child.stderr.destroy()
  await statusOf(`${site.origin}/%0A`)
  site.kill('mail-service')
  await timeUntil(async () => (await enquiry()) === 200)
  expect(await statusOf(site.origin)).toBe(200)
})

test('pages and enquiries go on when nobody reads a full pipe of output and programs end', async () => {
  // A reader that stops reading at the line `ready` and keeps the pipe open.
  const reader = '{ sed -u "/^ready http/q"; exec sleep 100; }'
  const own = await startSite({
    port: port + 8,
    releases,
    command: ['bash', '-c', `node scripts/start.mjs 2>&1 | ${reader}`],
    env: { RATE_PER_MINUTE: '0', RATE_PER_HOUR: '0' },
  })
  const supervisor = parentOf(Number(own.pidOf('mail-service')))
  try {
    for (let sent = 0; sent < 400; sent++) expect(await enquiry(own)).toBe(200)
    for (const name of ['mail-service', 'gateway', 'mail-service'] as const) {
      process.kill(Number(own.pidOf(name)), 'SIGTERM')
      await timeUntil(async () => (await enquiry(own)) !== 200)
      await timeUntil(async () => (await enquiry(own)) === 200)
      expect(await statusOf(own.origin)).toBe(200)
    }
  } finally {
    process.kill(supervisor, 'SIGTERM')
    expect(await timeUntil(() => !isRunning(supervisor))).toBeLessThan(10_000)
    await own.stop()
  }
})

const parentOf = (pid: number) => Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]))

test('programs end when the supervisor is killed', async () => {
  const own = await startSite({ port: port + 2, releases })
  const pids = [own.pidOf('gateway'), own.pidOf('mail-service')].map(Number)
  expect(pids.every((pid) => pid > 0 && isRunning(pid))).toBe(true)
  own.child.kill('SIGKILL')
  await timeUntil(() => !pids.some(isRunning))
  await own.stop()
})

test('npm start ends with all programs when only its shell gets SIGTERM', async () => {
  // A shell that does not replace itself by the command, and does not pass signals on.
  const command = ['sh', '-c', 'npm_lifecycle_event=start node scripts/start.mjs; exit $?']
  const own = await startSite({ port: port + 4, releases, command })
  const pids = [own.pidOf('gateway'), own.pidOf('mail-service')].map(Number)
  expect(pids.every((pid) => pid > 0 && isRunning(pid))).toBe(true)
  own.child.kill('SIGTERM')
  await own.exited
  await timeUntil(() => !pids.some(isRunning))
  await own.stop()
})

test('a wrong setting of the mail service stops the start with its name', async () => {
  const child = spawn('node', ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port + 6),
      MAIL_PORT: String(port + 7),
      RELEASES_DIR: releases,
      SMTP_PORT: 'mail',
    },
  })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  expect((await once(child, 'exit'))[0]).toBe(78)
  expect(errors).toContain('SMTP_PORT')
})
