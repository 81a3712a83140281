/** The relay works again when it accepts more messages in a row than clients had failed attempts, at most this many. */
const mostAccepted = 5

/** What has failed is tried again at most once in this many milliseconds. */
const calmInterval = 60_000

/** Stands for the clients of enquiries that failed before this process started. */
const beforeStart = -1

/** When attempts of so many clients fail before the relay accepts a few messages in a row, a person should know. */
const manyClients = 5

/**
 * Watches a relay that accepts some messages and fails for others, while the queue goes on: it takes only so many a minute, or
 * cuts connections now and then.
 */
export class RelayTrouble {
  /** The clients with failed attempts since some or all were last tried again. What failed before the start counts as one. */
  private readonly clients = new Set<number>([beforeStart])
  /** The clients with failed attempts since the relay has accepted a few messages in a row. */
  private readonly failing = new Set<number>()
  private acceptedInRow = 0
  private isTold = false
  /** Whether the relay has accepted a message that had failed before. */
  private hasRetried = false
  /** When some, and when all, were last tried again. */
  private triedAt = { some: -Infinity, all: -Infinity }

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
   * @param hadFailed Whether an attempt for this message had failed before.
   * @returns Whether a person should be told that it works, and what of the failed ones should be tried once more.
   */
  accepted(hadFailed: boolean): { isOver: boolean; retry: 'some' | 'all' | undefined } {
    this.acceptedInRow++
    this.hasRetried ||= hadFailed
    const isOver = this.isTold && this.acceptedInRow >= mostAccepted
    if (isOver) this.isTold = false
    if (this.acceptedInRow >= mostAccepted) this.failing.clear()
    return { isOver, retry: this.nextRetry() }
  }

  private nextRetry() {
    const isCalmFor = (what: 'some' | 'all') => performance.now() - this.triedAt[what] > calmInterval
    if (this.hasRetried && isCalmFor('all')) {
      this.noteRetryOfAll()
      return 'all'
    }
    const isCalm = this.clients.size > 0 && this.acceptedInRow > Math.min(this.clients.size, mostAccepted - 1)
    if (!isCalm || !isCalmFor('some')) return undefined
    this.clients.clear()
    this.triedAt.some = performance.now()
    return 'some'
  }

  private noteRetryOfAll() {
    this.clients.clear()
    this.hasRetried = false
    this.triedAt = { some: performance.now(), all: performance.now() }
  }

  /** A fault of the relay is over, and everything is tried again. */
  forget() {
    this.failing.clear()
    this.isTold = false
    this.noteRetryOfAll()
  }
}
