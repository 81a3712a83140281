import type { Deliver } from '../outbox/outbox'

/** Milliseconds for which a delivery waits at most. Under constant load, mails leave more slowly but never stop. */
const longestWait = 50

/** Lets deliveries wait while enquiries are being stored: a visitor waits for the response, and nobody for the mail. */
export class GiveWay {
  private storing = 0
  private readonly waiting = new Set<() => void>()

  /** Runs `store`. No delivery starts meanwhile. */
  async during<T>(store: () => Promise<T>): Promise<T> {
    this.storing++
    try {
      return await store()
    } finally {
      this.storing--
      if (!this.storing) for (const proceed of this.waiting) proceed()
    }
  }

  /** Makes a function that waits before it delivers. */
  before(deliver: Deliver): Deliver {
    return async (enquiry, progress) => {
      if (this.storing) await this.quietMoment()
      return deliver(enquiry, progress)
    }
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
