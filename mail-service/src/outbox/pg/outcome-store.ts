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
  /** When other outcomes of its kind are stored meanwhile: the fault is only that of this enquiry. */
  alone: number
  /**
   * While PostgreSQL cannot be reached: no other instance gets the job. A worker that cannot give it back ends the program, and the
   * supervisor starts it again.
   */
  unreachable: number
}

/** A fault is over when it has not been seen for so many intervals. */
const intervalsWithoutFault = 30
/** Other outcomes of a kind are being stored if one was stored in so many intervals. */
const intervalsSinceStored = 3

/** PostgreSQL's code for a statement that it has given up. */
const statementCanceled = '57014'

/** Whether the database took too long. It may have too much to do, and then the same happens to other outcomes. */
const isTimeout = (error: unknown) =>
  isQueryTimeout(error) || (error as { code?: string }).code === statementCanceled

/**
 * What has happened to the outcomes of one kind, by `performance.now()`. Each kind is stored in its own way: a delivery needs a
 * receipt, which may fail while another attempt can still be noted.
 * @property storedAt When one was stored.
 * @property first When the present fault of sent mails was seen for the first time.
 * @property last When it was seen for the last time.
 */
type History = { storedAt: number; first: number; last: number }

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
  private readonly histories = new Map<Outcome['kind'], History>()

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
   * outcomes of the same kind are stored, and when PostgreSQL cannot be reached.
   */
  async store(waiting: Waiting, outcome: Outcome): Promise<void> {
    const { settle, onFault, isStopped, interval = usualInterval } = this.options
    const holds = { ...usualHolds, ...this.options.holds }
    const { id } = waiting.enquiry
    const history = this.historyOf(outcome.kind)
    for (;;) {
      try {
        await settle(waiting, outcome)
        this.delete(id)
        history.last = -Infinity
        history.storedAt = performance.now()
        return
      } catch (error) {
        // Another attempt is harmless if no further recipient has the mail.
        const isSent = outcome.kind === 'delivered' || outcome.done.length > waiting.progress.done.length
        if (!isSent) throw error
        const now = performance.now()
        const since = this.unstored.get(id)?.since ?? now
        this.unstored.set(id, { outcome, since })
        const isAlone =
          history.storedAt > Math.max(since, now - intervalsSinceStored * interval) && !isTimeout(error)
        const hold = Math.min(
          holds.longest,
          isUnreachable(error) ? holds.unreachable : Infinity,
          isAlone ? holds.alone : Infinity,
        )
        // One that was given back before says nothing about the others.
        if (isStopped() || now - since > hold) throw error
        if (now - history.last > intervalsWithoutFault * interval) history.first = now
        history.last = now
        if (now - history.first > hold) throw error
        onFault(error, id)
      }
      await setTimeout(interval)
    }
  }

  /** Forgets an enquiry whose outcome is stored, or that is gone. */
  delete(id: string) {
    this.unstored.delete(id)
  }

  private historyOf(kind: Outcome['kind']): History {
    const known = this.histories.get(kind)
    if (known) return known
    const made = { storedAt: -Infinity, first: -Infinity, last: -Infinity }
    this.histories.set(kind, made)
    return made
  }
}
