/** Milliseconds to wait after the first deferral in a row. Each further one doubles them. */
const first = 100

/** The longest wait, in milliseconds: while deliveries run in parallel, and when they start one by one. */
const longest = { together: 5000, oneByOne: 15_000 }

/**
 * After this many deferrals in a row, deliveries start one by one. A relay that takes so many messages a minute and counts the
 * refused ones, too, would take none at all while all deliveries go on trying.
 */
const mostTogether = 12

/** Slows the queue down while a relay defers messages that it will take a little later. */
export class RelaySlowDown {
  private inRow = 0
  private until = 0
  private lastFault = ''

  /**
   * The relay deferred a message, refused it for a reason that all have, or cannot be reached.
   * @param mayBeForText Whether the text may be the reason. Such failures alone do not make deliveries start one by one.
   * @returns The milliseconds to wait.
   */
  next(error: string, mayBeForText = false): number {
    this.lastFault = error
    const duration = this.duration
    if (!mayBeForText || this.inRow < mostTogether - 1) this.inRow++
    this.until = performance.now() + duration
    return duration
  }

  /** A delivery is about to start. @returns The milliseconds that it has to wait first, if any, with the last fault. */
  takeStart(): { pausedFor: number; fault: string } {
    const isOneByOne = this.inRow >= mostTogether
    const pausedFor = isOneByOne ? Math.max(0, this.until - performance.now()) : 0
    if (isOneByOne && !pausedFor) this.until = performance.now() + this.duration
    return { pausedFor, fault: this.lastFault }
  }

  /** The relay accepted a message. */
  end() {
    this.inRow = 0
  }

  private get duration() {
    return Math.min(first * 2 ** this.inRow, this.inRow < mostTogether ? longest.together : longest.oneByOne)
  }
}
