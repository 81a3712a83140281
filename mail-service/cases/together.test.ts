import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { relayEnv, unlimitedRate } from '../testing/env'
import { startPostgres } from '../testing/postgres'
import { startProcess } from '../testing/process'
import { aRequest, startTestService } from '../testing/service'
import { startSink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

// The tests start a database and whole services, which takes long on a busy machine.
jest.setTimeout(90_000)

const open: (() => Promise<unknown>)[] = []
let databaseUrl: string
beforeEach(async () => {
  const postgres = await startPostgres()
  open.push(() => postgres.stop())
  databaseUrl = postgres.url
}, 60_000)
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** Starts two instances on one database. */
async function startTwo(env: Record<string, string>) {
  const start = async () => {
    const service = await startTestService({ DATABASE_URL: databaseUrl, ...env })
    open.push(() => service.remove())
    return service
  }
  return [await start(), await start()] as const
}

it('raises the flood alarm when the requests of all instances exceed the limit', async () => {
  const services = await startTwo({ RATE_ALARM_PER_HOUR: '10' })
  const isRaised = () => services.some(({ alarms }) => alarms.active().some(({ kind }) => kind === 'flood'))
  for (let n = 0; n < 5; n++) for (const service of services) await service.post(aRequest())
  await sleep(1500)
  expect(isRaised()).toBe(false)
  for (const service of services) await service.post(aRequest())
  await until(isRaised)
})

it('counts wrong admin tokens at all instances together', async () => {
  const services = await startTwo({ ADMIN_TOKEN: 'the-right-token-is-this-one' })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++)
    for (const { url } of services)
      statuses.push((await fetch(`${url}/admin`, { headers: { Authorization: 'Bearer guess' } })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  const right = { Authorization: 'Bearer the-right-token-is-this-one' }
  for (const { url } of services) expect((await fetch(`${url}/admin`, { headers: right })).status).toBe(429)
})

it('tries a relay at once after a restart, although the queue was paused for longer', async () => {
  const sink = await startSink()
  open.push(() => sink.close())
  sink.behave({ greeting: 421 })
  const env = { DATABASE_URL: databaseUrl, ...relayEnv(sink.port), RELAY_PAUSES: '600' }
  const service = await startTestService(env)
  open.push(() => service.remove())
  await service.post(aRequest())
  await until(() => service.alarms.active().some(({ kind }) => kind === 'relay'))
  sink.behave({})
  const again = await service.restart()
  open.push(() => again.stop())
  await until(() => sink.mails.length === 1)
})

it('delivers no more enquiries at the same time than configured, in all instances together', async () => {
  const dataDelay = 150
  const sink = await startSink()
  open.push(() => sink.close())
  const starts: number[] = []
  sink.behave({
    dataDelay,
    data: () => {
      starts.push(performance.now())
      return undefined
    },
  })
  const services = await startTwo({ ...relayEnv(sink.port), SMTP_CONNECTIONS: '2' })
  // Of several connections, one is left for other networks.
  const client = (n: number) => ({ 'X-Forwarded-For': `192.0.${n}.2` })
  await Promise.all(
    services.flatMap((service) => [1, 2, 3, 4, 5, 6].map((n) => service.post(aRequest(), client(n)))),
  )
  await until(() => sink.mails.length === 12, 30_000)
  const runningAt = (at: number) => starts.filter((start) => start <= at && at < start + dataDelay).length
  expect(Math.max(...starts.map(runningAt))).toBe(2)
})

it('delivers one enquiry of a client at a time, in all instances together', async () => {
  const sink = await startSink({ dataDelay: 150 })
  open.push(() => sink.close())
  let [running, most] = [0, 0]
  sink.behave({
    dataDelay: 150,
    data: () => {
      most = Math.max(most, ++running)
      setTimeout(() => running--, 140)
      return undefined
    },
  })
  const services = await startTwo({ ...relayEnv(sink.port), SMTP_CONNECTIONS: '3' })
  await Promise.all(services.flatMap((service) => [1, 2, 3].map(() => service.post(aRequest()))))
  await until(() => sink.mails.length === 6, 30_000)
  expect(most).toBe(1)
})

it('tests a relay that is at fault with a few enquiries after each pause, one after the other, in all instances together', async () => {
  let connections = 0
  let openNow = 0
  let mostOpen = 0
  const relay = createServer((socket) => {
    connections++
    mostOpen = Math.max(mostOpen, ++openNow)
    socket.on('error', () => undefined).on('close', () => openNow--)
    socket.end('554 no service\r\n')
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  open.push(() => new Promise((resolve) => relay.close(resolve)))
  const { port } = relay.address() as AddressInfo
  const services = await startTwo({
    ...relayEnv(port),
    SMTP_CONNECTIONS: '1',
    RELAY_PAUSES: '1,60',
  })
  await Promise.all(services.flatMap((service) => [1, 2, 3].map(() => service.post(aRequest()))))
  const isReported = ({ alarms }: (typeof services)[number]) =>
    alarms.active().some(({ kind }) => kind === 'relay')
  await until(() => services.every(isReported))
  const mostTests = 5
  await until(() => connections >= 1 + mostTests, 30_000)
  // Each instance counts the tests that it makes. The last one begins the pause of a minute.
  await sleep(1500 * mostTests)
  const before = connections
  expect(before).toBeLessThanOrEqual(1 + 2 * mostTests)
  await sleep(3000)
  expect([connections, mostOpen]).toEqual([before, 1])
}, 90_000)

it('continues in all instances when one of them finds that the relay works again', async () => {
  const sink = await startSink({ greeting: 554 })
  open.push(() => sink.close())
  const services = await startTwo({ ...relayEnv(sink.port), SMTP_CONNECTIONS: '1', RELAY_PAUSES: '1' })
  await Promise.all(services.flatMap((service) => [1, 2, 3].map(() => service.post(aRequest()))))
  await until(() => services.some(({ alarms }) => alarms.active().length > 0))
  sink.behave({})
  await until(() => sink.mails.length === 6, 30_000)
  await until(() => services.every(({ alarms }) => alarms.active().length === 0), 30_000)
})

it('gives the deliveries of a killed process to the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  open.push(() => rm(folder, { recursive: true }))
  const sink = await startSink({ dataDelay: 60_000 })
  open.push(() => sink.close())
  const env = { ...relayEnv(sink.port), ...unlimitedRate, DATABASE_URL: databaseUrl, SMTP_CONNECTIONS: '1' }
  const post = (url: string) =>
    fetch(url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aRequest()),
    })
  const start = async (name: string) => {
    const started = await startProcess({ ...env, MAIL_DATA_DIR: join(folder, name) })
    open.push(() => started.kill())
    return started
  }
  const first = await start('1')
  await post(first.url)
  await until(() => sink.mails.length === 1)
  const second = await start('2')
  await post(second.url)
  await sleep(1500)
  expect(sink.mails).toHaveLength(1)
  sink.behave({})
  await first.kill()
  // The mail whose process was killed before the relay replied is sent again.
  await until(() => sink.mails.length === 3, 30_000)
})
