import { EventEmitter } from 'node:events'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Presence } from './presence'
import { quiet } from './quiet-logger'

// Milliseconds.
const restartDelay = 1000
const delayAfterFault = 5000
/** A runner that leaves a due job waiting for this time, although it is free, has stopped without an end or an error. */
const usualStall = 30_000

export type DeliveryRunnerOptions = {
  pool: pg.Pool
  presence: Presence
  /** Number of jobs at the same time. */
  concurrency: number
  /** Runs the job of an enquiry. */
  runJob: (id: string) => Promise<void>
  onFault: (error: unknown) => void
  /** Milliseconds for which a due enquiry may wait for free deliveries before they are started again. */
  longestStall?: number | undefined
  /** Starts graphile-worker. */
  run?: typeof run | undefined
}

/** Keeps graphile-worker running: starts it again when it ends or takes no jobs anymore, and stops it for a pause. */
export class DeliveryRunner {
  private runner: Runner | undefined
  private pauseTimer: NodeJS.Timeout | undefined
  private readonly stopping = new Set<Promise<void>>()
  private readonly workerIds = new WeakMap<Runner, readonly string[]>()
  private stopped = false
  /** Number of jobs that are running. */
  private running = 0
  /** A due job that waited at the last look although deliveries were free. */
  private waitingJob: string | undefined
  /** When a runner was started or has taken a job, by `performance.now()`. */
  private seenAt = 0

  constructor(private readonly options: DeliveryRunnerOptions) {}

  async start() {
    if (this.stopped || this.runner || this.pauseTimer) return
    this.seenAt = performance.now()
    const registration = this.registeringEvents()
    const runner = await (this.options.run ?? run)({
      pgPool: this.options.pool,
      concurrency: this.options.concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      events: registration.events,
      taskList: { deliver: (payload) => this.runJob((payload as { id: string }).id) },
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

  /** Takes no more jobs. Resolves when running jobs have ended, except those of a runner that was replaced because it had stalled. */
  async stop() {
    this.stopped = true
    clearTimeout(this.pauseTimer)
    this.stopRunner()
    await Promise.all(this.stopping)
  }

  /** Stops the runner for this many milliseconds. */
  pause(duration: number) {
    if (this.pauseTimer || this.stopped) return
    this.stopRunner()
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      this.start().catch((error: unknown) => {
        this.options.onFault(error)
        this.pause(delayAfterFault)
      })
    }, duration)
  }

  /**
   * Replaces a runner that takes no jobs anymore. graphile-worker can get into this state when connections to the database
   * break while it starts; its promise stays pending then. A job counts as left only if it waits at two looks in a row: it
   * may have been released a moment ago, with a time that is long past.
   */
  async replaceStalled() {
    const { pool, concurrency, onFault, longestStall = usualStall } = this.options
    const isFree = !this.stopped && !this.pauseTimer && this.running < concurrency
    if (!isFree || performance.now() - this.seenAt < longestStall) return
    const { rows } = await pool.query<{ id: string }>(
      `select id from graphile_worker._private_jobs j
       where is_available and run_at < now() - $1 * interval '1 millisecond' and not exists (
         select from graphile_worker._private_job_queues q where q.id = j.job_queue_id and not q.is_available)
       order by id limit 1`,
      [longestStall],
    )
    const before = this.waitingJob
    this.waitingJob = rows[0]?.id
    if (this.waitingJob === undefined || this.waitingJob !== before) return
    onFault(new Error('The deliveries have stopped although an enquiry is due; they are started again'))
    // Its end is not waited for, because it may never come.
    void this.runner?.stop().catch(() => undefined)
    this.runner = undefined
    await this.start()
  }

  private async runJob(id: string) {
    this.running++
    this.seenAt = performance.now()
    try {
      await this.options.runJob(id)
    } finally {
      this.running--
    }
  }

  /** graphile-worker locks jobs under the id of its worker pool, so that id is what other instances need to know. */
  private registeringEvents() {
    const events: WorkerEvents = new EventEmitter()
    const workerIds: string[] = []
    const { pool, presence, onFault } = this.options
    events.on('pool:create', ({ workerPool }) => {
      workerIds.push(workerPool.id)
      presence.register(pool, workerPool.id).catch(onFault)
    })
    return { events, workerIds }
  }

  private stopRunner() {
    const { runner } = this
    this.runner = undefined
    if (!runner) return
    const { pool, presence } = this.options
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
}
