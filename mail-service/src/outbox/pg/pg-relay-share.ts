import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { RelayRest, RelayShare } from '../relay-share'
import type { Presence } from './presence'
import { slotSpace } from './schema'
import { SlotLocks } from './slot-locks'

/** Milliseconds between two attempts to get a slot while all are taken. */
const slotInterval = 30
/** The slot of the delivery that tests the relay. The others are counted from 1. */
const probeSlot = 0

/** Shares the relay between the processes on one database. */
export class PgRelayShare implements RelayShare {
  private readonly locks: SlotLocks

  /**
   * @param slots Number of deliveries at the same time, in all processes together.
   * @param longestPause Milliseconds of the longest pause that a process may write.
   */
  constructor(
    private readonly pool: pg.Pool,
    presence: Presence,
    private readonly slots: number,
    private readonly longestPause: number,
  ) {
    this.locks = new SlotLocks(presence, slotSpace)
  }

  async takeSlot() {
    const all = Array.from({ length: this.slots }, (_, index) => index + 1)
    for (;;) {
      const free = await this.locks.tryOneOf(all)
      if (free) return free
      await sleep(slotInterval * (1 + Math.random()))
    }
  }

  takeProbe() {
    return this.locks.tryOneOf([probeSlot])
  }

  async read(): Promise<RelayRest> {
    const { rows } = await this.pool.query<RelayRest>({
      name: 'relay',
      text: `select faults, fault, greatest(0, extract(epoch from paused_until - clock_timestamp()) * 1000)::float8
        as "pausedFor" from mail.relay`,
    })
    const rest = rows[0] ?? { faults: 0, pausedFor: 0, fault: '' }
    if (rest.pausedFor <= this.longestPause) return rest
    // The clock of the database was set back, or another machine with another clock took over.
    await this.pool.query('update mail.relay set paused_until = clock_timestamp()')
    return { ...rest, pausedFor: 0 }
  }

  async write({ faults, pausedFor, fault }: RelayRest) {
    // Processes that find the same fault at the same time count it once.
    const text = faults
      ? `update mail.relay set faults = greatest(faults, $1), fault = $3,
           paused_until = greatest(paused_until, clock_timestamp() + $2 * interval '1 millisecond')`
      : `update mail.relay set faults = $1, fault = $3,
           paused_until = clock_timestamp() + $2 * interval '1 millisecond'`
    await this.pool.query(text, [faults, pausedFor, fault])
  }
}

/**
 * Ends the pause of the queue, so that a restart tries the relay at once with one of the enquiries that wait for the end of
 * the pause. The other instances learn of it before their next delivery.
 */
export async function endRelayPause(pool: pg.Pool) {
  await pool.query(
    `with paused as (select paused_until from mail.relay where faults > 0 and paused_until > now()),
     ended as (update mail.relay set paused_until = now() where exists (select from paused))
     select mail.schedule(e.id, now(), 0) from mail.enquiry e, paused p
     where e.state = 'waiting' and e.due_at <= p.paused_until + interval '1 second'`,
  )
}
