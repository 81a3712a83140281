/** Milliseconds until an enquiry whose delivery has to wait is tried again. */
const usual = 1000
/** Milliseconds between two tries that wait for the same thing. A try keeps a delivery busy for about ten. */
const between = 50
/** Milliseconds. With more enquiries than fit into it, tries are closer together. */
const longest = 5 * 60_000

/**
 * Plans when enquiries are tried again that have to wait for other deliveries, such as those of their network. Enquiries that wait for
 * the same thing are tried one after the other, so that thousands of them leave deliveries for others.
 */
export class LockRetries {
  /** The time of the last planned try, by what it waits for. */
  private readonly last = new Map<string, number>()

  constructor(private readonly now = () => performance.now()) {}

  /**
   * Plans tries.
   * @param reason What they wait for.
   * @returns Milliseconds until the first one, and between two of them.
   */
  plan(reason: string, tries: number): { delay: number; between: number } {
    const now = this.now()
    for (const [other, time] of this.last) if (time < now) this.last.delete(other)
    const first = Math.min(
      Math.max(now + usual * (1 + Math.random()), (this.last.get(reason) ?? 0) + between),
      now + longest,
    )
    const step = Math.min(between, (now + longest - first) / Math.max(1, tries - 1))
    this.last.set(reason, first + step * (tries - 1))
    return { delay: first - now, between: step }
  }
}
