import type { Presence } from './presence'

/**
 * Numbered slots that one delivery at a time may hold, in all processes on one database. A slot is an advisory lock, which
 * PostgreSQL releases when the process that holds it ends.
 */
export class SlotLocks {
  /** The slots of this process. PostgreSQL would give it the same lock twice. */
  private readonly held = new Set<number>()
  private attempt: Promise<unknown> = Promise.resolve()

  /** @param space The first key of the advisory locks. */
  constructor(
    private readonly presence: Presence,
    private readonly space: number,
  ) {}

  /**
   * Takes the first free one of these slots. One attempt at a time, so that two never choose the same slot.
   * @returns A function that frees it, or undefined if none is free.
   */
  async tryOneOf(slots: readonly number[]): Promise<(() => Promise<void>) | undefined> {
    const attempt = this.attempt
      .catch(() => undefined)
      .then(async () => {
        const free = slots.filter((slot) => !this.held.has(slot))
        const slot = free.length ? await this.presence.tryLock(free, this.space) : undefined
        if (slot !== undefined) this.held.add(slot)
        return slot
      })
    this.attempt = attempt
    const slot = await attempt
    return slot === undefined ? undefined : () => this.free(slot)
  }

  private async free(slot: number) {
    await this.presence.unlock(slot, this.space)
    this.held.delete(slot)
  }
}
