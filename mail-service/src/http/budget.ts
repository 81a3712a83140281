import { Refusal } from '../enquiry/refusal'

type Waiter = { bytes: number; admit: () => void }

/** Seconds. */
const retryAfter = 10
/** While callers wait for free space, one slow holder is ended in each of these intervals. Milliseconds. */
const endingInterval = 500
/** A holder that has taken bytes within this time is not slow: a phone with 0.4 Mbit/s takes 256 KB in it. Milliseconds. */
const slowAfter = 5000

/** An upload that is ended when others wait for the space that it holds. */
export type Holder = {
  /** When it took bytes the last time, by `performance.now()`. Undefined while it waits for space itself. */
  readonly tookAt: number | undefined
  /** Milliseconds that it has waited for space in all. */
  waited: number
  end: (error: Refusal) => void
}

/**
 * Limits how many bytes are held at the same time. Callers that find no free space wait in order. Meanwhile the service
 * does not read from their clients, so the data waits in the network. While somebody waits, the slowest holders are ended,
 * so that a few clients who send most of their bodies and then nearly nothing cannot keep all the space.
 */
export class Budget {
  private used = 0
  private readonly waiters: Waiter[] = []
  private readonly holders = new Set<Holder>()
  private ending: NodeJS.Timeout | undefined

  /** @param timeout Milliseconds to wait for free space. */
  constructor(
    private readonly total: number,
    private readonly timeout: number,
  ) {}

  /**
   * Reserves bytes.
   * @param holder Ended when it is the slowest one and others wait, until it is released. All its waits together have one timeout.
   * @returns A function that frees them. Calling it again does nothing.
   * @throws Refusal `busy` when there is no free space before the timeout.
   */
  async take(bytes: number, holder?: Holder): Promise<() => void> {
    if (this.waiters.length || !this.fits(bytes)) {
      const from = performance.now()
      await this.wait(bytes, this.timeout - (holder?.waited ?? 0))
      if (holder) holder.waited += performance.now() - from
    } else this.used += bytes
    if (holder) this.holders.add(holder)
    let held = true
    return () => {
      if (!held) return
      held = false
      this.used -= bytes
      this.admitNext()
    }
  }

  /** From now on the holder is not ended, however long it holds its bytes. */
  release(holder: Holder) {
    this.holders.delete(holder)
  }

  /** A request for more than the total is admitted when nothing else is held. */
  private fits(bytes: number) {
    return this.used === 0 || this.used + bytes <= this.total
  }

  private wait(bytes: number, timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1)
        reject(new Refusal('busy', { retryAfter }))
        this.admitNext()
      }, timeout)
      const waiter: Waiter = {
        bytes,
        admit: () => {
          clearTimeout(timer)
          this.used += bytes
          resolve()
        },
      }
      this.waiters.push(waiter)
      this.ending ??= setInterval(() => this.endSlowest(), endingInterval).unref()
    })
  }

  /** Ends the holder that took bytes the longest time ago, unless all have taken some a moment ago or nobody waits. */
  private endSlowest() {
    if (this.waiters.length === 0) {
      clearInterval(this.ending)
      this.ending = undefined
      return
    }
    const idleFor = ({ tookAt = Infinity }: Holder) => performance.now() - tookAt
    const slowest = [...this.holders].sort((a, b) => idleFor(b) - idleFor(a))[0]
    if (!slowest || idleFor(slowest) < slowAfter) return
    this.holders.delete(slowest)
    slowest.end(new Refusal('busy', { retryAfter }))
  }

  private admitNext() {
    for (let first = this.waiters[0]; first && this.fits(first.bytes); first = this.waiters[0]) {
      this.waiters.shift()
      first.admit()
    }
  }
}
