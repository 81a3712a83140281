import { setTimeout } from 'node:timers/promises'
import { RecentMap } from '../../recent-map'
import type { Outcome, Progress } from '../outbox'
import type { Waiting, WorkSource } from './pg-worker'

/** The newest outcomes are remembered, at most this many. */
const mostRemembered = 10_000

// Milliseconds.
const storeInterval = 1000
const usualHold = 120_000

type Options = {
  settle: WorkSource['settle']
  /** Called with each fault of an outcome that is stored again. */
  onFault: (error: unknown, id: string) => void
  /** Whether this instance is about to end. */
  isStopped: () => boolean
  /** Milliseconds from the beginning of a fault for which jobs are kept. */
  longestHold?: number | undefined
}

/**
 * Stores outcomes of deliveries. An outcome that cannot be stored after the relay had taken the mail is remembered, and stored
 * at the next attempt instead of sending the mail again.
 */
export class OutcomeStore {
  private readonly outcomes = new RecentMap<string, Outcome>(mostRemembered)
  /** When the fault began by which outcomes cannot be stored, by `performance.now()`; undefined while they can. */
  private faultySince: number | undefined

  constructor(private readonly options: Options) {}

  /**
   * @param progress What is stored now. Another instance may have reached further recipients meanwhile.
   * @returns undefined when the enquiry has to be delivered.
   */
  get(id: string, { done }: Progress): Outcome | undefined {
    const outcome = this.outcomes.get(id)
    if (!outcome || outcome.kind === 'delivered') return outcome
    return { ...outcome, done: [...new Set([...done, ...outcome.done])] }
  }

  /**
   * Stores an outcome. If somebody has the mail and that cannot be stored, it is tried again for two minutes from the beginning of
   * the fault. Meanwhile the job is not given back, because another instance would send the mail again. When the fault lasts longer,
   * jobs are given back at once, so that other enquiries are delivered.
   */
  async store(waiting: Waiting, outcome: Outcome): Promise<void> {
    const { settle, onFault, isStopped, longestHold = usualHold } = this.options
    const { id } = waiting.enquiry
    for (;;) {
      try {
        await settle(waiting, outcome)
        this.outcomes.delete(id)
        this.faultySince = undefined
        return
      } catch (error) {
        // Another attempt is harmless if no further recipient has the mail.
        const isSent = outcome.kind === 'delivered' || outcome.done.length > waiting.progress.done.length
        if (isSent) this.outcomes.set(id, outcome)
        this.faultySince ??= performance.now()
        if (!isSent || isStopped() || performance.now() - this.faultySince > longestHold) throw error
        onFault(error, id)
      }
      await setTimeout(storeInterval)
    }
  }

  /** Forgets an enquiry that is gone. */
  delete(id: string) {
    this.outcomes.delete(id)
  }
}
