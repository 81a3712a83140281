import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import { makeLog } from '@virida/shared/platform/log/log'
import { createGateway } from '../app'
import { createSiteServer, type ServerOptions } from '../http/server'
import { fixtureSite, publishSection, sectionCode } from './fixture-site'
import { testProcesses } from './test-processes'

type Fetch = Parameters<typeof createSiteServer>[0]

export const megabyte = 1024 * 1024
export const picture = '/r/shell/media/picture.1.avif'
export const film = '/r/shell/media/film.1.mp4'

/** A server that a test starts, and connections to it. All are closed after the test. */
export function useServer() {
  const processes = testProcesses()
  const sockets: Socket[] = []
  // A test that fails early starts no other one.
  let server: Server = createServer()

  /** Starts a server with these answers. */
  async function listen(fetch: Fetch, options: ServerOptions = {}) {
    server = createSiteServer(fetch, options)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }

  /** Makes a gateway whose section shows a text. It has a picture of 400 KB and a film of 300 MB. */
  async function makeGateway(page: string, map?: MapSettings) {
    const dir = await fixtureSite()
    await publishSection(dir, '1.1.0', sectionCode(page))
    const media = path.join(dir, 'shell', 'media')
    mkdirSync(media, { recursive: true })
    writeFileSync(path.join(media, 'picture.1.avif'), Buffer.alloc(400_000, 1))
    writeFileSync(path.join(media, 'film.1.mp4'), '')
    truncateSync(path.join(media, 'film.1.mp4'), 300 * megabyte)
    const gateway = createGateway({
      releasesDir: dir,
      mailUrl: 'http://127.0.0.1:9',
      processes: processes(),
      // The requests that a test leaves cannot be answered after it.
      log: makeLog('silent'),
      ...(map ? { map } : {}),
    })
    // Starts the render process, as the gateway does when it starts.
    await gateway.request('/')
    return gateway
  }

  const port = () => (server.address() as AddressInfo).port

  async function open(localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port: port(), host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    await new Promise((resolve) => socket.once('connect', resolve))
    return socket
  }

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  return {
    server: () => server,
    sockets,
    port,
    listen,
    makeGateway,
    start: async (options: ServerOptions = {}, page = 'first') =>
      listen((await makeGateway(page)).fetch, options),
    open,
  }
}

/** Whether a connection is closed within three seconds. */
export const closed = (socket: Socket) =>
  Promise.race([new Promise((resolve) => socket.once('close', () => resolve(true))), wait(3000, false)])

export const request = (url: string) => `GET ${url} HTTP/1.1\r\nHost: site.example\r\n\r\n`

/** A request that a proxy passes on. The option `visitorOf` reads the name of the visitor. */
export const requestOf = (visitor: string, url: string) =>
  `GET ${url} HTTP/1.1\r\nHost: site.example\r\nVia: ${visitor}\r\n\r\n`
export const visitorOf = (_: string, { via = '' }: { via?: string }) => via

/** Answers `/flood` when its client has gone, and everything else at once. */
export const answerUnlessFlood = async ({ url, signal }: Request) => {
  if (url.endsWith('/flood') && !signal.aborted) await once(signal, 'abort')
  return new Response('healthy')
}
