import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2'

/**
 * The bytes of a connection of HTTP/2 that are not bodies of requests: headers, and frames of which Node tells nothing,
 * such as changes of windows and priorities, or headers that are refused for their length. A client can send them without
 * end.
 */
export class Overhead {
  #bodies = 0
  #counted = 0

  constructor(readonly session: ServerHttp2Session) {}

  /** Leaves out the body of a request. */
  leaveOutBody(stream: ServerHttp2Stream): void {
    const push = stream.push.bind(stream)
    // Node calls it with each part. A listener to `data` would begin to read before the request is answered.
    stream.push = (part: Buffer | null, ...rest) => {
      this.#bodies += part?.length ?? 0
      return push(part, ...rest)
    }
  }

  /** How many times `unit` bytes have arrived since the last call. Less than one unit is left for the next call. */
  since(unit: number): number {
    const all = this.session.destroyed ? 0 : this.session.socket.bytesRead
    const units = Math.max(Math.floor((all - this.#bodies - this.#counted) / unit), 0)
    this.#counted += units * unit
    return units
  }
}
