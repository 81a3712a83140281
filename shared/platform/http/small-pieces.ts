import type { IncomingMessage, Server } from 'node:http'
import type { Readable } from 'node:stream'

/** Pieces of a body that are looked at together. A form on our pages sends fewer. */
const pieces = 256
/** Bytes that such pieces must have together. Packets of slow networks have 500 bytes each. */
const leastBytes = 256 * pieces

class SmallPiecesError extends Error {
  override readonly name = 'SmallPiecesError'
  readonly code = 'small_pieces'
}

/**
 * Ends connections of HTTP/1 whose bodies arrive in small pieces. A client that sends each byte as a chunk of its own
 * causes Node to call every reader for each byte, so a few hundred kilobytes take as long as a hundred thousand requests.
 * The server's listener for `clientError` answers.
 */
export function refuseSmallPieces(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => watchPieces(request, () => refuse(request)))

  function refuse({ socket }: IncomingMessage) {
    socket.once('finish', () => socket.destroy())
    server.emit('clientError', new SmallPiecesError('Cannot read a body: its pieces are too small'), socket)
  }
}

/**
 * Watches in which pieces a body arrives. When they are too small, nothing more of it is read.
 * @param body What Node writes the pieces into: a request of HTTP/1 or a stream of HTTP/2.
 * @param refuse Called once, when the pieces are too small.
 */
export function watchPieces(body: Pick<Readable, 'push'>, refuse: () => void): void {
  let count = 0
  let bytes = 0
  let isRefused = false
  const push = body.push.bind(body)
  // A listener for `data` would begin to read the body.
  body.push = (piece: Buffer | null, encoding) => {
    // Node reads nothing more after `false`.
    if (isRefused) return false
    // The end of the body is no piece.
    if (piece === null) return push(piece, encoding)
    count++
    bytes += piece.length
    if (count < pieces) return push(piece, encoding)
    isRefused = bytes < leastBytes
    if (isRefused) {
      refuse()
      return false
    }
    count = 0
    bytes = 0
    return push(piece, encoding)
  }
}
