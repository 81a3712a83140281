import { Refusal } from './refusal'

type Waiter = { bytes: number; admit: () => void }

/**
 * Bytes that may be in memory at once. Who finds no room waits a while, in order; the sender's data waits in the
 * network meanwhile.
 */
export class Budget {
  private used = 0
  private readonly waiters: Waiter[] = []

  /** @param patience Milliseconds to wait for room. */
  constructor(
    private readonly total: number,
    private readonly patience: number,
  ) {}

  /**
   * @returns Gives the bytes back; calling it twice does nothing more.
   * @throws Refusal `busy` when no room came in time.
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

  /** What alone is larger than the whole passes alone. */
  private fits(bytes: number) {
    return this.used === 0 || this.used + bytes <= this.total
  }

  private wait(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1)
        reject(new Refusal('busy', { retryAfter: 10 }))
        this.admitNext()
      }, this.patience)
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
