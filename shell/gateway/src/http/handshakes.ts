import type { Server } from 'node:https'
import type { Socket } from 'node:net'
import type { Arrivals } from './arrivals'
import { Turns } from './turns'

/** Bytes of the first message of a client. Browsers send 500 to 2,000. */
const longestHello = 16 * 1024
/** Records of TLS in which that message may come. Browsers use one. */
const mostRecords = 4
const recordHeader = 5
/** RFC 8446, 5.1 and 4 */
const types = { handshake: 22, clientHello: 1 }

type Options = {
  /** Who has opened a connection: the same value for all connections of a client. */
  clientOf: (socket: Socket) => string | object
  /** Time in which the first message must be complete, in ms. */
  timeout: number
  arrivals: Arrivals
}

/**
 * Begins the handshakes of TLS in turns. Each costs the processor about 2 ms, most of it for a signature, and Node would
 * begin those of all connections that have sent something before it looks at another client. A connection waits for its
 * turn when its first message is complete: from then on, the signature is made at once. One that sends nothing takes no
 * turn.
 */
export function takeHandshakesInTurn(server: Server, { clientOf, timeout, arrivals }: Options): void {
  const turns = new Turns({ atOnce: 1, waiting: 1 }, arrivals)
  // Node's own listeners begin the handshake.
  const nodes = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    // A client can cause errors of its connection, and they affect no other.
    socket.on('error', () => undefined)
    const client = clientOf(socket)
    const timer = setTimeout(() => socket.destroy(), timeout)
    const stopWaiting = () => {
      clearTimeout(timer)
      socket.off('readable', look)
    }
    const start = () => {
      for (const listener of nodes) listener.call(server, socket)
    }
    // Kept here until the message is complete: what is given back to the socket is read again at once.
    let bytes = Buffer.alloc(0)
    const look = () => {
      const more = socket.read() as Buffer | null
      if (!more) return
      bytes = Buffer.concat([bytes, more])
      const state = helloIn(bytes)
      if (state === 'partial') return
      stopWaiting()
      if (state === 'refused') {
        socket.destroy()
        return
      }
      socket.unshift(bytes)
      turns.take(socket, { client, answer: socket, isGone: () => socket.destroyed, start })
    }
    socket.on('readable', look).once('close', stopWaiting)
  })
}

/** Whether these first bytes of a connection contain the whole first message. What is no message of TLS counts as that. */
export function helloIn(bytes: Buffer): 'partial' | 'complete' | 'refused' {
  let hello = Buffer.alloc(0)
  let rest = bytes
  for (let records = 0; records < mostRecords; records++) {
    if (rest.length > 0 && rest[0] !== types.handshake) return 'complete'
    const end = rest.length < recordHeader ? Infinity : recordHeader + rest.readUInt16BE(3)
    if (rest.length < end) return bytes.length > longestHello ? 'refused' : 'partial'
    hello = Buffer.concat([hello, rest.subarray(recordHeader, end)])
    // The message begins with its type and its length.
    if (hello.length > 0 && hello[0] !== types.clientHello) return 'complete'
    if (hello.length >= 4 && hello.length >= 4 + hello.readUIntBE(1, 3)) return 'complete'
    rest = rest.subarray(end)
  }
  return 'refused'
}
