import { acceptedAtOf, identityKey, identityKeyOf, repeatWindowOf } from '../../enquiry/identity'
import type { Acceptance } from '../outbox'

type Known = { id: string; until: number; accepted: Promise<unknown> }

/**
 * Which enquiries were accepted lately. Two equal ones at the same moment are one: the second waits for the first
 * to be stored, and is stored itself when the first failed.
 */
export class Repetitions {
  private readonly known = new Map<string, Known>()

  /** For what a former process accepted: how much of the window is left, only the wall clock can say. */
  remember(id: string) {
    const key = identityKeyOf(id)
    const left = acceptedAtOf(id) + repeatWindowOf(key) - Date.now()
    if (left > 0) this.known.set(key, { id, until: performance.now() + left, accepted: Promise.resolve() })
  }

  async once(identity: string, id: string, store: () => Promise<void>): Promise<Acceptance> {
    const key = identityKey(identity)
    for (;;) {
      const earlier = this.known.get(key)
      if (!earlier || earlier.until < performance.now()) break
      const stored = await earlier.accepted.then(
        () => true,
        () => false,
      )
      if (stored) return { id: earlier.id, duplicate: true }
    }
    const mine = { id, until: performance.now() + repeatWindowOf(identity), accepted: store() }
    this.known.set(key, mine)
    try {
      await mine.accepted
    } catch (error) {
      if (this.known.get(key) === mine) this.known.delete(key)
      throw error
    }
    return { id, duplicate: false }
  }

  tidy() {
    for (const [key, { until }] of this.known) if (until < performance.now()) this.known.delete(key)
  }
}
