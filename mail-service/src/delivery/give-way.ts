import type { Deliver } from '../outbox/outbox'

/** Milliseconds for which a delivery waits at most. Under constant load, mails leave more slowly but never stop. */
const longestWait = 50

/**
 * Deliveries start when no enquiry has been stored for this time, in milliseconds. Under load, the next enquiries
 * arrive sooner.
 */
const quietTime = 5

/** Lets deliveries wait while enquiries are being stored: a visitor waits for the response, and nobody for the mail. */
export class GiveWay {
  private storing = 0
  private quietTimer: NodeJS.Timeout | undefined
  private readonly waiting = new Set<() => void>()

  /** Runs `store`. Deliveries wait meanwhile, for at most `longestWait`. */
  async during<T>(store: () => Promise<T>): Promise<T> {
    this.storing++
    clearTimeout(this.quietTimer)
    try {
      return await store()
    } finally {
      this.storing--
      if (!this.storing) this.quietTimer = setTimeout(() => this.startDeliveries(), quietTime)
    }
  }

  /** Makes a function that waits before it delivers. */
  before(deliver: Deliver): Deliver {
    return async (enquiry, progress) => {
      if (this.storing || this.quietTimer) await this.quietMoment()
      return deliver(enquiry, progress)
    }
  }

  private startDeliveries() {
    this.quietTimer = undefined
    for (const proceed of this.waiting) proceed()
  }

  private quietMoment(): Promise<void> {
    return new Promise((resolve) => {
      const proceed = () => {
        clearTimeout(timer)
        this.waiting.delete(proceed)
        resolve()
      }
      const timer = setTimeout(proceed, longestWait)
      this.waiting.add(proceed)
    })
  }
}
