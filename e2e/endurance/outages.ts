/** The times (performance.now) in which a program was away because the test had killed or frozen it. */
export class Outages {
  readonly #times: { from: number; to: number }[] = []

  /** Runs a measurement of an outage and remembers its time. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const time = { from: performance.now(), to: Infinity }
    this.#times.push(time)
    try {
      return await work()
    } finally {
      time.to = performance.now()
    }
  }

  overlap(from: number, to: number): boolean {
    return this.#times.some((time) => time.from <= to && time.to >= from)
  }
}
