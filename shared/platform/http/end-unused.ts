import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`

/**
 * Lets `server.close` end connections on which no request has begun, such as those that browsers open in advance. Node
 * ends only connections that had a request; the others would hold up the stop of a program.
 * @param wait Time for a request that is on its way, in ms.
 */
export function endUnusedOnClose(server: Server, wait = 1000): void {
  // A request on an encrypted connection has another socket than the connection, but the same address.
  const unused = new Map<string, Socket>()
  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket)
    unused.set(key, socket)
    socket.once('close', () => {
      if (unused.get(key) === socket) unused.delete(key)
    })
  })
  server.on('request', ({ socket }) => unused.delete(keyOf(socket)))
  server.on('secureConnection', (socket: TLSSocket) => {
    // HTTP/2 has an end of its own, which lets requests finish.
    if (socket.alpnProtocol === 'h2') unused.delete(keyOf(socket))
  })
  const close = server.close.bind(server)
  server.close = (callback) => {
    setTimeout(() => {
      for (const socket of unused.values()) socket.destroy()
      // Those that had a request meanwhile.
      server.closeIdleConnections()
    }, wait).unref()
    return close(callback)
  }
}
