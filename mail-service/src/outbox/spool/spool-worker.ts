import { limits } from '@virida/shared/platform/enquiry/limits'
import { clientOf, largestSmallEnquiry, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import { mostOfLarge, mostOfOneKind } from '../most-of-one-kind'
import type { Deliver, Outcome, Progress, Worker, WorkOptions } from '../outbox'
import type { Indexed } from './listing'
import type { Receipt } from './receipts'
import type { Removals } from './removals'
import { Schedule } from './schedule'
import type { SpoolStore } from './spool-store'

/** Milliseconds until an enquiry is tried again whose outcome could not be stored. */
const delayAfterFault = 5000

/** Bytes of the enquiries that are delivered at the same time: a few of the largest ones, each of another client. */
const mostInMemory = 3 * limits.requestBytes

type Job = { deliver: Deliver } & WorkOptions

/**
 * Delivers enquiries that are due and stores the outcomes. Which ones are being delivered is known in memory only, so
 * after a crash they are simply waiting again.
 */
export class SpoolWorker implements Worker {
  readonly schedule = new Schedule(() => this.startDeliveries())
  private readonly running = new Map<string, Promise<void>>()
  private job: Job | undefined

  constructor(
    private readonly store: SpoolStore,
    private readonly removals: Removals,
  ) {}

  start(job: Job) {
    this.job = job
    this.removals.onFault = job.onFault
    this.store.onFault = (error) => job.onFault('storage', { error })
    this.startDeliveries()
  }

  async stop() {
    this.job = undefined
    await Promise.all(this.running.values())
  }

  isDelivering(id: string) {
    return this.running.has(id)
  }

  private startDeliveries() {
    while (this.job && this.running.size < this.job.concurrency) {
      const { concurrency } = this.job
      const mayStart = (next: string) => this.hasMemoryFor(next) && this.hasDeliveryFor(next, concurrency)
      const id = this.schedule.take(mayStart, mostOfOneKind(concurrency))
      if (id === undefined) return
      const delivery = this.deliver(id, this.job).finally(() => {
        this.schedule.end(id)
        this.running.delete(id)
        this.startDeliveries()
      })
      this.running.set(id, delivery)
    }
  }

  private hasMemoryFor(id: string) {
    const others = [...this.running.keys()].reduce((sum, running) => sum + this.bytesOf(running), 0)
    return others + this.bytesOf(id) <= mostInMemory
  }

  private hasDeliveryFor(id: string, concurrency: number) {
    const isFree = (isOfKind: (one: string) => boolean, most: number) =>
      !isOfKind(id) || [...this.running.keys()].filter(isOfKind).length < most
    return (
      isFree((one) => this.store.get(one)?.hasFiles === true, mostOfOneKind(concurrency)) &&
      isFree((one) => this.bytesOf(one) > largestSmallEnquiry, mostOfLarge(concurrency))
    )
  }

  private bytesOf(id: string) {
    return this.store.get(id)?.bytes ?? 0
  }

  /** Never rejects: after a failure of the store, the enquiry is scheduled again. */
  private async deliver(id: string, { deliver, concurrency, onFault }: Job) {
    try {
      const indexed = this.store.get(id)
      if (indexed?.state !== 'waiting') return
      const enquiry = await this.store.take(id)
      if (!enquiry) return onFault('corrupt', { id })
      if (!this.schedule.setClient(id, clientOf(enquiry), mostOfOneKind(concurrency))) return
      const progress: Progress = { ...indexed.retry, ...(this.schedule.isExtra(id) ? { isExtra: true } : {}) }
      await this.settle(enquiry, indexed, await deliver(enquiry, progress))
    } catch (error) {
      onFault('storage', { id, error })
      this.schedule.add(id, delayAfterFault)
    }
  }

  private async settle(enquiry: StoredEnquiry, indexed: Indexed, outcome: Outcome) {
    const { id } = enquiry
    if (outcome.kind !== 'hold' || !outcome.isUntried) this.schedule.note(id, outcome.kind !== 'delivered')
    const planned = this.schedule.takePlan(id)
    if (outcome.kind === 'delivered') return this.forget(enquiry, 'delivered', outcome.reply)
    const { error, done } = outcome
    const isAttempt = outcome.kind === 'dead' || (outcome.kind === 'retry' && planned === undefined)
    const attempts = indexed.retry.attempts + (isAttempt ? 1 : 0)
    if (outcome.kind === 'dead') return this.store.move(id, 'dead', { attempts, done, error })
    // A held enquiry has no delay of its own. It is due as soon as the pause of the queue is over, behind those that were
    // not tried.
    const isHeld = outcome.kind === 'hold'
    const after = isHeld ? outcome.after : (planned ?? outcome.after)
    if (isHeld) this.schedule.pause(after)
    const isUntried = isHeld && outcome.isUntried === true
    const delay = isHeld ? planned : after
    const next = delay === undefined ? {} : { dueAt: Date.now() + delay, delay }
    // What was not tried stays as it is.
    const stored = isUntried ? undefined : this.store.setRetryState(id, { attempts, done, error, ...next })
    this.schedule.add(id, isUntried ? 0 : after, clientOf(enquiry))
    // A held extra attempt is still to come.
    if (isHeld && planned !== undefined) this.schedule.markExtra(id, planned)
    await stored
  }

  /** Deletes the content of an enquiry and writes a receipt. */
  async forget(enquiry: StoredEnquiry, outcome: Receipt['outcome'], reply?: string) {
    const { id, identity, acceptedAt } = enquiry
    const indexed = this.store.drop(id)
    if (!indexed) return
    const attempts = indexed.retry.attempts + (outcome === 'delivered' ? 1 : 0)
    const receipt = {
      id,
      identity,
      acceptedAt,
      settledAt: Date.now(),
      outcome,
      attempts,
      bytes: indexed.bytes,
    }
    await this.removals.remove(id, indexed, { ...receipt, ...(reply === undefined ? {} : { reply }) })
  }
}
