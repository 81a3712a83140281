import { RenderFault } from '@virida/shared/platform/render/render-fault'

/** Length of the first pause, in ms. It doubles with each further fault, because the next try may stop a process again. */
const firstPause = 5000
const longestPause = 300_000
/** Pauses that are remembered. */
const mostPauses = 1000

type Pause = { until: number; length: number; reason: Error }

/** Remembers which releases and pages stopped a render process or could not be run, so that they are not tried at each request. */
export class Pauses {
  readonly #pauses = new Map<string, Pause>()

  /** @throws the error that began the pause, while the pause lasts. */
  refuse(what: string, now = performance.now()): void {
    const pause = this.#pauses.get(what)
    if (pause && now < pause.until) throw pause.reason
  }

  /** Begins a pause, unless another page or the system caused the error, or the error comes from a pause. */
  begin(what: string, reason: Error, now = performance.now()): void {
    if (reason instanceof RenderFault && !reason.isCause) return
    // A fault of the system, such as a file that cannot be read, may be over soon.
    if ([reason, reason.cause].some((error) => (error as NodeJS.ErrnoException | undefined)?.syscall)) return
    if (reason === this.#pauses.get(what)?.reason) return
    const before = this.#pauses.get(what)
    const length = before ? Math.min(before.length * 2, longestPause) : firstPause
    this.#pauses.delete(what)
    for (const oldest of this.#pauses.keys()) {
      if (this.#pauses.size < mostPauses) break
      this.#pauses.delete(oldest)
    }
    this.#pauses.set(what, { until: now + length, length, reason })
  }

  /** Ends the pause, because the release or page works again. The next pause is a short one. */
  end(what: string): void {
    this.#pauses.delete(what)
  }
}
