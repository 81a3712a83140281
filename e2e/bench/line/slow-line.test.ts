import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { startSlowLine } from './slow-line'

describe('a slow line', () => {
  let server: Server
  let line: Awaited<ReturnType<typeof startSlowLine>>

  beforeEach(async () => {
    server = createServer((_, response) => response.end(Buffer.alloc(20_000, 'a')))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    line = await startSlowLine(port, { bytesPerSecond: 100_000, roundTripMs: 40 })
  })

  afterEach(() => {
    line.close()
    server.close()
  })

  const fetched = async () => {
    const start = performance.now()
    const bytes = await new Promise<Buffer>((resolve, reject) =>
      get({ port: line.port, host: '127.0.0.1' }, (response) => resolve(buffer(response))).on(
        'error',
        reject,
      ),
    )
    return { size: bytes.length, ms: performance.now() - start }
  }

  it('delivers all bytes, not before the handshake, the round trip and the transfer have taken their time', async () => {
    const { size, ms } = await fetched()

    expect(size).toBe(20_000)
    expect(ms).toBeGreaterThan(40 + 40 + 195)
  })

  it('is one line for all connections', async () => {
    const both = await Promise.all([fetched(), fetched()])

    expect(Math.max(...both.map(({ ms }) => ms))).toBeGreaterThan(40 + 40 + 390)
  })
})
