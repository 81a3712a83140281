import { EventEmitter } from 'node:events'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Deliver, Worker, WorkOptions } from '../outbox'
import { DeliveryLocks, type DeliveryKind } from './delivery-locks'
import { endRelayPause } from './pg-relay-share'
import { hastenFailedJobs, planMissingJobs, releaseAbandonedJobs } from './jobs'
import { longestPutOff } from './lock-retries'
import { OutcomeStore, type Settle, type Waiting } from './outcome-store'
import { endFrozenInstances, type Presence } from './presence'
import { quiet } from './quiet-logger'
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
const restartDelay = 1000
const delayAfterFault = 5000
const frozenAfter = 60_000
/** A runner that leaves a due job waiting for this time, although it is free, has stopped without an end or an error. */
const usualStall = 30_000

export type WorkerTuning = {
  /** Milliseconds for which a due enquiry may wait for free deliveries before they are started again. */
  longestStall?: number | undefined
  /** Milliseconds for which jobs of mails are kept whose outcome cannot be stored. */
  longestHold?: number | undefined
  /** Starts graphile-worker. */
  run?: typeof run | undefined
}

/** Runs delivery jobs in this instance. PostgreSQL makes sure that each job runs in one instance at a time. */
export class PgWorker implements Worker {
  private runner: Runner | undefined
  private pauseTimer: NodeJS.Timeout | undefined
  private intervals: NodeJS.Timeout[] = []
  private readonly stopping = new Set<Promise<void>>()
  private readonly workerIds = new WeakMap<Runner, readonly string[]>()
  /** Ids of the enquiries that are being delivered. */
  private readonly running = new Set<string>()
  private readonly waitingJobs: WaitingJobs
  private readonly outcomes: OutcomeStore
  private readonly deliveries = new Set<Promise<void>>()
  private planning: Promise<void> | undefined
  private stopped = false
  /** A due job that waited at the last look although deliveries were free. */
  private waitingJob: string | undefined
  /** When a runner was started or has taken a job, by `performance.now()`. */
  private seenAt = 0

  constructor(
    private readonly source: WorkSource,
    private readonly deliver: Deliver,
    private readonly options: WorkOptions,
    private readonly tuning: WorkerTuning = {},
  ) {
    this.waitingJobs = new WaitingJobs(source.pool, new DeliveryLocks(source.presence, options.concurrency))
    this.outcomes = new OutcomeStore({
      settle: source.settle,
      onFault: (error, id) => this.reportFault(error, id),
      isStopped: () => this.stopped,
      ...(tuning.longestHold === undefined ? {} : { holds: { longest: tuning.longestHold } }),
    })
  }

  async start() {
    const { pool, presence } = this.source
    const release = async () => {
      await endFrozenInstances(pool, frozenAfter)
      await releaseAbandonedJobs(pool)
      await presence.releaseLostJobs(pool, [...this.running])
      await hastenFailedJobs(pool, delayAfterFault)
    }
    await release()
    // If all of many jobs are lost, this takes a minute or more. Enquiries are accepted and delivered meanwhile.
    const plan = () => this.plan()
    plan().catch((error: unknown) => this.reportFault(error))
    // With very many enquiries, this can fail; they wait until the pause is over then.
    await endRelayPause(pool).catch((error: unknown) => this.reportFault(error))
    await this.startRunner()
    this.intervals = [
      this.repeat(release, releaseInterval),
      this.repeat(plan, planInterval),
      this.repeat(() => this.replaceStalled(), releaseInterval),
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
    clearTimeout(this.pauseTimer)
    this.intervals.forEach(clearInterval)
    this.stopRunner()
    // A runner that was replaced may still have deliveries.
    await Promise.all([...this.stopping, ...this.deliveries, this.planning?.catch(() => undefined)])
  }

  private async startRunner() {
    if (this.stopped || this.runner || this.pauseTimer) return
    this.seenAt = performance.now()
    const registration = this.registeringEvents()
    const runner = await (this.tuning.run ?? run)({
      pgPool: this.source.pool,
      concurrency: this.options.concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      events: registration.events,
      taskList: { deliver: (payload) => this.track(this.runJob((payload as { id: string }).id)) },
      parsedCronItems: [],
    })
    // Meanwhile another runner was started, or the relay has paused.
    if (this.runner || this.pauseTimer) return void runner.stop().catch(() => undefined)
    this.runner = runner
    this.workerIds.set(runner, registration.workerIds)
    // The runner ends by itself when the database is not available for a longer time.
    const onEnd = () => this.restart(runner)
    runner.promise.then(onEnd, onEnd)
    if (this.stopped) this.stopRunner()
  }

  /** graphile-worker locks jobs under the id of its worker pool, so that id is what other instances need to know. */
  private registeringEvents() {
    const events: WorkerEvents = new EventEmitter()
    const workerIds: string[] = []
    const { pool, presence } = this.source
    events.on('pool:create', ({ workerPool }) => {
      workerIds.push(workerPool.id)
      presence.register(pool, workerPool.id).catch((error: unknown) => this.reportFault(error))
    })
    return { events, workerIds }
  }

  private track(delivery: Promise<void>): Promise<void> {
    const ended = delivery.catch(() => undefined).finally(() => this.deliveries.delete(ended))
    this.deliveries.add(ended)
    return delivery
  }

  private async runJob(id: string) {
    this.running.add(id)
    this.seenAt = performance.now()
    let unlock: (() => Promise<void>) | undefined
    try {
      const kind = await this.source.kindOf(id)
      if (!kind) return
      const unlockKind = await this.waitingJobs.lockOrDelay(id, kind)
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
      if (outcome.kind === 'hold' && !known) this.pause(outcome.after)
    } catch (error) {
      this.reportFault(error, id)
      throw error
    } finally {
      this.running.delete(id)
      await unlock?.()
    }
  }

  /**
   * Replaces a runner that takes no jobs anymore. graphile-worker can get into this state when connections to the database
   * break while it starts; its promise stays pending then. A job counts as left only if it waits at two looks in a row: it
   * may have been released a moment ago, with a time that is long past.
   */
  private async replaceStalled() {
    const isFree = !this.stopped && !this.pauseTimer && this.running.size < this.options.concurrency
    const { longestStall = usualStall } = this.tuning
    if (!isFree || performance.now() - this.seenAt < longestStall) return
    const { rows } = await this.source.pool.query<{ id: string }>(
      `select id from graphile_worker._private_jobs j
       where is_available and run_at < now() - $1 * interval '1 millisecond' and not exists (
         select from graphile_worker._private_job_queues q where q.id = j.job_queue_id and not q.is_available)
       order by id limit 1`,
      [longestStall],
    )
    const before = this.waitingJob
    this.waitingJob = rows[0]?.id
    if (this.waitingJob === undefined || this.waitingJob !== before) return
    this.reportFault(
      new Error('The deliveries have stopped although an enquiry is due; they are started again'),
    )
    // Its end is not waited for, because it may never come.
    void this.runner?.stop().catch(() => undefined)
    this.runner = undefined
    await this.startRunner()
  }

  /** Stops the runner for this many milliseconds. */
  private pause(duration: number) {
    if (this.pauseTimer || this.stopped) return
    this.stopRunner()
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      this.startRunner().catch((error: unknown) => {
        this.reportFault(error)
        this.pause(delayAfterFault)
      })
    }, duration)
  }

  private stopRunner() {
    const { runner } = this
    this.runner = undefined
    if (!runner) return
    const { pool, presence } = this.source
    const ended = () => presence.unregister(pool, this.workerIds.get(runner) ?? [])
    const stop = runner
      .stop()
      .then(ended)
      .catch(() => undefined)
    this.stopping.add(stop)
    void stop.then(() => this.stopping.delete(stop))
  }

  private restart(ended: Runner) {
    if (this.runner !== ended) return
    this.runner = undefined
    this.pause(restartDelay)
  }

  private repeat(task: () => Promise<void>, interval: number) {
    const run = () => void task().catch((error: unknown) => this.reportFault(error))
    return setInterval(run, interval).unref()
  }

  private reportFault(error: unknown, id?: string) {
    this.options.onFault('storage', { ...(id === undefined ? {} : { id }), error })
  }
}
