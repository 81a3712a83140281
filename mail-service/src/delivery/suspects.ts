import { largestSmallEnquiry, sizeOf, type StoredEnquiry } from '../enquiry/stored-enquiry'
import type { Progress } from '../outbox/outbox'
import { isBroken } from './verdict'

/** How long a small mail may take while the relay breaks connections because of some texts, in ms. */
const shortTime = 20_000
/** A suspect gets the usual time in so many attempts: the relay may have been slow. */
const patientAttempts = 3
/** How long a suspect waits before it asks again whether its turn has come, in ms: after its first attempt, and at most. */
const [firstWait, longestWait] = [5_000, 600_000]

/**
 * Suspects are enquiries whose connection to the relay broke before. A filter in front of a relay may cut the connection, or
 * never answer, because of a text. Each such attempt can take a minute, so only one suspect is tried at a time; otherwise the
 * texts of one visitor could keep all connections from the enquiries of others.
 */
export class Suspects {
  #isTrying = false

  /** Runs the attempt for an enquiry, unless it is a suspect and another one is being tried. */
  async run<T>(progress: Progress, attempt: () => Promise<T>): Promise<T | { wait: number }> {
    if (!isSuspect(progress)) return attempt()
    // Those with few attempts ask more often, because a connection may also break by chance.
    if (this.#isTrying) return { wait: Math.min(firstWait * 2 ** (progress.attempts - 1), longestWait) }
    this.#isTrying = true
    try {
      return await attempt()
    } finally {
      this.#isTrying = false
    }
  }
}

const isSuspect = ({ attempts, error }: Progress) => attempts > 0 && isBroken(error)

/**
 * How long an attempt may take, in ms. Undefined for the limit of the transport.
 * @param breaksSome Whether the relay breaks the connections of some messages while it accepts others.
 */
export function longestAttempt(
  enquiry: StoredEnquiry,
  progress: Progress,
  breaksSome: boolean,
): number | undefined {
  if (sizeOf(enquiry) > largestSmallEnquiry) return undefined
  const isShort = isSuspect(progress) ? progress.attempts >= patientAttempts : breaksSome
  return isShort ? shortTime : undefined
}
