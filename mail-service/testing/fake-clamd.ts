import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Starts a fake clamd.
 * @param onData Called with all that a connection has sent so far.
 */
export async function startFakeClamd(onData: (received: Buffer, socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (data) => onData((received = Buffer.concat([received, data])), socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
