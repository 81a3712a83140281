import type pg from 'pg'
import { networkNumberOf } from '../../enquiry/client-number'
import type { DeliveryKind, DeliveryLocks, LockReason } from './delivery-locks'
import { LockRetries } from './lock-retries'
import { bringForward, isPutOff, putOff, type PutOffReason } from './put-off'

/** The jobs of enquiries that have to wait for other deliveries. */
export class WaitingJobs {
  private readonly retries = new LockRetries()

  constructor(
    private readonly pool: pg.Pool,
    private readonly locks: DeliveryLocks,
  ) {}

  /** @returns A function that unlocks what was locked. Undefined if the enquiry has to wait; it is tried again later then. */
  async lockOrDelay(id: string, kind: DeliveryKind): Promise<(() => Promise<void>) | undefined> {
    const first = await this.locks.tryLock(kind)
    if (!('waitsFor' in first)) return first.unlock
    const delay = await this.putOffAlike(kind, first.waitsFor)
    // The delivery that this one waits for may have ended before the others were put off. Then it has brought none of them
    // forward, so this one has to be delivered, and brings them forward at its end.
    const second = await this.locks.tryLock(kind)
    if (!('waitsFor' in second)) return second.unlock
    await this.delay(id, delay)
  }

  /**
   * Puts off other due enquiries that would wait for the same as one that cannot be delivered now.
   * @returns Milliseconds after which that one is tried again.
   */
  async putOffAlike(kind: DeliveryKind, waitsFor: LockReason): Promise<number> {
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
  async delay(id: string, milliseconds: number) {
    await this.pool.query(
      `select mail.schedule($1, now() + $2::float8 * interval '1 millisecond', (error is not null)::int)
       from mail.enquiry where id = $1`,
      [id, milliseconds],
    )
  }

  /** Called when a delivery has ended for which others may wait. */
  async deliveryEnded(kind: DeliveryKind) {
    for (const reason of reasonsOf(kind)) {
      const name = nameOf(reason)
      if (!this.retries.isPlanned(name) || (await bringForward(this.pool, reason)) > 0) continue
      // Another statement may be changing all of them at this moment, so that none could be brought forward.
      if (!(await isPutOff(this.pool, reason))) this.retries.forget(name)
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
