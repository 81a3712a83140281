import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { NetworkLines } from '@virida/shared/platform/http/network-lines'
import { Arrivals } from './arrivals'

/** Pieces of files that are read in one turn of the event loop. Each costs about a quarter of a millisecond. */
export const piecesInTurn = 16

/**
 * Reads the pieces of files in turns, so that thousands of downloads that begin at once do not keep the program from answering
 * others. Networks take turns, and so do the clients of each network. Node takes one new connection in each turn of the event loop,
 * so while a crowd of connections arrives, one piece is read in a turn.
 */
export class FileTurns {
  readonly #waiting = new NetworkLines<() => void>()
  /** Pieces whose reading was started in this turn of the event loop. */
  #started = 0

  /** @param arrivals Those of the server that sends the files. */
  constructor(readonly arrivals = new Arrivals()) {}

  run<Result>(client: readonly ClientNetwork[], read: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.isEmpty && this.#started < this.#most) return this.#start(read)
    return new Promise((resolve, reject) =>
      this.#waiting.add(client, () => void this.#start(read).then(resolve, reject)),
    )
  }

  get #most() {
    return this.arrivals.isCrowd ? 1 : piecesInTurn
  }

  #start<Result>(read: () => Promise<Result>): Promise<Result> {
    if (this.#started === 0) setImmediate(() => this.#beginTurn())
    this.#started++
    return read()
  }

  #beginTurn() {
    this.#started = 0
    while (this.#started < this.#most && !this.#waiting.isEmpty) this.#waiting.next()?.()
  }
}
