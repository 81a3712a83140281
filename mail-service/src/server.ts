import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { endUnusedOnClose } from '@virida/shared/platform/http/end-unused'
import { refuseSmallPieces } from '@virida/shared/platform/http/small-pieces'
import { readRestsInTurn } from '@virida/shared/platform/http/unread-bodies'
import { Refusal } from './enquiry/refusal'
import { responseHeaders } from './http/respond'
import type { AppEnv } from './http/context'

/** Times in ms. Headers must arrive sooner than Node's default of one minute; a whole request keeps its five minutes. */
const defaultTimeouts = {
  headersTimeout: 10_000,
  // A phone on a slow connection may need minutes for a video. The body reader refuses clients that are even slower
  // (`defaultPace`).
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
}

/** Node's HTTP server for the app, with limits on connections, headers and time. */
export function makeServer(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  timeouts: Partial<typeof defaultTimeouts> = {},
): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...defaultTimeouts, ...timeouts, maxHeaderSize: 8192 },
  }) as Server
  server.maxConnections = 4096
  server.maxRequestsPerSocket = 1000
  server.on('clientError', refuseConnection)
  refuseSmallPieces(server)
  readRestsInTurn(server)
  endUnusedOnClose(server)
  return server
}

/** Answers what Node refuses before the app sees it, in the format of all other refusals. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const refusal = refusalFor(error.code)
  const body = JSON.stringify(refusal.body)
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.code}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function refusalFor(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers_too_large')
  return new Refusal(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout' : 'bad_request')
}
