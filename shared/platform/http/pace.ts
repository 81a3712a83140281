/** How slowly a client may send a body. */
export type Pace = {
  /** Milliseconds to wait for the next chunk. */
  idleTimeout: number
  /** Bytes per second on average, checked after the client has had `grace` milliseconds. */
  slowest: number
  grace: number
}

/**
 * The wait for a client is counted in steps of this length, in ms. A step that takes longer counts as one step: this
 * program, or the whole machine with the gateway on it, was too busy to notice what the client has sent.
 */
const step = 100

/**
 * Measures how fast a client sends the chunks of a body. Only the time spent waiting for the client counts, not the time
 * that the consumer takes, nor the time in which this program is busy.
 */
export class PaceMeter {
  readonly #pace: Pace
  readonly #tooSlow: () => Error
  #received = 0
  #waited = 0

  /** @param tooSlow Makes the error that is thrown when the client is too slow. */
  constructor(pace: Pace, tooSlow: () => Error) {
    this.#pace = pace
    this.#tooSlow = tooSlow
  }

  /**
   * Waits for the next chunk.
   * @throws what `tooSlow` makes, and what `arriving` rejects with.
   */
  async next<Chunk extends Uint8Array>(
    arriving: Promise<IteratorResult<Chunk, unknown>>,
  ): Promise<IteratorResult<Chunk, unknown>> {
    const next = await this.#timed(arriving)
    if (next.done) return next
    this.#received += next.value.length
    const { grace, slowest } = this.#pace
    if (this.#waited > grace && this.#received / (this.#waited / 1000) < slowest) throw this.#tooSlow()
    return next
  }

  async #timed<Result>(arriving: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined
    let counted = 0
    let stepBeganAt = performance.now()
    const idle = new Promise<never>((_resolve, reject) => {
      // An interval does not catch up: after a late step, the next one takes its full length again.
      timer = setInterval(() => {
        counted += step
        stepBeganAt = performance.now()
        if (counted >= this.#pace.idleTimeout) reject(this.#tooSlow())
      }, step)
    })
    try {
      const result = await Promise.race([arriving, idle])
      this.#waited += counted + Math.min(step, performance.now() - stepBeganAt)
      return result
    } finally {
      clearInterval(timer)
    }
  }
}
