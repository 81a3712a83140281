import type { OutgoingHttpHeaders } from 'node:http'
import type { ClientHttp2Session, IncomingHttpHeaders, IncomingHttpStatusHeader } from 'node:http2'
import { connect } from 'node:tls'

/** The answer to a request. A request that was refused without an answer has no status. */
type Answer = {
  status: number | undefined
  headers: IncomingHttpHeaders & IncomingHttpStatusHeader
  text: string
  /** Code with which the stream ended (RFC 9113, 7). */
  code: number
}

export const ask = (session: ClientHttp2Session, headers: OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve) => {
    const stream = session.request(headers).end()
    let answer: Answer['headers'] = {}
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', (received) => (answer = received))
    stream.on('data', (data: string) => (text += data))
    // `code` tells of the error.
    stream.on('error', () => undefined)
    stream.on('close', () => {
      resolve({ status: answer[':status'], headers: answer, text, code: stream.rstCode ?? 0 })
    })
  })

/** Types of frames (RFC 9113, 6). */
const types = { data: 0, headers: 1, priority: 2, reset: 3, settings: 4, ping: 6, goaway: 7, windowUpdate: 8 }
const endOfStream = 1
const endOfHeaders = 4

function frame(type: number, flags: number, stream: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(content.length, 0, 3)
  head.writeUInt8(type, 3)
  head.writeUInt8(flags, 4)
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, content])
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Indices of HPACK's static table (RFC 7541, appendix A), as bytes of a header block. */
const fields = {
  get: 0x82,
  post: 0x83,
  root: 0x84,
  https: 0x87,
  encoding: 0x90,
  authority: 0x41,
  expect: 0x63,
}

/** The bytes of frames that no client library sends. */
export const frames = {
  /** The start of a connection. */
  start: Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(types.settings, 0, 0)]),
  get: (stream: number) => frame(types.headers, endOfStream | endOfHeaders, stream, headers(fields.get)),
  /** The head of a POST request whose body follows. */
  post: (stream: number) => frame(types.headers, endOfHeaders, stream, headers(fields.post)),
  /** The same for a client that waits for `100 Continue`. */
  expectingPost: (stream: number) =>
    frame(
      types.headers,
      endOfHeaders,
      stream,
      Buffer.concat([headers(fields.post), Buffer.from([fields.expect, 12]), Buffer.from('100-continue')]),
    ),
  /** A request with 16,000 headers, each of one byte, which are far over the limit together. */
  longHeaders: (stream: number) =>
    frame(
      types.headers,
      endOfStream | endOfHeaders,
      stream,
      Buffer.concat([headers(fields.get), Buffer.alloc(16_000, fields.encoding)]),
    ),
  data: (stream: number, text: string) => frame(types.data, 0, stream, Buffer.from(text)),
  reset: (stream: number, code: number) => frame(types.reset, 0, stream, uint32(code)),
  ping: frame(types.ping, 0, 0, Buffer.alloc(8)),
  settings: frame(types.settings, 0, 0),
  /** Makes a stream depend on no other, with the usual weight. */
  priority: (stream: number) => frame(types.priority, 0, stream, Buffer.from([0, 0, 0, 0, 16])),
  windowUpdate: (stream: number) => frame(types.windowUpdate, 0, stream, uint32(1)),
  /** Adds nothing to the window of the connection, which is an error (RFC 9113, 6.9). */
  emptyWindowUpdate: frame(types.windowUpdate, 0, 0, uint32(0)),
}

/** A header block for `/` on a host with the name `a`. */
function headers(method: number): Buffer {
  const { https, root, authority } = fields
  return Buffer.concat([Buffer.from([method, https, root, authority, 1]), Buffer.from('a')])
}

/**
 * Sends bytes on a connection of HTTP/2.
 * @returns when the server closes the connection: the code of its first GOAWAY frame, if it sent one.
 */
export function send(port: number, bytes: readonly Buffer[]) {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] })
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => (received = Buffer.concat([received, data])))
  // A server that refuses a flood may close the connection before all of it is sent.
  socket.on('error', () => undefined)
  socket.write(Buffer.concat([frames.start, ...bytes]))
  const closed = new Promise<number | undefined>((resolve) => {
    socket.on('close', () => resolve(goawayCode(received)))
  })
  return { socket, closed }
}

function goawayCode(bytes: Buffer): number | undefined {
  let position = 0
  while (position + 17 <= bytes.length) {
    if (bytes.readUInt8(position + 3) === types.goaway) return bytes.readUInt32BE(position + 13)
    position += 9 + bytes.readUIntBE(position, 3)
  }
  return undefined
}
