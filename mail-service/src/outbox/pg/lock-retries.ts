/** Milliseconds until an enquiry whose delivery has to wait is tried again. */
const usual = 1000
/** Milliseconds between two tries that wait for the same thing. A try keeps a delivery busy for about ten. */
const usualBetween = 50
/** Milliseconds. With more enquiries than fit into it, tries are closer together. */
export const longestPutOff = 60_000

/** Milliseconds until the first of some tries, and between two of them. */
export type PlannedTries = { delay: number; between: number }

/**
 * Plans when enquiries are tried again that have to wait for other deliveries, such as those of their network. Those that wait for the
 * same thing are tried one after the other, so that thousands of them leave deliveries for others.
 */
export class LockRetries {
  /** The time of the last planned try, by what it waits for. */
  private readonly last = new Map<string, number>()

  constructor(private readonly now = () => performance.now()) {}

  /** @param reason What the tries wait for. */
  plan(reason: string, tries: number): PlannedTries {
    const now = this.now()
    for (const [other, time] of this.last) if (time < now) this.last.delete(other)
    const next = (this.last.get(reason) ?? 0) + usualBetween
    const first = Math.min(Math.max(now + usual * (1 + Math.random()), next), now + longestPutOff)
    const between = Math.min(usualBetween, (now + longestPutOff - first) / Math.max(1, tries - 1))
    this.last.set(reason, first + between * (tries - 1))
    return { delay: first - now, between }
  }
}
