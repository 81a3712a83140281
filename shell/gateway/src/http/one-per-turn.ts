/**
 * Runs tasks one by one, each in another turn of the event loop, so that requests are read and answered between them.
 * For work of a millisecond or more that thousands of clients can cause in the same moment.
 */
export class OnePerTurn {
  readonly #waiting: (() => void)[] = []
  #isRunning = false

  add(task: () => void) {
    this.#waiting.push(task)
    if (this.#isRunning) return
    this.#isRunning = true
    setImmediate(this.#next)
  }

  /** Resolves when it is this caller's turn. */
  turn() {
    return new Promise<void>((resolve) => this.add(resolve))
  }

  readonly #next = () => {
    const task = this.#waiting.shift()
    this.#isRunning = this.#waiting.length > 0
    if (this.#isRunning) setImmediate(this.#next)
    task?.()
  }
}
