import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './http/context'
import { Refusal } from './http/refusal'

/** Node's server around the app, with short patience: its own limits are minutes long. */
export function makeServer(app: Hono<AppEnv>, timeouts: Partial<typeof patience> = {}): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...patience, ...timeouts, maxHeaderSize: 8192 },
  }) as Server
  server.maxConnections = 4096
  server.maxRequestsPerSocket = 1000
  server.on('clientError', answerBadRequest)
  return server
}

const patience = {
  headersTimeout: 10_000,
  // Above this a phone on a slow line may still be sending its video; how slow is slow, the body reader says.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
}

/** What Node refuses before the app sees it, in the same form as all other refusals. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const refusal = new Refusal(
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'timeout'
        : 'bad_request',
  )
  const body = JSON.stringify(refusal.body)
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.code}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
