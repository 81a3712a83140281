import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** "Slow 4G" as a line of packets: 1.6 Mbit/s and 150 ms for a round trip (Lighthouse's values without the factors for requests). */
export const slow4gLine = { bytesPerSecond: 200_000, roundTripMs: 150 }

/** Bytes of a packet without its headers. */
const packet = 1460
/** Bytes that wait on the line at most. A server that has more waits, as it would for the window of TCP. */
const mostWaiting = 32_000

type Line = typeof slow4gLine

/**
 * Starts a proxy that slows a connection down on the level of TCP. All its connections share one line, so what a server writes
 * first arrives first. The developer tools of a browser delay each answer by itself instead and share the line evenly.
 * @param port Port of the server on this machine.
 */
export async function startSlowLine(
  port: number,
  line: Line = slow4gLine,
): Promise<{ port: number; close: () => void }> {
  const oneWay = line.roundTripMs / 2
  const sockets = new Set<Socket>()
  /** Time at which the line has sent everything so far. */
  let freeAt = 0
  const sentAt = (size: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (size / line.bytesPerSecond) * 1000
    return freeAt
  }
  const server: Server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1')
    for (const socket of [visitor, site]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // A browser resets connections that it no longer needs; the other side then ends as well.
      socket.on('error', () => socket.destroy())
    }
    // The first bytes also wait for the handshake of the connection.
    const openAt = performance.now() + line.roundTripMs
    inTurn(visitor, site, () => Math.max(performance.now(), openAt) + oneWay)
    inTurn(site, visitor, (size) => sentAt(size) + oneWay)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * Passes bytes on in order, each packet at its time.
 * @param arrival Gives the time at which a packet of this size arrives.
 */
function inTurn(from: Socket, to: Socket, arrival: (size: number) => number) {
  const packets: { bytes: Buffer; at: number }[] = []
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const deliver = () => {
    timer = undefined
    for (let [next] = packets; next && next.at <= performance.now(); [next] = packets) {
      packets.shift()
      waiting -= next.bytes.length
      if (to.writable) to.write(next.bytes)
    }
    if (waiting <= mostWaiting) from.resume()
    const [next] = packets
    if (next) timer = setTimeout(deliver, next.at - performance.now())
    else if (from.readableEnded) to.end()
  }
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packet) {
      const bytes = data.subarray(start, start + packet)
      packets.push({ bytes, at: arrival(bytes.length) })
      waiting += bytes.length
    }
    if (waiting > mostWaiting) from.pause()
    if (!timer) deliver()
  })
  from.on('end', () => {
    if (packets.length === 0) to.end()
  })
  from.on('close', () => {
    if (!from.readableEnded) to.destroy()
  })
}
