import type pg from 'pg'
import type { Deliver, Worker, WorkOptions } from '../outbox'
import { DeliveryLocks, type DeliveryKind } from './delivery-locks'
import { DeliveryRunner, type DeliveryRunnerOptions } from './delivery-runner'
import { endRelayPause } from './pg-relay-share'
import { hastenFailedJobs, planMissingJobs, releaseAbandonedJobs } from './jobs'
import { longestPutOff } from './lock-retries'
import { OutcomeStore, type Settle, type Waiting } from './outcome-store'
import { endFrozenInstances, type Presence } from './presence'
import { WaitingJobs } from './waiting-jobs'

export type WorkSource = {
  pool: pg.Pool
  presence: Presence
  longestDelay: number
  /** What decides whether an enquiry may be delivered now. Undefined if it is gone. */
  kindOf: (id: string) => Promise<DeliveryKind | undefined>
  readWaiting: (id: string) => Promise<Waiting | undefined>
  settle: Settle
}

// Milliseconds.
const releaseInterval = 5_000
const planInterval = 60_000
const tickInterval = 1000
const failedJobDelay = 5000
const frozenAfter = 60_000

export type WorkerTuning = Pick<DeliveryRunnerOptions, 'longestStall' | 'run'> & {
  /** Milliseconds for which jobs of mails are kept whose outcome cannot be stored. */
  longestHold?: number | undefined
}

/** Runs delivery jobs in this instance. PostgreSQL makes sure that each job runs in one instance at a time. */
export class PgWorker implements Worker {
  private readonly runner: DeliveryRunner
  private intervals: NodeJS.Timeout[] = []
  /** Ids of the enquiries that are being delivered. */
  private readonly running = new Set<string>()
  private readonly waitingJobs: WaitingJobs
  private readonly outcomes: OutcomeStore
  private readonly deliveries = new Set<Promise<void>>()
  private planning: Promise<void> | undefined
  private stopped = false

  constructor(
    private readonly source: WorkSource,
    private readonly deliver: Deliver,
    private readonly options: WorkOptions,
    { longestHold, ...tuning }: WorkerTuning = {},
  ) {
    this.runner = new DeliveryRunner({
      ...tuning,
      pool: source.pool,
      presence: source.presence,
      concurrency: options.concurrency,
      runJob: (id) => this.track(this.runJob(id)),
      onFault: (error) => this.reportFault(error),
    })
    this.waitingJobs = new WaitingJobs(source.pool, new DeliveryLocks(source.presence, options.concurrency))
    this.outcomes = new OutcomeStore({
      settle: source.settle,
      onFault: (error, id) => this.reportFault(error, id),
      isStopped: () => this.stopped,
      ...(longestHold === undefined ? {} : { holds: { longest: longestHold } }),
    })
  }

  async start() {
    const { pool, presence } = this.source
    const release = async () => {
      await endFrozenInstances(pool, frozenAfter)
      await releaseAbandonedJobs(pool)
      await presence.releaseLostJobs(pool, [...this.running])
      await hastenFailedJobs(pool, failedJobDelay)
    }
    await release()
    // If all of many jobs are lost, this takes a minute or more. Enquiries are accepted and delivered meanwhile.
    const plan = () => this.plan()
    plan().catch((error: unknown) => this.reportFault(error))
    // With very many enquiries, this can fail; they wait until the pause is over then.
    await endRelayPause(pool).catch((error: unknown) => this.reportFault(error))
    await this.runner.start()
    this.intervals = [
      this.repeat(release, releaseInterval),
      this.repeat(plan, planInterval),
      this.repeat(() => this.runner.replaceStalled(), releaseInterval),
      this.repeat(() => this.waitingJobs.tick(), tickInterval),
    ]
  }

  /** Calls at the same time share one run. */
  private plan(): Promise<void> {
    const { pool, longestDelay } = this.source
    const isStopped = () => this.stopped
    // What was put off is not missing.
    const latest = Math.max(longestDelay, longestPutOff)
    this.planning ??= planMissingJobs(pool, latest, { isStopped }).finally(() => (this.planning = undefined))
    return this.planning
  }

  async stop() {
    this.stopped = true
    this.intervals.forEach(clearInterval)
    const stopped = this.runner.stop()
    // A runner that was replaced may still have deliveries.
    await Promise.all([stopped, ...this.deliveries, this.planning?.catch(() => undefined)])
  }

  private track(delivery: Promise<void>): Promise<void> {
    const ended = delivery.catch(() => undefined).finally(() => this.deliveries.delete(ended))
    this.deliveries.add(ended)
    return delivery
  }

  private async runJob(id: string) {
    this.running.add(id)
    let unlock: (() => Promise<void>) | undefined
    try {
      const kind = await this.source.kindOf(id)
      if (!kind) return
      const unlockKind = await this.waitingJobs.lockOrPutOff(id, kind)
      if (!unlockKind) return
      unlock = async () => {
        await unlockKind()
        await this.waitingJobs.deliveryEnded(kind).catch((error: unknown) => this.reportFault(error))
      }
      const waiting = await this.source.readWaiting(id)
      if (!waiting) return void this.outcomes.delete(id)
      const known = this.outcomes.get(id, waiting.progress)
      const outcome = known ?? (await this.deliver(waiting.enquiry, waiting.progress))
      await this.outcomes.store(waiting, outcome)
      if (outcome.kind === 'hold' && !known) this.runner.pause(outcome.after)
    } catch (error) {
      this.reportFault(error, id)
      throw error
    } finally {
      this.running.delete(id)
      await unlock?.()
    }
  }

  private repeat(task: () => Promise<void>, interval: number) {
    const run = () => void task().catch((error: unknown) => this.reportFault(error))
    return setInterval(run, interval).unref()
  }

  private reportFault(error: unknown, id?: string) {
    this.options.onFault('storage', { ...(id === undefined ? {} : { id }), error })
  }
}
