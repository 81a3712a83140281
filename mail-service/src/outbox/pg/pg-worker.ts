import { EventEmitter } from 'node:events'
import { run, type Runner, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Deliver, Outcome, Progress, Worker, WorkOptions } from '../outbox'
import { freeAbandoned, replan, type Presence } from './presence'
import { quiet } from './quiet-logger'

export type WorkSource = {
  pool: pg.Pool
  presence: Presence
  longestDelay: number
  readWaiting: (id: string) => Promise<{ enquiry: StoredEnquiry; progress: Progress } | undefined>
  settle: (enquiry: StoredEnquiry, outcome: Outcome) => Promise<void>
}

const freeEvery = 5_000
const replanEvery = 60_000

/** Runs the jobs of this instance. PostgreSQL sees to it that each is run by one instance at a time. */
export async function startPgWorker(
  source: WorkSource,
  deliver: Deliver,
  options: WorkOptions,
): Promise<Worker> {
  const { pool, presence } = source
  let runner: Runner | undefined
  let resting: NodeJS.Timeout | undefined
  let stopped = false
  const stops = new Set<Promise<void>>()

  async function deliverJob(payload: unknown) {
    const { id } = payload as { id: string }
    try {
      const waiting = await source.readWaiting(id)
      if (!waiting) return
      const outcome = await deliver(waiting.enquiry, waiting.progress)
      await source.settle(waiting.enquiry, outcome)
      if (outcome.kind === 'hold') rest(outcome.after)
    } catch (error) {
      options.onFault('storage', { id, error })
      throw error
    }
  }

  /** Takes no jobs for a while. */
  function rest(duration: number) {
    if (resting || stopped) return
    halt()
    resting = setTimeout(() => {
      resting = undefined
      begin().catch((error: unknown) => {
        options.onFault('storage', { error })
        rest(5000)
      })
    }, duration)
  }

  function halt() {
    const halted = runner
    runner = undefined
    if (!halted) return
    const stop = halted.stop().catch(() => undefined)
    stops.add(stop)
    void stop.then(() => stops.delete(stop))
  }

  async function begin() {
    if (stopped || runner) return
    const events: WorkerEvents = new EventEmitter()
    // Jobs are locked in the name of the pool.
    events.on('pool:create', ({ workerPool }) => {
      presence.register(pool, workerPool.id).catch((error: unknown) => options.onFault('storage', { error }))
    })
    const started = await run({
      pgPool: pool,
      concurrency: options.concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: quiet,
      events,
      taskList: { deliver: deliverJob },
      parsedCronItems: [],
    })
    runner = started
    // It ends by itself when the database goes away for long.
    started.promise.then(
      () => revive(started),
      () => revive(started),
    )
    if (stopped) halt()
  }

  function revive(ended: Runner) {
    if (runner !== ended) return
    runner = undefined
    rest(1000)
  }

  const watch = (work: () => Promise<void>, every: number) =>
    setInterval(
      () => void work().catch((error: unknown) => options.onFault('storage', { error })),
      every,
    ).unref()

  await freeAbandoned(pool)
  await replan(pool, source.longestDelay)
  await begin()
  const watches = [
    watch(() => freeAbandoned(pool), freeEvery),
    watch(() => replan(pool, source.longestDelay), replanEvery),
  ]
  return {
    async stop() {
      stopped = true
      clearTimeout(resting)
      watches.forEach(clearInterval)
      halt()
      await Promise.all(stops)
    },
  }
}
