/** Most bytes of printed text and reported errors in a second. A server file that sends more would slow the gateway. */
const mostBytes = 20e6
/** How many bytes the report of one error counts, whatever its length. */
const faultBytes = 5000

/** Counts what a process prints and reports. */
export class OutputLimit {
  #bytes = 0
  #countedAt = 0

  /** @param onExceeded Called when the process sends more in a second than the gateway can take. */
  constructor(readonly onExceeded: () => void) {}

  countFault(): void {
    this.count(faultBytes)
  }

  count(bytes: number): void {
    const now = performance.now()
    if (now - this.#countedAt > 1000) {
      this.#countedAt = now
      this.#bytes = 0
    }
    this.#bytes += bytes
    if (this.#bytes > mostBytes) this.onExceeded()
  }
}
