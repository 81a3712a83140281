/** When the relay has accepted this many messages in a row, it works again for the person who was told. */
const acceptedWhenOver = 5

/** What has failed is tried again at most once in this many milliseconds. */
const calmInterval = 60_000

/** When attempts of so many clients fail before the relay accepts a few messages in a row, a person should know. */
const manyClients = 5

/**
 * Watches a relay that accepts some messages and fails for others, while the queue goes on: it takes only so many a minute, or
 * cuts connections now and then.
 */
export class RelayTrouble {
  /** Whether an attempt has failed since some or all were last tried again, or may have before this process started. */
  private hasFailed = true
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
    this.hasFailed = true
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
    const isOver = this.isTold && this.acceptedInRow >= acceptedWhenOver
    if (isOver) this.isTold = false
    if (this.acceptedInRow >= acceptedWhenOver) this.failing.clear()
    return { isOver, retry: this.nextRetry() }
  }

  private nextRetry() {
    const isCalmFor = (what: 'some' | 'all') => performance.now() - this.triedAt[what] > calmInterval
    if (this.hasRetried && isCalmFor('all')) {
      this.noteRetryOfAll()
      return 'all'
    }
    if (!this.hasFailed || !isCalmFor('some')) return undefined
    this.hasFailed = false
    this.triedAt.some = performance.now()
    return 'some'
  }

  private noteRetryOfAll() {
    this.hasFailed = false
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
