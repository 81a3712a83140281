import { Refusal } from '../enquiry/refusal'

/** Seconds. */
const retryAfter = 10
/** While callers wait for free space, one slow holder is ended in each of these intervals. Milliseconds. */
const endingInterval = 500
/** A holder that has taken bytes within this time is not slow: a phone with 0.4 Mbit/s takes 256 KB in it. Milliseconds. */
const slowAfter = 5000

/** An incomplete upload. It is ended when others wait for the space that it holds. */
export type Holder = { readonly end: (error: Refusal) => void }

type Waiter = { bytes: number; admit: () => void; refuse: (error: Refusal) => void }

/** What the budget knows about a holder. */
type Held = {
  bytes: number
  /** When it took bytes the last time, by `performance.now()`. */
  tookAt: number
  /** Milliseconds that it has waited for space in all. */
  waited: number
  /** Set while it waits for more space. */
  waiter?: Waiter | undefined
}

/**
 * Limits how many bytes are held at the same time. Callers that find no free space wait in order. Meanwhile the service
 * does not read from their clients, so the data waits in the network. While somebody waits, the slowest holders are ended,
 * so that a few clients who send most of their bodies and then nearly nothing cannot keep all the space. When all holders
 * wait for each other, none of them can finish, so the largest is ended: its space lets most of the others go on.
 */
export class Budget {
  private used = 0
  private readonly waiters: Waiter[] = []
  private readonly holders = new Map<Holder, Held>()
  private readonly ended = new WeakSet<Holder>()
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
   * @throws Refusal `busy` when there is no free space before the timeout, or when others need what the holder has taken.
   */
  async take(bytes: number, holder?: Holder): Promise<() => void> {
    if (holder && this.ended.has(holder)) throw busy()
    const held = holder && this.heldBy(holder)
    if (this.waiters.length || !this.fits(bytes)) await this.wait(bytes, held)
    else this.used += bytes
    if (held) {
      held.bytes += bytes
      held.tookAt = performance.now()
    }
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.used -= bytes
      this.admitNext()
    }
  }

  /** From now on the holder is not ended, however long it holds its bytes. */
  release(holder: Holder) {
    this.holders.delete(holder)
  }

  private heldBy(holder: Holder): Held {
    const held = this.holders.get(holder) ?? { bytes: 0, tookAt: performance.now(), waited: 0 }
    this.holders.set(holder, held)
    return held
  }

  /** A request for more than the total is admitted when nothing else is held. */
  private fits(bytes: number) {
    return this.used === 0 || this.used + bytes <= this.total
  }

  private async wait(bytes: number, held: Held | undefined) {
    const from = performance.now()
    let timer: NodeJS.Timeout | undefined
    try {
      await new Promise<void>((resolve, reject) => {
        const waiter: Waiter = {
          bytes,
          admit: () => {
            this.used += bytes
            resolve()
          },
          refuse: (error) => {
            this.waiters.splice(this.waiters.indexOf(waiter), 1)
            reject(error)
            this.admitNext()
          },
        }
        timer = setTimeout(() => waiter.refuse(busy()), this.timeout - (held?.waited ?? 0))
        this.waiters.push(waiter)
        if (held) held.waiter = waiter
        this.ending ??= setInterval(() => this.endHolder(), endingInterval).unref()
      })
    } finally {
      clearTimeout(timer)
      if (held) {
        held.waiter = undefined
        held.waited += performance.now() - from
      }
    }
  }

  /** Ends the slowest holder, or one of those that wait for each other, unless nobody waits. */
  private endHolder() {
    if (this.waiters.length === 0) {
      clearInterval(this.ending)
      this.ending = undefined
      return
    }
    const [holder, held] = this.slowest() ?? this.largestInDeadlock() ?? []
    if (!holder) return
    this.release(holder)
    this.ended.add(holder)
    if (held?.waiter) held.waiter.refuse(busy())
    else holder.end(busy())
  }

  /** The holder that took bytes the longest time ago, unless all have taken some a moment ago or wait themselves. */
  private slowest() {
    const now = performance.now()
    return [...this.holders]
      .sort(([, a], [, b]) => a.tookAt - b.tookAt)
      .find(([, { waiter, tookAt }]) => !waiter && now - tookAt >= slowAfter)
  }

  /** A complete upload frees its space soon, so there is a deadlock only when incomplete ones hold all of it and wait. */
  private largestInDeadlock() {
    const holding = [...this.holders].sort(([, a], [, b]) => b.bytes - a.bytes)
    const bytes = holding.reduce((sum, [, held]) => sum + held.bytes, 0)
    const isDeadlock = bytes === this.used && holding.every(([, held]) => held.waiter ?? held.bytes === 0)
    return isDeadlock && bytes > 0 ? holding[0] : undefined
  }

  private admitNext() {
    for (let first = this.waiters[0]; first && this.fits(first.bytes); first = this.waiters[0]) {
      this.waiters.shift()
      first.admit()
    }
  }
}

const busy = () => new Refusal('busy', { retryAfter })
