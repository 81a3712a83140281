import type { Presence } from './presence'
import { clientSpace } from './schema'

/**
 * Lets each client have one delivery at a time, in all processes on one database. A lock is an advisory lock, which
 * PostgreSQL releases when the process that holds it ends.
 */
export class ClientLocks {
  /** The clients that this process has locked. PostgreSQL would give it the same lock twice. */
  private readonly held = new Set<number>()

  constructor(private readonly presence: Presence) {}

  /** @returns A function that unlocks the client, or undefined if another delivery has locked it. */
  async tryLock(client: number): Promise<(() => Promise<void>) | undefined> {
    if (this.held.has(client)) return undefined
    this.held.add(client)
    let isLocked = false
    try {
      isLocked = (await this.presence.tryLock([client], clientSpace)) !== undefined
    } finally {
      if (!isLocked) this.held.delete(client)
    }
    return isLocked ? () => this.unlock(client) : undefined
  }

  private async unlock(client: number) {
    await this.presence.unlock(client, clientSpace)
    this.held.delete(client)
  }
}
