import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { selfSigned } from '../testing/self-signed'
import { watchLiveness } from './probe'
import { processorWait } from './processor-wait'

const times = { interval: 20, timeout: 50, failures: 3 }
let server: Server
let url: string
let lives = false
let stop: () => void

beforeEach(async () => {
  lives = false
  server = createServer((_, response) => void (lives && response.end('ok')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/livez`
})
afterEach(async () => {
  stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Watches the server. @returns whether it counts as hung now. */
function watch(waited?: () => number | undefined, timeout = times.timeout) {
  let isHung = false
  const onHung = () => (isHung = true)
  stop = watchLiveness({ url, onHung, ...(waited ? { waited } : {}) }, { ...times, timeout })
  return () => isHung
}

it('takes a program that does not answer for hung', async () => {
  const isHung = watch(() => 0)
  await sleep(1000)
  expect(isHung()).toBe(true)
})

it('takes it for hung when it is unknown how long it waited for a processor', async () => {
  const isHung = watch()
  await sleep(1000)
  expect(isHung()).toBe(true)
})

it('gives a program that waits for a processor more time, and takes it for hung when that wait ends', async () => {
  const startedAt = Date.now()
  let waitedMost = true
  const isHung = watch(() => (waitedMost ? (Date.now() - startedAt) * 0.9 : 0))
  await sleep(1000)
  expect(isHung()).toBe(false)
  waitedMost = false
  await sleep(500)
  expect(isHung()).toBe(true)
})

it('forgets failures when the program answers again', async () => {
  const isHung = watch()
  await sleep(60)
  lives = true
  await sleep(500)
  expect(isHung()).toBe(false)
})

it('takes a program that answers with a certificate for alive, whatever name is in the certificate', async () => {
  const { certificate, key } = selfSigned()
  const files = { cert: readFileSync(certificate), key: readFileSync(key) }
  const encrypted = createTlsServer(files, (_, response) => void response.end('ok'))
  await new Promise<void>((resolve) => encrypted.listen(0, '127.0.0.1', resolve))
  url = `https://127.0.0.1:${(encrypted.address() as AddressInfo).port}/livez`
  // A refused certificate fails at once, and a handshake takes long on a busy machine.
  const isHung = watch(undefined, 2000)
  await sleep(500)
  expect(isHung()).toBe(false)
  encrypted.closeAllConnections()
  await new Promise((resolve) => encrypted.close(resolve))
})

it('reads how long a process waited for a processor, and nothing of a process that does not exist', () => {
  if (process.platform === 'linux') expect(processorWait(process.pid)).toBeGreaterThan(0)
  expect(processorWait(2 ** 30)).toBeUndefined()
})
