import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Deliver, Outcome, Worker, WorkOptions } from '../outbox'
import type { Track } from './folders'
import type { Receipt, Receipts } from './receipts'
import { Schedule } from './schedule'
import type { Indexed, SpoolStore } from './spool-store'

/** Bytes. An enquiry above it is in memory several times while it is mailed: one at a time, small ones pass it. */
const large = 1024 * 1024

/** Milliseconds until an enquiry comes again whose outcome could not be written down. */
const afterFault = 5000

type Job = { deliver: Deliver } & WorkOptions

/**
 * Hands out what is due and writes down what became of it. A claim lives in memory alone, so whatever a crash
 * interrupts is simply waiting again.
 */
export class SpoolWorker implements Worker {
  readonly schedule = new Schedule(() => this.fill())
  private readonly running = new Map<string, Promise<void>>()
  private job: Job | undefined

  constructor(
    private readonly store: SpoolStore,
    private readonly receipts: Receipts,
  ) {}

  start(job: Job) {
    this.job = job
    this.fill()
  }

  async stop() {
    this.job = undefined
    await Promise.all(this.running.values())
  }

  isDelivering(id: string) {
    return this.running.has(id)
  }

  private fill() {
    while (this.job && this.running.size < this.job.concurrency) {
      const id = this.schedule.take((next) => !this.isLarge(next) || !this.isBusy)
      if (id === undefined) return
      const run = this.handOut(id, this.job).finally(() => {
        this.running.delete(id)
        this.fill()
      })
      this.running.set(id, run)
    }
  }

  private isLarge(id: string) {
    return (this.store.get(id)?.bytes ?? 0) > large
  }

  /** Whether a large one is on its way. */
  private get isBusy() {
    return [...this.running.keys()].some((id) => this.isLarge(id))
  }

  /** Never rejects: an enquiry that could not be settled comes again. */
  private async handOut(id: string, { deliver, onFault }: Job) {
    try {
      const known = this.store.get(id)
      if (known?.state !== 'waiting') return
      const enquiry = await this.store.take(id)
      if (!enquiry) return onFault('corrupt', { id })
      await this.settle(enquiry, known, await deliver(enquiry, known.track))
    } catch (error) {
      onFault('storage', { id, error })
      this.schedule.add(id, afterFault)
    }
  }

  private async settle(enquiry: StoredEnquiry, known: Indexed, outcome: Outcome) {
    const { id } = enquiry
    if (outcome.kind === 'delivered') return this.forget(enquiry, 'delivered', outcome.reply)
    const { error, done } = outcome
    const attempts = known.track.attempts + (outcome.kind === 'hold' ? 0 : 1)
    if (outcome.kind === 'dead') return this.store.move(id, known, 'dead', { attempts, done, error })
    // After a rest it is as ready as all the others.
    const isHeld = outcome.kind === 'hold'
    const track: Track = { attempts, done, error, ...(isHeld ? {} : { dueAt: Date.now() + outcome.after }) }
    const noted = this.store.track(id, known, track)
    if (isHeld) this.schedule.rest(outcome.after)
    this.schedule.add(id, isHeld ? 0 : outcome.after)
    await noted
  }

  /** Destroys the content and keeps a receipt. */
  async forget(enquiry: StoredEnquiry, outcome: Receipt['outcome'], reply?: string) {
    const { id, identity, acceptedAt } = enquiry
    const known = this.store.drop(id)
    if (!known) return
    const attempts = known.track.attempts + (outcome === 'delivered' ? 1 : 0)
    const receipt = { id, identity, acceptedAt, settledAt: Date.now(), outcome, attempts, bytes: known.bytes }
    // On a full disk there is no receipt. To deliver again for that reason would be worse.
    const noted = this.receipts.add({ ...receipt, ...(reply === undefined ? {} : { reply }) })
    await noted.catch((error: unknown) => this.job?.onFault('storage', { id, error }))
    await this.store.destroy(id, known)
  }
}
