import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relayEnv } from '../testing/env'
import { runScript } from '../testing/process'
import { aRequest, startTestService, type TestService } from '../testing/service'
import { startSink, type Behavior, type Sink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// The tests start whole services, which takes long on a busy machine.
jest.setTimeout(60_000)

let relay: Sink
let service: TestService
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

async function start(behavior: Behavior, env: Record<string, string> = {}) {
  relay = await startSink(behavior)
  open.push(() => relay.close())
  service = await startTestService({ ...relayEnv(relay.port), ...env })
  open.push(() => service.remove())
}
const counts = async () => (await service.outbox.stats()).count
const hasAlarm = (kind: string) => service.alarms.active().some((alarm) => alarm.kind === kind)
const subjects = async () => (await relay.parsed()).map(({ subject = '' }) => subject)

it.each<[string, Behavior]>([
  ['a denied relay', { recipient: () => 550, text: '5.7.1 Relaying denied' }],
  ['a full mailbox', { recipient: () => 552, text: '5.2.2 Mailbox full' }],
  ['a full disk', { sender: 552, text: 'Requested mail action aborted: exceeded storage allocation' }],
  ['a policy', { data: () => 554, text: '5.7.1 Message rejected by policy' }],
])('keeps all enquiries waiting behind %s and delivers them when it is fixed', async (_, behavior) => {
  await start(behavior)
  for (let n = 0; n < 8; n++) await service.post(aRequest())
  await until(() => hasAlarm('relay'))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(await counts()).toMatchObject({ waiting: 8, dead: 0 })
  relay.behave({})
  await until(async () => (await counts()).waiting === 0)
  expect(new Set(await subjects()).size).toBe(8)
  expect(service.alarms.active()).toEqual([])
})

it('gives up only the enquiry that the relay refuses while it accepts others', async () => {
  await start({ data: ({ raw }) => (raw.includes('Poison') ? 554 : undefined) })
  await service.post(aRequest({ subject: 'Poison' }))
  await service.post(aRequest())
  await until(async () => (await counts()).dead === 1)
  await service.post(aRequest())
  await until(() => relay.mails.length === 2)
  expect(service.alarms.active().map(({ kind }) => kind)).toEqual(['dead'])
})

describe('a person', () => {
  const token = 'a-token-of-more-than-24-characters'
  let webhook: Server
  const calls: { alarm: string; active: boolean }[] = []
  beforeAll(() => {
    webhook = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        calls.push(JSON.parse(body) as (typeof calls)[number])
        response.end()
      })
    }).listen(0, '127.0.0.1')
  })
  afterAll(() => webhook.close())

  it('is told about an alarm by webhook and through another relay, and when it ends', async () => {
    const otherRelay = await startSink()
    open.push(() => otherRelay.close())
    await start(
      { sender: 550 },
      {
        ALARM_WEBHOOK: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
        ALARM_EMAIL: 'duty@virida.example.com',
        ALARM_SMTP_HOST: '127.0.0.1',
        ALARM_SMTP_PORT: String(otherRelay.port),
        ALARM_SMTP_TLS: 'none',
      },
    )
    await service.post(aRequest())
    await until(() => calls.length === 1 && otherRelay.mails.length === 1)
    relay.behave({})
    await until(() => calls.length === 2 && otherRelay.mails.length === 2)
    expect(calls).toMatchObject([
      { alarm: 'relay', active: true },
      { alarm: 'relay', active: false },
    ])
    expect(otherRelay.mails[0]?.to).toEqual(['duty@virida.example.com'])
  })

  it('sends all refused enquiries again with one command', async () => {
    await start({ data: ({ raw }) => (raw.includes('Poison') ? 554 : undefined) }, { ADMIN_TOKEN: token })
    await service.post(aRequest({ subject: 'Poison 1' }))
    await service.post(aRequest({ subject: 'Poison 2' }))
    await service.post(aRequest())
    await until(async () => (await counts()).dead === 2)
    relay.behave({})
    const output = await runScript('src/send-again.ts', { MAIL_URL: service.url, ADMIN_TOKEN: token })
    expect(output).toBe('2 enquiries will be sent again\n')
    await until(() => relay.mails.length === 3)
  })
})
