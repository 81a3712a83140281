import type pg from 'pg'
import { networkNumberOf } from '../../enquiry/client-number'
import type { DeliveryKind, LockReason } from './delivery-locks'
import { LockRetries } from './lock-retries'
import { bringForward, putOff, type PutOffReason } from './put-off'

/** The jobs of enquiries that have to wait for other deliveries. */
export class WaitingJobs {
  private readonly retries = new LockRetries()

  constructor(private readonly pool: pg.Pool) {}

  /**
   * Delays an enquiry that has to wait for another delivery, such as one of its client, and others that would wait for the same.
   * Enquiries that were stored at the same moment are in no queue, because their transactions did not see each other. Now they get
   * into one.
   */
  async delay(id: string, kind: DeliveryKind, waitsFor: LockReason) {
    const reason = reasonsOf(kind).find((one) => one.kind === waitsFor)
    const name = reason ? nameOf(reason) : `client ${kind.client}`
    await this.pool.query(
      `select mail.schedule($1, now() + $2::float8 * interval '1 millisecond', (error is not null)::int)
       from mail.enquiry where id = $1`,
      [id, this.retries.plan(name, 1).delay],
    )
    if (reason) await putOff(this.pool, reason, (tries) => this.retries.plan(name, tries))
  }

  /** Called when a delivery has ended for which others may wait. */
  async deliveryEnded(kind: DeliveryKind) {
    for (const reason of reasonsOf(kind)) {
      const name = nameOf(reason)
      if (this.retries.isPlanned(name) && (await bringForward(this.pool, reason)) === 0)
        this.retries.forget(name)
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
