import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type KeepAlive = {
  /**
   * A connection of HTTP/1.1 stays open for this time after an answer, in ms. Proxies keep theirs for 60 s (nginx, AWS)
   * and must be the ones who close them: a request that meets a closing connection fails with 502.
   */
  usual: number
  /** The same while there are many connections, so that idle ones leave room for new ones, in ms. Node's default. */
  crowded: number
  /** Number of open connections that are many. */
  many: number
}

/** Half of the places for connections may be taken by idle ones. */
export const keepAliveFor = (places: number): KeepAlive => ({
  usual: 75_000,
  crowded: 5000,
  many: places / 2,
})

/** Keeps idle connections of a server open, and for a shorter time while it has many. */
export function keepConnections(server: Server, { usual, crowded, many }: KeepAlive) {
  let open = 0
  const count = (change: number) => {
    open += change
    server.keepAliveTimeout = open > many ? crowded : usual
  }
  count(0)
  server.on('connection', (socket: Socket) => {
    count(1)
    socket.once('close', () => count(-1))
  })
}
