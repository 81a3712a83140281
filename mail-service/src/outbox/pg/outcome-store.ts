import { setTimeout } from 'node:timers/promises'
import { RecentMap } from '../../recent-map'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Outcome, Progress } from '../outbox'
import { isQueryTimeout } from './query-timeout'
import { isUnreachable } from './unreachable'

/** An enquiry that is being delivered, and its progress before the attempt. */
export type Waiting = { enquiry: StoredEnquiry; progress: Progress }

/** Stores what has become of an attempt. */
export type Settle = (waiting: Waiting, outcome: Outcome) => Promise<void>

/** The newest outcomes are remembered, at most this many. */
const mostRemembered = 10_000

// Milliseconds.
const usualInterval = 1000
const usualHolds: Holds = { longest: 120_000, alone: 10_000, unreachable: 15_000 }

/** Milliseconds for which a job is kept whose outcome cannot be stored. */
type Holds = {
  longest: number
  /** When other outcomes are stored meanwhile: the fault is only that of this enquiry. */
  alone: number
  /**
   * While PostgreSQL cannot be reached: no other instance gets the job, and when it is given back the program ends and starts anew.
   */
  unreachable: number
}

/** A fault is over when it has not been seen for so many intervals. */
const intervalsWithoutFault = 30
/** Other outcomes are being stored if one was stored in so many intervals. */
const intervalsSinceStored = 3

/** PostgreSQL's code for a statement that it has given up. */
const statementCanceled = '57014'

/** Whether the database took too long. It may have too much to do, and then the same happens to other outcomes. */
const isTimeout = (error: unknown) =>
  isQueryTimeout(error) || (error as { code?: string }).code === statementCanceled

export type OutcomeHolds = Partial<Holds>

type Options = {
  settle: Settle
  /** Called with each fault of an outcome that is stored again. */
  onFault: (error: unknown, id: string) => void
  /** Whether this instance is about to end. */
  isStopped: () => boolean
  holds?: OutcomeHolds
  /** Milliseconds until an outcome is stored again. */
  interval?: number
}

/**
 * Stores outcomes of deliveries. An outcome that cannot be stored after the relay had taken the mail is remembered, and stored
 * at the next attempt instead of sending the mail again.
 */
export class OutcomeStore {
  /** Outcomes that could not be stored, and since when, by `performance.now()`. */
  private readonly unstored = new RecentMap<string, { outcome: Outcome; since: number }>(mostRemembered)
  /** The present fault by which the outcomes of sent mails cannot be stored: when it was seen for the first and the last time. */
  private fault = { first: -Infinity, last: -Infinity }
  /** When an outcome was stored, by `performance.now()`. */
  private storedAt = -Infinity

  constructor(private readonly options: Options) {}

  /**
   * @param progress What is stored now. Another instance may have reached further recipients meanwhile.
   * @returns undefined when the enquiry has to be delivered.
   */
  get(id: string, { done }: Progress): Outcome | undefined {
    const outcome = this.unstored.get(id)?.outcome
    if (!outcome || outcome.kind === 'delivered') return outcome
    return { ...outcome, done: [...new Set([...done, ...outcome.done])] }
  }

  /**
   * Stores an outcome. If somebody has the mail and that cannot be stored, it is tried again for two minutes. Meanwhile the job is
   * not given back, because another instance would send the mail again. When the outcome of this enquiry, or those of all, cannot
   * be stored for longer, the job is given back at once, so that other enquiries are delivered. The time is shorter when other
   * outcomes are stored, and when PostgreSQL cannot be reached.
   */
  async store(waiting: Waiting, outcome: Outcome): Promise<void> {
    const { settle, onFault, isStopped, interval = usualInterval } = this.options
    const holds = { ...usualHolds, ...this.options.holds }
    const { id } = waiting.enquiry
    for (;;) {
      try {
        await settle(waiting, outcome)
        this.delete(id)
        this.fault.last = -Infinity
        this.storedAt = performance.now()
        return
      } catch (error) {
        // Another attempt is harmless if no further recipient has the mail.
        const isSent = outcome.kind === 'delivered' || outcome.done.length > waiting.progress.done.length
        if (!isSent) throw error
        const now = performance.now()
        const since = this.unstored.get(id)?.since ?? now
        this.unstored.set(id, { outcome, since })
        const isAlone =
          this.storedAt > Math.max(since, now - intervalsSinceStored * interval) && !isTimeout(error)
        const hold = Math.min(
          holds.longest,
          isUnreachable(error) ? holds.unreachable : Infinity,
          isAlone ? holds.alone : Infinity,
        )
        // One that was given back before says nothing about the others.
        if (isStopped() || now - since > hold) throw error
        const first = now - this.fault.last > intervalsWithoutFault * interval ? now : this.fault.first
        this.fault = { first, last: now }
        if (now - first > hold) throw error
        onFault(error, id)
      }
      await setTimeout(interval)
    }
  }

  /** Forgets an enquiry whose outcome is stored, or that is gone. */
  delete(id: string) {
    this.unstored.delete(id)
  }
}
