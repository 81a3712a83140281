import type { Log } from './log'

/** Faults that are remembered. */
const mostFaults = 200
/** Time in which a fault is logged once, in ms. */
const interval = 60_000

type Seen = { at: number; repeated: number }

/** Logs one line for each fault and minute, so that no client can fill the disk with log lines. */
export class FaultLog {
  readonly #seen = new Map<string, Seen>()

  constructor(readonly log: Log) {}

  /**
   * @param fault What is wrong, in the same words each time. It contains nothing that a visitor has written.
   * @param detail More fields of the line, such as `error`, the cause.
   */
  report(fault: string, detail: object = {}, now = performance.now()) {
    const seen = this.#seen.get(fault)
    if (seen && now - seen.at < interval) {
      seen.repeated++
      return
    }
    this.#seen.delete(fault)
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size < mostFaults) break
      this.#seen.delete(oldest)
    }
    this.#seen.set(fault, { at: now, repeated: 0 })
    this.log.error({ ...detail, ...(seen?.repeated ? { repeated: seen.repeated } : {}) }, fault)
  }
}
