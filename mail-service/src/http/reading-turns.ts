import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { NetworkLines } from '@virida/shared/platform/http/network-lines'

/** A turn of the event loop ends after this time, in ms. */
const longTurn = 5
/** Bytes of an enquiry that may take long to read. */
const largeEnquiry = 8 * 1024

type Arrived = { bytes: number; client: readonly ClientNetwork[] }

/**
 * Reads enquiries in turns. Reading one keeps the processor busy, a large one for tenths of a second. Without turns, all
 * that have arrived would be read before anything else is answered. Small enquiries come first. Networks take turns,
 * and so do the clients of each network. After a long turn, the program has as much time for other work.
 */
export class ReadingTurns {
  private readonly small = new NetworkLines<() => void>()
  private readonly large = new NetworkLines<() => void>()
  private isWaiting = false

  /** @param read Reads an enquiry and stores it. Others are read while it is stored. */
  run<Result>({ bytes, client }: Arrived, read: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = bytes > largeEnquiry ? this.large : this.small
      line.add(client, () => void read().then(resolve, reject))
      this.wait(0)
    })
  }

  private get isEmpty() {
    return this.small.isEmpty && this.large.isEmpty
  }

  private wait(ms: number) {
    if (this.isWaiting) return
    this.isWaiting = true
    const go = () => {
      const startedAt = performance.now()
      // What a reading does after its first `await` comes before this, and is part of the turn.
      setImmediate(() => {
        this.isWaiting = false
        const took = performance.now() - startedAt
        if (!this.isEmpty) this.wait(took > longTurn ? took : 0)
      })
      this.takeTurn(startedAt)
    }
    if (ms > 0) setTimeout(go, ms)
    else setImmediate(go)
  }

  /** Reads small enquiries, and one large one if there is time left. */
  private takeTurn(startedAt: number) {
    const hasTime = () => performance.now() - startedAt < longTurn
    while (hasTime() && !this.small.isEmpty) this.small.next()?.()
    if (hasTime()) this.large.next()?.()
  }
}
