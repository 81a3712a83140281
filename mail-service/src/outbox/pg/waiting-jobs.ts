import type pg from 'pg'
import { networkNumberOf } from '../../enquiry/client-number'
import type { DeliveryKind, DeliveryLocks, Locked, LockReason } from './delivery-locks'
import { LockRetries } from './lock-retries'
import { bringForward, isPutOff, putOff, type PutOffReason } from './put-off'

/**
 * The jobs of enquiries that have to wait for other deliveries. What one process has put off, another one does not bring
 * forward when its deliveries end: it is tried at its planned time then.
 */
export class WaitingJobs {
  private readonly retries = new LockRetries()
  /** Number of enquiries that are being put off. What they have planned may not be stored yet. */
  private puttingOff = 0

  constructor(
    private readonly pool: pg.Pool,
    private readonly locks: Pick<DeliveryLocks, 'tryLock'>,
  ) {}

  /**
   * Locks what a delivery needs. If that is not free, plans another try of the enquiry.
   * @returns A function that unlocks. Undefined if the enquiry has to wait.
   */
  async lockOrDelay(id: string, kind: DeliveryKind): Promise<(() => Promise<void>) | undefined> {
    const locked = await this.locks.tryLock(kind)
    if (!('waitsFor' in locked)) return locked.unlock
    this.puttingOff++
    try {
      return await this.lockOrStore(id, kind, locked.waitsFor)
    } finally {
      this.puttingOff--
    }
  }

  /**
   * A delivery that ends brings forward only what is stored as put off by then. If it ends a moment earlier, nobody is left to
   * bring forward the rest. So each time something has been stored, this tries to lock again.
   */
  private async lockOrStore(id: string, kind: DeliveryKind, waitsFor: LockReason) {
    const reasons = new Set<LockReason>()
    let locked: Locked = { waitsFor }
    let delay = 0
    while ('waitsFor' in locked && !reasons.has(locked.waitsFor)) {
      reasons.add(locked.waitsFor)
      delay = await this.putOffAlike(kind, locked.waitsFor)
      locked = await this.locks.tryLock(kind)
    }
    if (!('waitsFor' in locked)) {
      const { unlock } = locked
      try {
        await this.bringForward(kind, reasons)
      } catch (error) {
        await unlock()
        throw error
      }
      return unlock
    }
    await this.delay(id, delay)
    locked = await this.locks.tryLock(kind)
    // This enquiry is put off now, so it is brought forward like the others, and not delivered here.
    if ('waitsFor' in locked) reasons.delete(locked.waitsFor)
    else await locked.unlock()
    await this.bringForward(kind, reasons)
    return undefined
  }

  /**
   * Puts off other due enquiries that wait for the same thing as this one.
   * @returns Milliseconds until this one is tried again.
   */
  private async putOffAlike(kind: DeliveryKind, waitsFor: LockReason): Promise<number> {
    const reason = reasonsOf(kind).find((one) => one.kind === waitsFor)
    const name = reason ? nameOf(reason) : `client ${kind.client}`
    const { delay } = this.retries.plan(name, 1)
    if (reason) await putOff(this.pool, reason, (tries) => this.retries.plan(name, tries))
    return delay
  }

  /**
   * Delays an enquiry that has to wait for another delivery, such as one of its client. Enquiries that were stored at the same moment
   * are in no queue, because their transactions did not see each other. Now they get into one.
   */
  private async delay(id: string, milliseconds: number) {
    await this.pool.query(
      `select mail.schedule($1, now() + $2::float8 * interval '1 millisecond', (error is not null)::int)
       from mail.enquiry where id = $1`,
      [id, milliseconds],
    )
  }

  /** Called when a delivery has ended for which others may wait. */
  async deliveryEnded(kind: DeliveryKind) {
    await this.bringForward(kind, new Set(reasonsOf(kind).map((reason) => reason.kind)))
  }

  /** Makes the next enquiries due that were put off for these reasons. */
  private async bringForward(kind: DeliveryKind, kinds: ReadonlySet<LockReason>) {
    for (const reason of reasonsOf(kind).filter((one) => kinds.has(one.kind))) {
      const name = nameOf(reason)
      const planned = this.retries.plannedUntil(name)
      const isAllStored = this.puttingOff === 0
      if (planned === undefined || (await bringForward(this.pool, reason)) > 0) continue
      // None was found. Plans are kept while some are not stored yet, and while another statement has locked the jobs.
      if (isAllStored && !(await isPutOff(this.pool, reason))) this.retries.forget(name, planned)
    }
  }
}

function reasonsOf({ client, hasFiles, isLarge }: DeliveryKind): PutOffReason[] {
  const network = networkNumberOf(client)
  return [
    ...(network === undefined ? [] : [{ kind: 'network' as const, network }]),
    ...(hasFiles ? [{ kind: 'files' as const }] : []),
    ...(isLarge ? [{ kind: 'large' as const }] : []),
  ]
}

const nameOf = (reason: PutOffReason) =>
  reason.kind === 'network' ? `network ${reason.network}` : reason.kind
