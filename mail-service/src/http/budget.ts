import { Refusal } from '../enquiry/refusal'

type Waiter = { bytes: number; admit: () => void }

/**
 * Limits how many bytes are held at the same time. Callers that find no free space wait in order. Meanwhile the service
 * does not read from their clients, so the data waits in the network.
 */
export class Budget {
  private used = 0
  private readonly waiters: Waiter[] = []

  /** @param timeout Milliseconds to wait for free space. */
  constructor(
    private readonly total: number,
    private readonly timeout: number,
  ) {}

  /**
   * Reserves bytes.
   * @returns A function that frees them. Calling it again does nothing.
   * @throws Refusal `busy` when there is no free space before the timeout.
   */
  async take(bytes: number): Promise<() => void> {
    if (this.waiters.length || !this.fits(bytes)) await this.wait(bytes)
    else this.used += bytes
    let held = true
    return () => {
      if (!held) return
      held = false
      this.used -= bytes
      this.admitNext()
    }
  }

  /** A request for more than the total is admitted when nothing else is held. */
  private fits(bytes: number) {
    return this.used === 0 || this.used + bytes <= this.total
  }

  private wait(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1)
        reject(new Refusal('busy', { retryAfter: 10 }))
        this.admitNext()
      }, this.timeout)
      const waiter: Waiter = {
        bytes,
        admit: () => {
          clearTimeout(timer)
          this.used += bytes
          resolve()
        },
      }
      this.waiters.push(waiter)
    })
  }

  private admitNext() {
    for (let first = this.waiters[0]; first && this.fits(first.bytes); first = this.waiters[0]) {
      this.waiters.shift()
      first.admit()
    }
  }
}
