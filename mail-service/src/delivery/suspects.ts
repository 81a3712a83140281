import { largestSmallEnquiry, sizeOf, type StoredEnquiry } from '../enquiry/stored-enquiry'
import type { Progress } from '../outbox/outbox'
import type { RelayHealth } from './relay-health'
import { isBroken } from './verdict'

/**
 * How long a small mail may take while the relay breaks connections because of some texts, in ms: at least this time, and
 * this many times as long as the slowest mail that the relay has accepted of late.
 */
const [shortTime, ofSlowest] = [20_000, 2]
/** How long a small mail may take otherwise, in ms: a relay may send a line of its reply from time to time without end. */
const usualTime = 120_000
/** A suspect gets the usual time in so many attempts: the relay may have been slow. */
const patientAttempts = 3
/** How long a suspect waits before it asks again whether its turn has come, in ms: after its first attempt, and at most. */
const [firstWait, longestWait] = [5_000, 600_000]

type Attempt = { enquiry: StoredEnquiry; progress: Progress }

/** Whether the last attempt for an enquiry broke its connection. */
export const brokeBefore = ({ attempts, error }: Progress): boolean => attempts > 0 && isBroken(error)

/**
 * Suspects are enquiries whose connection to the relay broke before. A filter in front of a relay may cut the connection, or
 * never answer, because of a text. Each such attempt can take a minute, so only one suspect is tried at a time; otherwise the
 * texts of one visitor could keep all connections from the enquiries of others.
 */
export class Suspects {
  #isTrying = false

  constructor(readonly health: RelayHealth) {}

  /** Runs the attempt for an enquiry, unless it is a suspect and another one is being tried. */
  async run<T>({ enquiry, progress }: Attempt, attempt: () => Promise<T>): Promise<T | { wait: number }> {
    if (!this.#isSuspect({ enquiry, progress })) return attempt()
    // Those with few attempts ask more often, because a connection may also break by chance.
    if (this.#isTrying)
      return { wait: Math.min(firstWait * 2 ** Math.max(progress.attempts - 1, 0), longestWait) }
    this.#isTrying = true
    try {
      return await attempt()
    } finally {
      this.#isTrying = false
    }
  }

  /** How long an attempt may take, in ms. Undefined for the limit of the transport, which a large mail may need. */
  longest({ enquiry, progress }: Attempt): number | undefined {
    if (sizeOf(enquiry) > largestSmallEnquiry) return undefined
    const short = Math.max(shortTime, ofSlowest * this.health.slowestAccepted)
    return this.#isShort({ enquiry, progress }) ? Math.min(short, usualTime) : usualTime
  }

  #isShort(attempt: Attempt): boolean {
    const { faultsInARow, breaksSome } = this.health
    // While the relay is at fault, every other test is short: a text may be the cause, but the relay may also be slow.
    if (faultsInARow > 0) return faultsInARow % 2 === 1
    return this.#isSuspect(attempt) ? attempt.progress.attempts >= patientAttempts : breaksSome
  }

  #isSuspect({ enquiry, progress }: Attempt): boolean {
    // After a restart, only the stored error tells it.
    return this.health.hasBroken(enquiry.id) || brokeBefore(progress)
  }
}
