import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { helloIn } from './handshakes'
import { createSiteServer, replaceCertificate } from './server'

const files = selfSigned()
const certificate = { cert: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') }

let server: Server
let hello: Buffer
const sockets: Socket[] = []

const portOf = (listening: { address: () => unknown }) => (listening.address() as AddressInfo).port

/** The first message of a client. */
async function recordHello(): Promise<Buffer> {
  const recorder = createServer()
  await once(recorder.listen(0, '127.0.0.1'), 'listening')
  const client = connectEncrypted({ port: portOf(recorder), host: '127.0.0.1' }).on('error', () => undefined)
  const [socket] = (await once(recorder, 'connection')) as [Socket]
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  client.destroy()
  socket.destroy()
  recorder.close()
  return bytes
}

beforeAll(async () => {
  hello = await recordHello()
})

beforeEach(async () => {
  server = createSiteServer(() => new Response('ok'), { certificate })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const openConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it('begins the handshake of another client before those on many connections of one', async () => {
  let flood = 0
  const attackers = await Promise.all(Array.from({ length: 200 }, () => open('127.0.0.2')))
  const healthy = await open()
  // The server accepts one connection in each turn of the event loop.
  while ((await openConnections()) <= attackers.length) await wait(10)
  for (const socket of attackers) {
    socket.once('data', () => flood++)
    socket.write(hello)
  }
  healthy.write(hello)
  await once(healthy, 'data')
  expect(flood).toBeLessThan(30)
})

it('does a handshake whose first message comes in two records and in single bytes', async () => {
  const socket = await open()
  const message = hello.subarray(5)
  const records = [message.subarray(0, 100), message.subarray(100)].map((part) => {
    const header = Buffer.from([22, 3, 1, 0, 0])
    header.writeUInt16BE(part.length, 3)
    return Buffer.concat([header, part])
  })
  for (const byte of Buffer.concat(records).subarray(0, -1)) socket.write(Buffer.from([byte]))
  await wait(100)
  expect(socket.bytesRead).toBe(0)
  socket.write(message.subarray(-1))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  // A handshake record, with the first message of the server.
  expect([answer[0], answer[5]]).toEqual([22, 2])
})

it('closes a connection whose first message has no end', async () => {
  const socket = await open()
  socket.write(Buffer.concat([Buffer.from([22, 3, 1, 0xff, 0xff]), Buffer.alloc(20_000)]))
  await once(socket, 'close')
})

it.each([
  ['its first certificate', () => undefined],
  ['a certificate that was replaced', () => replaceCertificate(server as TlsServer, certificate)],
])(
  'does one handshake on a connection with %s, and no TLS 1.3, in which keys may change without end',
  async (_, prepare) => {
    prepare()
    const to = { port: portOf(server), host: '127.0.0.1', rejectUnauthorized: false }
    const newest = connectEncrypted({ ...to, minVersion: 'TLSv1.3' })
    sockets.push(newest)
    const [error] = (await once(newest, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
    const socket = connectEncrypted(to)
    sockets.push(socket)
    await once(socket, 'secureConnect')
    expect(socket.getProtocol()).toBe('TLSv1.2')
    const again = new Promise((resolve) => socket.renegotiate({}, resolve))
    const failed = once(socket, 'error').then(([reason]: unknown[]) => reason)
    expect(String(await Promise.race([again, failed]))).toContain('no renegotiation')
  },
)

it.each([
  ['nothing yet', '', 'partial'],
  ['the header of a record', '1603010004', 'partial'],
  ['a request without TLS', '474554202f', 'complete'],
  ['another message than the first one', '160301000402000000', 'complete'],
  ['a message that is complete', '160301000401000000', 'complete'],
  ['a message of two records, the second is missing', '160301000401000001', 'partial'],
  ['a message of two records', '16030100040100000116030100010a', 'complete'],
  ['four records that are empty', '1603010000'.repeat(4), 'refused'],
  ['17 kB of a message that goes on', `160301ffff${'00'.repeat(17_000)}`, 'refused'],
])('knows what to do with %s', (_, hex, state) => {
  expect(helloIn(Buffer.from(hex, 'hex'))).toBe(state)
})
