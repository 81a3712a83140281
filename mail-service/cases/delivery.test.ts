import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import PostalMime from 'postal-mime'
import { padded } from '../testing/enquiries'
import { relayEnv } from '../testing/env'
import { aFile } from '../testing/mailed'
import { startProcess } from '../testing/process'
import { aRequest, startTestService, type TestService } from '../testing/service'
import { startSink, type Behavior, type Sink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let sink: Sink
let service: TestService
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function start(behavior: Behavior = {}, env: Record<string, string> = {}) {
  sink = await startSink(behavior)
  open.push(() => sink.close())
  service = await startTestService({ ...relayEnv(sink.port), ...env })
  open.push(() => service.remove())
}
const counts = async () => (await service.outbox.stats()).count
const idle = () => until(async () => (await counts()).waiting === 0)
const messageIds = async () => (await sink.parsed()).map(({ messageId }) => messageId)

it('loses nothing while the relay is down and delivers everything once it is back', async () => {
  await start()
  await sink.close()
  const answers = await Promise.all(Array.from({ length: 50 }, () => service.post(aRequest())))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
  sink = await startSink({}, { port: sink.port })
  await idle()
  expect(new Set(await messageIds()).size).toBe(50)
  expect(sink.mails).toHaveLength(50)
  expect(service.alarms.active()).toEqual([])
})

it('sends a mail at most twice, with one Message-ID, when it is killed before the reply to DATA', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  open.push(() => rm(dataDir, { recursive: true, force: true }))
  const relay = await startSink({ dataDelay: 60_000 })
  open.push(() => relay.close())
  const env = { ...relayEnv(relay.port), MAIL_DATA_DIR: dataDir }
  const first = await startProcess(env)
  const body = JSON.stringify(aRequest())
  await fetch(first.url + endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  await until(() => relay.mails.length === 1)
  await first.kill()
  relay.behave({})
  const second = await startProcess(env)
  await until(() => relay.mails.length === 2)
  expect(await second.stop()).toBe(0)
  const ids = await Promise.all(relay.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids[0]).toBe(ids[1])
}, 30_000)

it.each([451, 450, 421])('tries a message again that was refused temporarily with %d', async (code) => {
  let refusals = 3
  await start({ data: () => (refusals-- > 0 ? code : undefined) })
  await service.post(aRequest())
  await idle()
  expect(sink.mails).toHaveLength(1)
  expect((await counts()).dead).toBe(0)
})

it('tries a recipient again that was greylisted with 450', async () => {
  let refusals = 2
  await start({ recipient: () => (refusals-- > 0 ? 450 : undefined) })
  await service.post(aRequest())
  await idle()
  expect(sink.mails).toHaveLength(1)
})

describe('a fault of the relay', () => {
  const faults: [string, Behavior, Record<string, string>][] = [
    ['a wrong password', { password: 'right' }, { SMTP_USER: 'relay', SMTP_PASSWORD: 'wrong' }],
    ['a missing password', { password: 'right' }, {}],
    ['a greeting with 554', { greeting: 554 }, {}],
    ['a refused sender', { sender: 550 }, {}],
    ['a missing STARTTLS', {}, { SMTP_TLS: 'starttls' }],
  ]
  it.each(faults)('pauses the queue, raises the alarm and loses nothing: %s', async (_, behavior, env) => {
    await start(behavior, env)
    for (let n = 0; n < 5; n++) await service.post(aRequest())
    await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await counts()).toMatchObject({ waiting: 5, dead: 0 })
    if (behavior.password === undefined) {
      sink.behave({})
      service = await service.restart({ SMTP_TLS: 'none' })
    } else service = await service.restart({ SMTP_USER: 'relay', SMTP_PASSWORD: 'right' })
    await idle()
    expect(new Set(await messageIds()).size).toBe(5)
  })

  it('ends without a restart when the relay works again', async () => {
    await start({ sender: 550 })
    await service.post(aRequest())
    await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
    sink.behave({})
    await idle()
    expect(service.alarms.active()).toEqual([])
  })
})

it('gives up a message that is too large for the relay after five attempts, without pausing the queue', async () => {
  await start({ sender: 552 }, { RETRY_DELAYS: '0.05' })
  await service.post(aRequest({ files: [aFile(padded(1_500_000))] }))
  await until(async () => (await counts()).dead === 1)
  const { entries } = await service.outbox.list('dead', { limit: 1, offset: 0 })
  expect(entries[0]?.attempts).toBe(5)
  expect(service.alarms.active().map(({ kind }) => kind)).toEqual(['dead'])
})

it.each(['second', "o'brien", 'Second+site'])(
  'tries only the recipient %s again, who was refused, however its domain is written',
  async (refused) => {
    let refusals = 2
    await start(
      { recipient: (to) => (to.startsWith(refused) && refusals-- > 0 ? 451 : undefined) },
      { MAIL_TO: `staff@virida.example.com,${refused}@Virida.Example.COM` },
    )
    await service.post(aRequest())
    await idle()
    expect(sink.mails.map(({ to }) => to)).toEqual([
      ['staff@virida.example.com'],
      [`${refused}@virida.example.com`],
    ])
  },
)

it('remembers a recipient that was refused permanently while another one has the mail', async () => {
  const both = 'staff@virida.example.com,gone@virida.example.com'
  await start({ recipient: (to) => (to.startsWith('gone') ? 550 : undefined) }, { MAIL_TO: both })
  await service.post(aRequest())
  await until(() => service.alarms.active().some(({ kind }) => kind === 'recipient'))
  sink.behave({})
  await idle()
  expect(sink.mails.map(({ to }) => to)).toEqual([['staff@virida.example.com'], ['gone@virida.example.com']])
  expect(service.alarms.active()).toEqual([])
})

it('finishes running deliveries and uploads when it stops, and loses nothing', async () => {
  await start({ dataDelay: 400 }, { SMTP_CONNECTIONS: '5' })
  for (let n = 0; n < 5; n++) await service.post(aRequest())
  await until(() => sink.mails.length === 5)
  const content = Buffer.alloc(4_000_000, 'a').toString('base64')
  const uploads = [1, 2, 3].map(() =>
    service.post(aRequest({ files: [{ filename: 'a.png', content }] })).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  const startedAt = performance.now()
  await service.stop()
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  // Refused because the files are not pictures, refused because of the shutdown, or cut off. Never accepted and lost.
  for (const status of await Promise.all(uploads)) expect([422, 503, 0]).toContain(status)
  service = await startTestService(relayEnv(sink.port), service.dataDir)
  await idle()
  expect(new Set(await messageIds()).size).toBe(5)
  expect(sink.mails).toHaveLength(5)
})
