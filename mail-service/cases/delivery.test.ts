import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@virida/shared/enquiry'
import PostalMime from 'postal-mime'
import { startProcess } from '../testing/process'
import { aRequest, startTestService, type TestService } from '../testing/service'
import { startSink, type Behaviour, type Sink } from '../testing/smtp-sink'
import { until } from '../testing/until'

// Whole services, processes and databases start in here, on whatever machine this is.
jest.setTimeout(60_000)

let sink: Sink
let service: TestService
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function start(behaviour: Behaviour = {}, env: Record<string, string> = {}) {
  sink = await startSink(behaviour)
  open.push(() => sink.close())
  service = await startTestService({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sink.port), ...env })
  open.push(() => service.remove())
}
const counts = async () => (await service.outbox.stats()).count
const idle = () => until(async () => (await counts()).waiting === 0)
const messageIds = async () => (await sink.parsed()).map(({ messageId }) => messageId)

test('case 1: nothing is lost while the relay is away, and all arrives once when it is back', async () => {
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

test('case 3: killed between DATA and its answer, it sends at most twice, with one Message-ID', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  open.push(() => rm(dataDir, { recursive: true, force: true }))
  const relay = await startSink({ dataDelay: 60_000 })
  open.push(() => relay.close())
  const env = {
    ...{ MAIL_DATA_DIR: dataDir, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(relay.port), SMTP_TLS: 'none' },
    ...{ MAIL_TO: 'staff@virida.example.com', MAIL_FROM: 'website@virida.example.com' },
  }
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

test.each([451, 450, 421])(
  'case 7: a message refused with %d for now is tried again and arrives',
  async (code) => {
    let refusals = 3
    await start({ data: () => (refusals-- > 0 ? code : undefined) })
    await service.post(aRequest())
    await idle()
    expect(sink.mails).toHaveLength(1)
    expect((await counts()).dead).toBe(0)
  },
)

test('case 7: a recipient greylisted with 450 is tried again and gets the mail', async () => {
  let refusals = 2
  await start({ recipient: () => (refusals-- > 0 ? 450 : undefined) })
  await service.post(aRequest())
  await idle()
  expect(sink.mails).toHaveLength(1)
})

describe('case 8: a fault of the relay buries nothing', () => {
  const faults: [string, Behaviour, Record<string, string>][] = [
    ['wrong password', { password: 'right' }, { SMTP_USER: 'relay', SMTP_PASSWORD: 'wrong' }],
    ['password required', { password: 'right' }, {}],
    ['greeting 554', { greeting: 554 }, {}],
    ['sender refused', { sender: 550 }, {}],
    ['STARTTLS missing', {}, { SMTP_TLS: 'starttls' }],
  ]
  test.each(faults)(
    '%s: the queue rests, the alarm is raised, all arrives after the repair',
    async (_, behaviour, env) => {
      await start(behaviour, env)
      for (let n = 0; n < 5; n++) await service.post(aRequest())
      await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(await counts()).toMatchObject({ waiting: 5, dead: 0 })
      if (behaviour.password === undefined) {
        sink.behave({})
        service = await service.restart({ SMTP_TLS: 'none' })
      } else service = await service.restart({ SMTP_USER: 'relay', SMTP_PASSWORD: 'right' })
      await idle()
      expect(new Set(await messageIds()).size).toBe(5)
    },
  )

  test('without a restart, once the relay is well again', async () => {
    await start({ sender: 550 })
    await service.post(aRequest())
    await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
    sink.behave({})
    await idle()
    expect(service.alarms.active()).toEqual([])
  })
})

test.each<[string, Behaviour]>([
  ['550 on RCPT TO', { recipient: () => 550 }],
  ['554 on DATA', { data: () => 554 }],
])('case 9: %s makes a dead letter that can be sent again', async (_, behaviour) => {
  await start(behaviour)
  const { id } = await service.post(aRequest())
  await until(async () => (await counts()).dead === 1)
  sink.behave({})
  await service.outbox.requeue(id)
  await until(() => sink.mails.length === 1)
})

test('a message larger than the relay takes is dead, not a reason to rest', async () => {
  await start({ sender: 552 })
  await service.post(aRequest())
  await until(async () => (await counts()).dead === 1)
  expect(service.alarms.active().map(({ kind }) => kind)).toEqual(['dead'])
})

test('case 10: only the recipient that was refused is tried again', async () => {
  const both = 'staff@virida.example.com,second@virida.example.com'
  let refusals = 2
  await start(
    { recipient: (to) => (to.startsWith('second') && refusals-- > 0 ? 451 : undefined) },
    { MAIL_TO: both },
  )
  await service.post(aRequest())
  await idle()
  expect(sink.mails.map(({ to }) => to)).toEqual([
    ['staff@virida.example.com'],
    ['second@virida.example.com'],
  ])
})

test('case 10: a recipient refused for good is not forgotten beside one that has it', async () => {
  const both = 'staff@virida.example.com,gone@virida.example.com'
  await start({ recipient: (to) => (to.startsWith('gone') ? 550 : undefined) }, { MAIL_TO: both })
  const { id } = await service.post(aRequest())
  await until(async () => (await counts()).dead === 1)
  sink.behave({})
  await service.outbox.requeue(id)
  await until(() => sink.mails.length === 2)
  expect(sink.mails[1]?.to).toEqual(['gone@virida.example.com'])
})

test('case 11: a stop finishes running deliveries and uploads, and loses nothing', async () => {
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
  const begun = performance.now()
  await service.stop()
  expect(performance.now() - begun).toBeLessThan(10_000)
  // Answered as ever (these are no pictures), told to come again, or cut off: never a 200 that is not kept.
  for (const status of await Promise.all(uploads)) expect([422, 503, 0]).toContain(status)
  service = await startTestService({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sink.port) }, service.dataDir)
  await idle()
  expect(new Set(await messageIds()).size).toBe(5)
  expect(sink.mails).toHaveLength(5)
})
