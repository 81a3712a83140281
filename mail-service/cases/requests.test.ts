import { endpoint } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { until } from '@virida/shared/platform/testing/until'
import { anApp, head, send, useServers } from '../testing/app'
import { aRequest } from '../testing/service'

// The tests start servers, which takes long on a busy machine.
jest.setTimeout(60_000)

const { listen, raw } = useServers()

describe('a body', () => {
  it('of 300 MB in chunks is refused early and not kept', async () => {
    const { socket, status, received } = raw(await listen())
    const before = process.memoryUsage().rss
    socket.write(head('Transfer-Encoding: chunked'))
    const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`
    let sent = 0
    const pump = () => {
      while (sent < 300 && !socket.destroyed && !received()) {
        sent++
        if (!socket.write(chunk)) return void socket.once('drain', pump)
      }
    }
    pump()
    expect(await status()).toBe(413)
    expect(received()).toContain(`{"ok":false,"error":"too_large","limit":${limits.requestBytes}}`)
    expect(sent).toBeLessThan(100)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })
  it('with a declared length above the limit is refused before it is sent', async () => {
    const { socket, status } = raw(await listen())
    socket.write(head('Content-Length: 300000000'))
    expect(await status(2000)).toBe(413)
  })
  it('that is shorter than declared is not stored', async () => {
    let accepted = 0
    const { socket, received } = raw(await listen({ onAccepted: () => void (accepted += 1) }))
    socket.end(`${head('Content-Length: 1000')}{"subject":"a","body":"b"}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(received()).not.toContain('200 OK')
    expect(accepted).toBe(0)
  })
  it('that is compressed is refused', async () => {
    const response = await send(anApp(), { 'Content-Encoding': 'gzip' })
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 415,
      body: { ok: false, error: 'media_type' },
    })
  })
  it('of single bytes is refused early', async () => {
    const { socket, status, closed } = raw(await listen())
    socket.write(`${head('Transfer-Encoding: chunked')}${'1\r\nx\r\n'.repeat(20_000)}`)
    expect(await status(3000)).toBe(400)
    await until(closed)
  })
  it('of small packets is read', async () => {
    const { socket, status } = raw(await listen())
    const pieces = JSON.stringify(aRequest({ body: 'x'.repeat(65_000) })).match(/.{1,260}/gs) ?? []
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
    socket.write(`${head('Transfer-Encoding: chunked')}${chunks.join('')}0\r\n\r\n`)
    expect(await status()).toBe(200)
  })
  it('with a length and chunks is refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(`${head('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`)
    expect(await status()).toBe(400)
    expect(received()).toContain('{"ok":false,"error":"bad_request"}')
  })
  it('with 20 KB of headers is refused', async () => {
    const { socket, status, received } = raw(await listen())
    socket.write(head(`X-Long: ${'a'.repeat(20_000)}`))
    expect(await status()).toBe(431)
    expect(received()).toContain('{"ok":false,"error":"headers_too_large"}')
    expect(received()).toContain('X-Content-Type-Options: nosniff')
  })
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
  ])('of the type %s is refused', async (type) => {
    expect((await send(anApp(), { 'Content-Type': type })).status).toBe(415)
  })
})

it.each([
  ['GET', endpoint, 405, 'method'],
  ['PUT', endpoint, 405, 'method'],
  ['POST', '/api/other', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
])('refuses %s %s with %d', async (method, path, status, error) => {
  const response = await anApp().request(path, { method })
  expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
    status,
    body: { ok: false, error },
  })
})
