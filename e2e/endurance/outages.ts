import { setTimeout as sleep } from 'node:timers/promises'
import { statusOf } from '../fixtures/started-site'

/** Time between two checks of a program, in ms. */
const interval = 500
/** A program that does not answer `/livez` for this time is away, in ms. */
const timeout = 2000

/** The times (performance.now) in which a program did not answer. */
export class Outages {
  readonly #times: { from: number; to: number }[] = []

  /** Checks a program until `isOver`, and remembers when it did not answer. */
  async watch(url: string, isOver: () => boolean) {
    let lastAnswer = performance.now()
    while (!isOver()) {
      const asked = performance.now()
      if ((await statusOf(url, {}, timeout)) === 200) lastAnswer = performance.now()
      else this.#remember(lastAnswer, Math.max(asked + interval, performance.now()))
      await sleep(interval)
    }
  }

  /** Runs a measurement of an outage and remembers its time. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now()
    try {
      return await work()
    } finally {
      this.#remember(from, performance.now())
    }
  }

  /** Whether a program was away at some moment of this time. Ask after the outage was noticed. */
  overlap(from: number, to: number): boolean {
    return this.#times.some((time) => time.from <= to && time.to >= from)
  }

  #remember(from: number, to: number) {
    const last = this.#times.at(-1)
    if (last && last.to >= from) last.to = Math.max(last.to, to)
    else this.#times.push({ from, to })
  }
}
