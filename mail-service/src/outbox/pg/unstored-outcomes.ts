import { RecentMap } from '../../recent-map'
import type { Outcome, Progress } from '../outbox'

/** The newest outcomes are remembered, at most this many. */
const mostRemembered = 10_000

/**
 * Outcomes of deliveries that could not be stored after the relay had taken the mail. They are stored at the next attempt
 * instead of sending the mail again.
 */
export class UnstoredOutcomes {
  private readonly outcomes = new RecentMap<string, Outcome>(mostRemembered)

  /**
   * @param progress What is stored now. Another instance may have reached further recipients meanwhile.
   * @returns undefined when the enquiry has to be delivered.
   */
  get(id: string, { done }: Progress): Outcome | undefined {
    const outcome = this.outcomes.get(id)
    if (!outcome || outcome.kind === 'delivered') return outcome
    return { ...outcome, done: [...new Set([...done, ...outcome.done])] }
  }

  /** Remembers an outcome that could not be stored, unless another attempt is harmless: no further recipient has the mail. */
  add(id: string, outcome: Outcome, { done }: Progress) {
    if (outcome.kind !== 'delivered' && outcome.done.length <= done.length) return
    this.outcomes.set(id, outcome)
  }

  delete(id: string) {
    this.outcomes.delete(id)
  }
}
