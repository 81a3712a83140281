/**
 * When attempts of so many clients have failed and the relay then accepts so many messages in a row, it works again: what has
 * failed is tried once more, at most once in this many milliseconds.
 */
const calm = { clients: 3, accepted: 5, interval: 60_000 }

/** When attempts of so many clients fail before the relay accepts a few messages in a row, a person should know. */
const manyClients = 5

/**
 * Watches a relay that accepts some messages and fails for others, while the queue goes on: it takes only so many a minute, or
 * cuts connections now and then.
 */
export class RelayTrouble {
  /** The clients with failed attempts since the relay last worked again. */
  private readonly clients = new Set<number>()
  /** The clients with failed attempts since the relay has accepted a few messages in a row. */
  private readonly failing = new Set<number>()
  private acceptedInRow = 0
  private isTold = false
  /** When the relay last worked again. */
  private calmAt = -Infinity

  /** An attempt for a client has failed for now. @returns Whether a person should be told. */
  add(client: number): boolean {
    this.clients.add(client)
    this.failing.add(client)
    this.acceptedInRow = 0
    if (this.isTold || this.failing.size < manyClients) return false
    this.isTold = true
    return true
  }

  /**
   * The relay has accepted a message.
   * @returns Whether a person should be told that it works, and whether what has failed should be tried once more.
   */
  accepted(): { isOver: boolean; isRecovered: boolean } {
    if (++this.acceptedInRow < calm.accepted) return { isOver: false, isRecovered: false }
    const isOver = this.isTold
    this.isTold = false
    this.failing.clear()
    const isRecovered = this.clients.size >= calm.clients && performance.now() - this.calmAt > calm.interval
    if (isRecovered) this.forget()
    return { isOver, isRecovered }
  }

  /** A fault of the relay is over. */
  forget() {
    this.clients.clear()
    this.failing.clear()
    this.isTold = false
    this.calmAt = performance.now()
  }
}
