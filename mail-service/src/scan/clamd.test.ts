import type { Socket } from 'node:net'
import { startFakeClamd } from '../../testing/fake-clamd'
import { parseClamdAddress, ping, scan } from './clamd'

let fake: Awaited<ReturnType<typeof startFakeClamd>> | undefined
afterEach(() => fake?.close())

async function scanner(onData: (received: Buffer, socket: Socket) => void) {
  fake = await startFakeClamd(onData)
  return fake.address
}
const always = (answer: string) => scanner((_, socket) => socket.write(`${answer}\0`))
const soon = () => AbortSignal.timeout(5000)
const bytes = Buffer.from('a picture')

it('sends the command, the length, the bytes and the end mark', async () => {
  const expected = Buffer.concat([Buffer.from('zINSTREAM\0\0\0\0\u0009'), bytes, Buffer.alloc(4)])
  const address = await scanner((received, socket) => {
    if (received.length === expected.length)
      socket.write(received.equals(expected) ? 'stream: OK\0' : 'wrong\0')
  })
  expect(await scan(address, bytes, soon())).toBeUndefined()
})

it('returns the name of what was found', async () => {
  expect(await scan(await always('stream: Eicar-Test-Signature FOUND'), bytes, soon())).toBe(
    'Eicar-Test-Signature',
  )
})

it.each([
  ['INSTREAM size limit exceeded. ERROR', 'too_large'],
  ['stream: Out of memory ERROR', 'unknown_answer'],
  ['HTTP/1.1 400 Bad Request', 'unknown_answer'],
  ['x'.repeat(100_000), 'unknown_answer'],
])('gives no result after the answer %.40s', async (answer, code) => {
  await expect(scan(await always(answer), bytes, soon())).rejects.toMatchObject({
    name: 'ScannerError',
    code,
  })
})

it('reads the refusal of a file of which most is not sent yet', async () => {
  const address = await scanner((_, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'))
  const large = scan(address, Buffer.alloc(15_000_000), soon())
  await expect(large).rejects.toMatchObject({ code: 'too_large' })
})

it('gives no result when the connection ends without an answer', async () => {
  const address = await scanner((_, socket) => socket.destroy())
  await expect(scan(address, bytes, soon())).rejects.toMatchObject({ code: 'unreachable' })
})

it('gives no result when nothing listens', async () => {
  const nowhere = { path: '/nowhere/clamd.ctl' }
  await expect(scan(nowhere, bytes, soon())).rejects.toMatchObject({ code: 'unreachable' })
})

it('stops waiting for a scanner that does not answer', async () => {
  const silent = await scanner(() => undefined)
  const startedAt = performance.now()
  await expect(scan(silent, bytes, AbortSignal.timeout(100))).rejects.toMatchObject({ code: 'timeout' })
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

it('asks nothing when the time is over', async () => {
  const address = await always('stream: OK')
  await expect(scan(address, bytes, AbortSignal.abort())).rejects.toMatchObject({ code: 'timeout' })
})

it('knows whether a scanner works', async () => {
  await expect(ping(await always('PONG'), soon())).resolves.toBeUndefined()
  await expect(ping({ path: '/nowhere/clamd.ctl' }, soon())).rejects.toMatchObject({ code: 'unreachable' })
})

it.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['scanner.example.com:3310', { host: 'scanner.example.com', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['3310', undefined],
  ['host:99999', undefined],
  [`/${'x'.repeat(108)}`, undefined],
])('reads the address %.30s', (text, address) => {
  expect(parseClamdAddress(text)).toEqual(address)
})
