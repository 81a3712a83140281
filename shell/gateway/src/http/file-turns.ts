import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { NetworkLines } from '@virida/shared/platform/http/network-lines'
import { Arrivals } from './arrivals'

/** Pieces of files whose reading starts in one turn of the event loop. Each costs about a quarter of a millisecond. */
export const piecesInTurn = 16
/** Pieces that are read at the same time. A slow disk has no turns of its own. */
const mostReading = 32

/**
 * Reads the pieces of files in turns, so that thousands of downloads that begin at once do not keep the program from answering
 * others. Networks take turns, and so do the clients of each network. Node takes one new connection in each turn of the event loop,
 * so while a crowd of connections arrives, one piece is read in a turn.
 */
export class FileTurns {
  readonly #waiting = new NetworkLines<() => void>()
  /** Pieces whose reading was started in this turn of the event loop. */
  #started = 0
  #reading = 0
  #isWaking = false

  /** @param arrivals Those of the server that sends the files. */
  constructor(readonly arrivals = new Arrivals()) {}

  /** @param isCanceled Whether nobody waits for the piece anymore. It is not read then. */
  run(client: readonly ClientNetwork[], read: () => Promise<void>, isCanceled = () => false): Promise<void> {
    if (this.#waiting.isEmpty && this.#mayStart) return this.#start(read)
    return new Promise((resolve, reject) =>
      this.#waiting.add(client, () => {
        if (isCanceled()) resolve()
        else void this.#start(read).then(resolve, reject)
      }),
    )
  }

  get #mayStart() {
    const most = this.arrivals.isCrowd ? 1 : piecesInTurn
    return this.#started < most && this.#reading < mostReading
  }

  #start(read: () => Promise<void>): Promise<void> {
    this.#started++
    this.#reading++
    this.#wake()
    return read().finally(() => {
      this.#reading--
      this.#wake()
    })
  }

  #wake() {
    if (this.#isWaking) return
    this.#isWaking = true
    setImmediate(() => {
      this.#isWaking = false
      this.#started = 0
      while (this.#mayStart && !this.#waiting.isEmpty) this.#waiting.next()?.()
    })
  }
}
