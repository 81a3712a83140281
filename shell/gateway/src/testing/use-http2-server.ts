import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, constants, type ClientHttp2Session } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'
import { Hono } from 'hono'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import type { ServerOptions } from '../http/server'
import { ask, send } from './http2-client'
import { useServer } from './use-server'

export const {
  NGHTTP2_CANCEL: canceled,
  NGHTTP2_ENHANCE_YOUR_CALM: calm,
  NGHTTP2_REFUSED_STREAM: refused,
} = constants

const files = selfSigned()
const certificate = { cert: readFileSync(files.certificate, 'utf8'), key: readFileSync(files.key, 'utf8') }
export const trusting = { host: '127.0.0.1', ca: certificate.cert }

const app = new Hono()
  .get('/', (c) => c.text('ok'))
  .get('/url', (c) => c.text(c.req.url))
  .get('/slow', async (c) => {
    await wait(200)
    return c.text('slow')
  })
  .get('/large', (c) => c.body(new Uint8Array(400_000)))
  .post('/unread', (c) => c.text('ok'))
  .post('/length', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`))
  .post('/', async (c) => c.text(await c.req.text().catch(() => 'The client has gone')))

/** A server of HTTP/2 that a test starts, and connections to it. All are closed after the test. */
export function useHttp2Server() {
  const sessions: ClientHttp2Session[] = []
  afterEach(() => {
    for (const session of sessions.splice(0)) session.destroy()
  })
  const { server, sockets, port, listen, makeGateway } = useServer()

  const start = (options: ServerOptions = {}, fetch: Hono['fetch'] = app.fetch) =>
    listen(fetch, { certificate, ...options })

  function open(localAddress = '127.0.0.1'): ClientHttp2Session {
    const socket = connectPlain({ port: port(), host: '127.0.0.1', localAddress })
    const session = connect(`https://127.0.0.1:${port()}`, {
      createConnection: () => connectEncrypted({ ...trusting, socket, ALPNProtocols: ['h2'] }),
    })
    session.on('error', () => undefined)
    sessions.push(session)
    return session
  }

  function sendFrames(bytes: readonly Buffer[]) {
    const { socket, closed } = send(port(), bytes)
    sockets.push(socket)
    return Promise.race([closed, wait(5000, 'open' as const)])
  }

  /** Time until a client gets an answer on a connection of its own, in ms. */
  async function healthyTime(url = '/'): Promise<number> {
    const session = open('127.0.0.2')
    await once(session, 'connect')
    const startedAt = performance.now()
    expect(await ask(session, { ':path': url })).toMatchObject({ status: 200 })
    return performance.now() - startedAt
  }

  return { server, sockets, port, makeGateway, start, open, sendFrames, healthyTime }
}

/** The first odd numbers, which are those of the streams of a client. */
export const odd = (count: number) => Array.from({ length: count }, (_, i) => 1 + 2 * i)
