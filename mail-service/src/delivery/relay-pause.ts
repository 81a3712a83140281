import type { RelayRest } from '../outbox/relay-share'

/** `fault` is the SMTP command with its reply code, or an error code. */
export type RelayState = { fault: string } | 'ok'

/** After a pause, this many refused messages or connections are tried one after the other before the next pause. */
const maxTests = 5

/** The pauses of a relay that is at fault. Each one is longer than the one before, until the relay accepts a message. */
export class RelayPause {
  private faults = 0
  private until = 0
  private lastFault = ''
  /** Messages that were refused after the last pause. */
  private tests = 0
  /** How often this process has found that the relay is at fault or works again. */
  changes = 0

  /** @param pauses Milliseconds of the first, second, … pause in a row. The last one repeats. */
  constructor(
    private readonly pauses: readonly number[],
    private readonly onChange: (state: RelayState) => void,
  ) {}

  get isAtFault() {
    return this.faults > 0
  }

  /**
   * The relay is at fault.
   * @param longest Index of the longest pause to use.
   * @returns The milliseconds to pause.
   */
  begin(error: string, longest = this.pauses.length - 1): number {
    // Only the first failure of a batch extends the backoff. The others were already in flight.
    const remaining = this.until - performance.now()
    if (remaining > 0) return remaining
    const duration = this.pauses[Math.min(this.faults, longest, this.pauses.length - 1)] ?? 0
    this.faults++
    this.changes++
    this.tests = 0
    this.until = performance.now() + duration
    this.lastFault = error
    this.onChange({ fault: error })
    return duration
  }

  /** Counts a message that failed after a pause. @returns Whether another one is tried before the next pause. */
  takeTest(): boolean {
    return this.isAtFault && ++this.tests < maxTests
  }

  /** The relay works again. */
  end() {
    this.faults = 0
    this.until = 0
    this.changes++
    this.onChange('ok')
  }

  /** The present state, as other processes need to know it. */
  rest(): RelayRest {
    const pausedFor = Math.max(0, this.until - performance.now())
    return { faults: this.faults, pausedFor, fault: this.lastFault }
  }

  /** Takes over what another process has found. @returns Whether that ends a fault. */
  adopt({ faults, pausedFor, fault }: RelayRest): boolean {
    const wasAtFault = this.isAtFault
    this.faults = faults
    this.until = performance.now() + pausedFor
    this.lastFault = fault
    if (faults > 0 && !wasAtFault) this.onChange({ fault })
    const isOver = faults === 0 && wasAtFault
    if (isOver) this.onChange('ok')
    return isOver
  }
}
