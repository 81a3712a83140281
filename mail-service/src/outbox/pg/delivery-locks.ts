import { networkNumberOf } from '../../enquiry/client-number'
import { mostOfLarge, mostOfOneKind } from '../most-of-one-kind'
import type { Presence } from './presence'
import { clientSpace, filesSpace, largeSpace, networkSpace } from './schema'
import { SlotLocks } from './slot-locks'

/** What decides whether an enquiry may be delivered now. */
export type DeliveryKind = { client: number; hasFiles: boolean; isLarge: boolean }

/** What an enquiry has to wait for: another delivery of its client, its network, with files, or of a large enquiry. */
export type LockReason = 'client' | 'network' | 'files' | 'large'

export type Locked = { unlock: () => Promise<void> } | { waitsFor: LockReason }

/**
 * Limits the deliveries that could be slow for the same reason, in all processes on one database: one of a client, and so
 * many with files, large ones and of a network that one delivery is left for others.
 */
export class DeliveryLocks {
  private readonly clients: SlotLocks
  private readonly files: SlotLocks
  private readonly large: SlotLocks
  private readonly networks: SlotLocks
  /** The numbers of the slots of one kind. */
  private readonly slots: readonly number[]
  private readonly largeSlots: readonly number[]

  /** @param deliveries Number of deliveries at the same time. */
  constructor(presence: Presence, deliveries: number) {
    this.clients = new SlotLocks(presence, clientSpace)
    this.files = new SlotLocks(presence, filesSpace)
    this.large = new SlotLocks(presence, largeSpace)
    this.networks = new SlotLocks(presence, networkSpace)
    this.slots = numbers(mostOfOneKind(deliveries))
    this.largeSlots = numbers(mostOfLarge(deliveries))
  }

  /** @returns A function that unlocks what was locked, or what the enquiry has to wait for. */
  async tryLock({ client, hasFiles, isLarge }: DeliveryKind): Promise<Locked> {
    const network = networkNumberOf(client)
    const wanted: [LockReason, SlotLocks, readonly number[]][] = [['client', this.clients, [client]]]
    if (network !== undefined)
      wanted.push(['network', this.networks, this.slots.map((slot) => network * this.slots.length + slot)])
    if (hasFiles) wanted.push(['files', this.files, this.slots])
    if (isLarge) wanted.push(['large', this.large, this.largeSlots])
    const locked: (() => Promise<void>)[] = []
    const unlock = async () => {
      for (const free of locked.splice(0)) await free()
    }
    try {
      for (const [reason, locks, slots] of wanted) {
        const free = await locks.tryOneOf(slots)
        if (!free) {
          await unlock()
          return { waitsFor: reason }
        }
        locked.push(free)
      }
      return { unlock }
    } catch (error) {
      await unlock()
      throw error
    }
  }
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index)
