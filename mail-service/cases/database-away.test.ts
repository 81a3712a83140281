import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@virida/shared/platform/enquiry/api'
import { freePort } from '@virida/shared/platform/testing/free-port'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { startProcess } from '../testing/process'
import { aRequest } from '../testing/service'
import { relayEnv, unlimitedRate } from '../testing/env'
import { startSink } from '../testing/smtp-sink'
import { until } from '@virida/shared/platform/testing/until'

let postgres: TestPostgres
let door: Server

beforeAll(async () => (postgres = await startPostgres()), 60_000)
afterEach(() => {
  door.close()
})
afterAll(() => postgres?.stop())

/** Listens on a port, or on a free one. @returns the port. */
async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** An address of the database that nobody listens on until `open` is called. */
async function closedDoor() {
  const target = new URL(postgres.url)
  const [host, behind] = [target.hostname, Number(target.port)]
  const port = await freePort()
  target.port = String(port)
  door = createServer((socket) => {
    const server = connect(behind, host)
    for (const end of [socket, server]) end.on('error', () => socket.destroy())
    socket.once('close', () => server.destroy())
    socket.pipe(server).pipe(socket)
  })
  const sockets = new Set<Socket>()
  door.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const shut = () => {
    door.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: target.href, open: () => listen(door, port), shut }
}

it('waits for a PostgreSQL that is away at the start, and answers 503 meanwhile', async () => {
  const { url, open } = await closedDoor()
  const MAIL_DATA_DIR = await mkdtemp(join(tmpdir(), 'mail-'))
  const MAIL_PORT = String(await freePort())
  const started = startProcess({ ...unlimitedRate, DATABASE_URL: url, MAIL_DATA_DIR, MAIL_PORT })
  const statusOf = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${MAIL_PORT}${address}`, init).then(
      ({ status }) => status,
      () => 0,
    )
  const send = () =>
    statusOf(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(aRequest()),
    })
  await until(async () => (await statusOf('/livez')) === 200)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await send()).toBe(503)

  await open()
  const service = await started
  expect(await statusOf('/readyz')).toBe(200)
  expect(await send()).toBe(200)
  await service.stop()
  await rm(MAIL_DATA_DIR, { recursive: true })
}, 60_000)

it('ends in order when PostgreSQL goes away during deliveries, and delivers after a new start', async () => {
  const { url, open, shut } = await closedDoor()
  await open()
  const sink = await startSink({ dataDelay: 500 })
  const MAIL_DATA_DIR = await mkdtemp(join(tmpdir(), 'mail-'))
  const fast = { RETRY_DELAYS: '1,2', RELAY_PAUSES: '1,2' }
  const env = { ...unlimitedRate, ...relayEnv(sink.port), ...fast, DATABASE_URL: url, MAIL_DATA_DIR }
  const service = await startProcess(env)
  const send = async () => {
    const request = { ...aRequest(), subject: `Away ${Math.random()}` }
    const answer = await fetch(service.url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
    expect(answer.status).toBe(200)
    return request.subject
  }
  const sent = await Promise.all([send(), send(), send(), send()])
  await until(() => sink.mails.length > 0)
  shut()
  expect(await service.ended).toBe(1)
  expect(service.output()).toContain('Nothing handles a rejected promise')

  await open()
  const next = await startProcess(env)
  try {
    await until(async () => {
      const subjects = (await sink.parsed()).map(({ subject }) => subject)
      return sent.every((subject) => subjects.includes(subject))
    })
  } finally {
    await next.stop()
  }
  await sink.close()
  await rm(MAIL_DATA_DIR, { recursive: true })
}, 60_000)
