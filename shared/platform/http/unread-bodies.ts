import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Reads the rest of each body whose request is answered already, such as that of a refused upload, in small pieces: in a
 * turn of the event loop, one piece of one body. The rest is read so that the client can read its answer. Node would read
 * 2 MB of each connection in a turn, and other clients would wait for seconds. Call it after `refuseSmallPieces`.
 */
export function readRestsInTurn(server: Server): void {
  const line = new Set<IncomingMessage>()
  let isWaking = false

  function wake() {
    if (isWaking) return
    isWaking = true
    setImmediate(() => {
      isWaking = false
      const [first] = line
      if (!first) return
      line.delete(first)
      first.resume()
      wake()
    })
  }

  function readInTurn(request: IncomingMessage) {
    // Whoever read the body until now would keep the rest in memory.
    request.removeAllListeners('data')
    request.once('close', () => line.delete(request))
    request.on('data', () => {
      request.pause()
      line.add(request)
      wake()
    })
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Before Node's own listener, which would take everything of a body that nobody has begun to read.
    response.prependOnceListener('finish', () => {
      if (request.complete) return
      request.read(0)
      readInTurn(request)
    })
  })
}
