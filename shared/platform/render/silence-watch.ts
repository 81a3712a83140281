import { processorWait } from '../process/processor-wait'

/** Time between two checks, in ms. */
const interval = 250
/** A process that waited for a processor for more than this part of the time does not hang; the machine is overloaded. */
const starvedPart = 0.5
/** But it hangs if it has been silent for this many times the limit: a process in an endless loop also waits for a processor. */
const starvedTimes = 4

type Watched = {
  pid: number | undefined
  /** Longest silence of a process that has work, in ms. */
  limit: number
  onHung: () => void
}

/** Notices that a process has work and sends nothing. */
export class SilenceWatch {
  #timer: NodeJS.Timeout | undefined
  #heardAt = 0
  /** How long the process had waited for a processor when it was heard, in ms. */
  #waited = 0
  #hasSpoken = true

  constructor(readonly watched: Watched) {}

  /** The process has work now. */
  begin(): void {
    if (this.#timer) return
    this.hear()
    this.#look()
    this.#timer = setInterval(() => this.#look(), interval)
  }

  /** The process has sent something. */
  hear(): void {
    this.#hasSpoken = true
    this.#heardAt = performance.now()
  }

  /** The process has no work now. */
  end(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #look() {
    const { pid, limit, onHung } = this.watched
    const waited = processorWait(pid) ?? 0
    if (this.#hasSpoken) {
      this.#hasSpoken = false
      this.#waited = waited
    }
    const silence = performance.now() - this.#heardAt
    const isStarved = waited - this.#waited > silence * starvedPart && silence < limit * starvedTimes
    if (silence < limit || isStarved) return
    this.end()
    onHung()
  }
}
