import type pg from 'pg'
import { networkNumberOf } from '../../enquiry/client-number'
import type { DeliveryKind, DeliveryLocks, LockReason } from './delivery-locks'
import { LockRetries, longestPutOff } from './lock-retries'
import { bringForward, bringSomeForward, putOff, type PutOffReason } from './put-off'

/**
 * The jobs of enquiries that have to wait for other deliveries. Each is planned for a time a minute away at most. When a delivery
 * ends, the next ones of its kind are brought forward. This misses those that are being put off at that moment, and those
 * that another process has put off if this one does not know that there are any. `tick` finds them.
 */
export class WaitingJobs {
  private readonly retries: LockRetries
  /** The time by `now` until which jobs may be put off, as far as this process knows. */
  private putOffUntil = 0
  private isTicking = false

  constructor(
    private readonly pool: pg.Pool,
    private readonly locks: Pick<DeliveryLocks, 'tryLock'>,
    private readonly now = () => performance.now(),
  ) {
    this.retries = new LockRetries(now)
  }

  /**
   * Locks what a delivery needs. If that is not free, plans another try of the enquiry, and of others that wait for the same.
   * @returns A function that unlocks. Undefined if the enquiry has to wait.
   */
  async lockOrPutOff(id: string, kind: DeliveryKind): Promise<(() => Promise<void>) | undefined> {
    const locked = await this.locks.tryLock(kind)
    if (!('waitsFor' in locked)) return locked.unlock
    await this.delay(id, await this.putOffAlike(kind, locked.waitsFor))
    this.putOffUntil = this.now() + longestPutOff
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
    if (this.now() >= this.putOffUntil) return
    for (const reason of reasonsOf(kind)) await bringForward(this.pool, reason)
  }

  /** Called every second. Tries some of the jobs that are put off. Does nothing while the previous call has not ended. */
  async tick() {
    if (this.isTicking) return
    this.isTicking = true
    try {
      if (await bringSomeForward(this.pool)) this.putOffUntil = this.now() + longestPutOff
    } finally {
      this.isTicking = false
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
