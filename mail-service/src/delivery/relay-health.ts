import type { RelayRest } from '../outbox/relay-share'

/** `fault` is the SMTP command with its reply code, or an error code. */
export type RelayState = { fault: string } | 'ok'

/** Who is at fault for a refused message, with the milliseconds to wait before the next attempt. */
export type Finding =
  | { fault: 'message' }
  /** Not known yet. Other messages are tried meanwhile. */
  | { fault: 'unknown'; pause: number }
  | { fault: 'relay'; pause: number }

/** After this many broken connections in a row, the relay is considered at fault instead of the message. */
const maxBroken = 2
/** The same while the relay is known to break connections because of some texts. */
const maxBrokenByTexts = 6

/**
 * A message that broke a connection says something about the relay for this time, in ms. It may have been erased since, and
 * the relay may have changed.
 */
const recent = 6 * 3600_000
/** The newest messages that broke a connection are remembered, at most this many. */
const mostRemembered = 10_000

/** How much of the slowest delivery counts after each further one: after 20 of them, about a third. */
const fading = 0.95

/** After this many refused messages in a row, the relay is considered at fault instead of the messages. */
const maxRefused = 5

/**
 * Index of the longest pause that refused messages and broken connections cause. It is short, so that a series of messages
 * that the relay refuses because of their content cannot delay the others for long.
 */
const longestDoubtfulPause = 1

/**
 * Decides whether the relay or a message is at fault, from the results of all deliveries. The recipients are the same for
 * every enquiry, so a permanent refusal often means that the relay refuses every message: a full mailbox, a changed policy.
 * Therefore a message is at fault only when the relay has accepted another message after refusing this one. The same holds
 * for a message whose connection broke: a filter in front of a relay may cut the connection because of a text.
 *
 * While the relay is at fault, the queue pauses. After each pause only one message is tried. When the relay accepts it, the
 * queue continues.
 */
export class RelayHealth {
  private faults = 0
  private brokenInARow = 0
  private refusedInARow = 0
  private acceptedCount = 0
  private pausedUntil = 0
  /** The value of `acceptedCount` when a message was first refused. */
  private readonly refusedAt = new Map<string, number>()
  /**
   * The messages with which a connection broke: the value of `acceptedCount` at the first time, and the last time. The one
   * that broke a connection last comes last.
   */
  private readonly brokenAt = new Map<string, { first: number; last: number }>()
  private lastFault = ''
  /** How long the relay took for the slowest mails that it has accepted of late, in ms. */
  private slowest = 0
  /** How often this process has found that the relay is at fault or works again. */
  changes = 0
  /** Resolves when the delivery that tests the relay has ended. */
  private probe: Promise<void> | undefined

  constructor(
    private readonly pauses: readonly number[],
    private readonly onChange: (state: RelayState) => void,
  ) {}

  /**
   * Runs a delivery. While the relay is at fault, deliveries run one after the other.
   * @param probe Runs the delivery that tests the relay after a pause.
   * @returns The result of the delivery, or the rest of the pause when the queue is paused.
   */
  async run<T, P>(
    deliver: () => Promise<T>,
    probe: () => Promise<T | P>,
  ): Promise<T | P | { pause: number; fault: string }> {
    while (this.faults > 0 && this.probe) await this.probe
    if (this.faults === 0) return deliver()
    const pause = this.pausedUntil - performance.now()
    if (pause > 0) return { pause, fault: this.lastFault }
    const delivery = probe()
    this.probe = delivery.then(
      () => undefined,
      () => undefined,
    )
    return delivery.finally(() => (this.probe = undefined))
  }

  /**
   * The relay accepted a message for at least one recipient.
   * @param took Milliseconds of the delivery.
   */
  accepted(id: string, took = 0) {
    this.acceptedCount++
    this.slowest = Math.max(took, this.slowest * fading)
    this.brokenInARow = 0
    this.refusedInARow = 0
    this.refusedAt.delete(id)
    this.brokenAt.delete(id)
    if (this.faults === 0) return
    this.faults = 0
    this.pausedUntil = 0
    this.changes++
    this.onChange('ok')
  }

  /** What other processes need to know. */
  rest(): RelayRest {
    const pausedFor = Math.max(0, this.pausedUntil - performance.now())
    return { faults: this.faults, pausedFor, fault: this.lastFault }
  }

  /** Takes over what another process has found. */
  adopt({ faults, pausedFor, fault }: RelayRest) {
    const wasAtFault = this.faults > 0
    this.faults = faults
    this.pausedUntil = performance.now() + pausedFor
    this.lastFault = fault
    if (faults > 0 && !wasAtFault) this.onChange({ fault })
    if (faults === 0 && wasAtFault) this.onChange('ok')
  }

  /** The relay refused a message permanently. */
  refused(id: string, error: string): Finding {
    const firstRefusal = this.refusedAt.get(id)
    if (firstRefusal !== undefined && this.acceptedCount > firstRefusal) {
      this.refusedAt.delete(id)
      return { fault: 'message' }
    }
    this.refusedAt.set(id, firstRefusal ?? this.acceptedCount)
    this.refusedInARow++
    if (firstRefusal === undefined && this.faults === 0 && this.refusedInARow < maxRefused)
      return { fault: 'unknown', pause: this.pauses[0] ?? 0 }
    return { fault: 'relay', pause: this.pause(error, longestDoubtfulPause) }
  }

  /**
   * A connection broke with a message.
   * @returns The milliseconds to pause, or undefined when it is or may be because of the message.
   */
  broken(id: string, error: string): number | undefined {
    const first = this.brokenAt.get(id)?.first ?? this.acceptedCount
    this.brokenAt.delete(id)
    this.brokenAt.set(id, { first, last: performance.now() })
    this.forgetOldest()
    if (this.acceptedCount > first) return undefined
    this.brokenInARow++
    const limit = this.breaksSome ? maxBrokenByTexts : maxBroken
    return this.brokenInARow < limit ? undefined : this.pause(error, longestDoubtfulPause)
  }

  /** How long the relay took for the slowest small mails that it has accepted of late, in ms. */
  get slowestAccepted() {
    return this.slowest
  }

  /** Whether a connection broke with this message, which the relay has not accepted since. */
  hasBroken = (id: string) => this.brokenAt.has(id)

  /** How many faults in a row the relay has had, 0 if it works. */
  get faultsInARow() {
    return this.faults
  }

  /** Whether the relay breaks the connections of several messages while it accepts others, as far as known of late. */
  get breaksSome(): boolean {
    const since = performance.now() - recent
    let count = 0
    for (const { first, last } of this.brokenAt.values())
      if (this.acceptedCount > first && last > since) count++
    return count >= maxBroken
  }

  private forgetOldest() {
    const since = performance.now() - recent
    for (const [id, { last }] of this.brokenAt) {
      if (last > since && this.brokenAt.size <= mostRemembered) return
      this.brokenAt.delete(id)
    }
  }

  /**
   * The relay is at fault.
   * @param longest Index of the longest pause to use.
   * @returns The milliseconds to pause.
   */
  pause(error: string, longest = this.pauses.length - 1): number {
    // Only the first failure of a batch extends the backoff. The others were already in flight.
    const remaining = this.pausedUntil - performance.now()
    if (remaining > 0) return remaining
    const duration = this.pauses[Math.min(this.faults, longest, this.pauses.length - 1)] ?? 0
    this.faults++
    this.changes++
    this.pausedUntil = performance.now() + duration
    this.lastFault = error
    this.onChange({ fault: error })
    return duration
  }
}
