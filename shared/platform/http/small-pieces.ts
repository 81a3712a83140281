import type { IncomingMessage, Server } from 'node:http'

/** Pieces of a body that are looked at together. A form on our pages sends fewer. */
const pieces = 256
/** Bytes that such pieces must have together. Packets of slow networks have 500 bytes each. */
const leastBytes = 256 * pieces

class SmallPiecesError extends Error {
  override readonly name = 'SmallPiecesError'
  readonly code = 'small_pieces'
}

/**
 * Ends connections whose bodies arrive in small pieces. A client that sends each byte as a chunk of its own causes Node
 * to call every reader for each byte, so a few hundred kilobytes take as long as a hundred thousand requests. The
 * server's listener for `clientError` answers.
 */
export function refuseSmallPieces(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    let count = 0
    let bytes = 0
    let isRefused = false
    const push = request.push.bind(request)
    // A listener for `data` would begin to read the body.
    request.push = (piece: Buffer | null, encoding) => {
      // Node reads nothing more after `false`.
      if (isRefused) return false
      // The end of the body is no piece.
      if (piece === null) return push(piece, encoding)
      count++
      bytes += piece.length
      if (count < pieces) return push(piece, encoding)
      isRefused = bytes < leastBytes
      if (isRefused) {
        refuse(request)
        return false
      }
      count = 0
      bytes = 0
      return push(piece, encoding)
    }
  })

  function refuse({ socket }: IncomingMessage) {
    socket.once('finish', () => socket.destroy())
    server.emit('clientError', new SmallPiecesError('Cannot read a body: its pieces are too small'), socket)
  }
}
