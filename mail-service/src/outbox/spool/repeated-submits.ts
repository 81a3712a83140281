import { acceptedAtOf, hasKey, identityKey, identityKeyOf, repeatWindowOf } from '../../enquiry/identity'
import type { Acceptance } from '../../enquiry/stored-enquiry'

/** Milliseconds by which a clock may have been set back while its earlier enquiries are still remembered. */
const clockTolerance = 60_000

type Entry = { id: string; until: number; stored: Promise<unknown> }

/**
 * Remembers recently accepted enquiries and recognizes repeated submits. When two equal submits arrive at the same time,
 * the second waits until the first is stored. If storing the first fails, the second is stored.
 */
export class RepeatedSubmits {
  private readonly entries = new Map<string, Entry>()

  /**
   * Adds an enquiry that an earlier process accepted. Its remaining time is computed from the time in its id. If that is
   * longer than the time of an enquiry that is accepted now, the clock was ahead: then an enquiry without a key is not added, because
   * somebody may send the same text again. A key belongs to one form.
   */
  remember(id: string) {
    const key = identityKeyOf(id)
    const window = repeatWindowOf(key)
    const left = acceptedAtOf(id) + window - Date.now()
    if (left > 0 && (hasKey(key) || left < window + clockTolerance))
      this.entries.set(key, {
        id,
        until: performance.now() + Math.min(left, window),
        stored: Promise.resolve(),
      })
  }

  /** Forgets an enquiry whose content was lost or erased, so that a repeated submit stores it again. */
  forget(id: string) {
    const key = identityKeyOf(id)
    if (this.entries.get(key)?.id === id) this.entries.delete(key)
  }

  /**
   * Calls `store` unless the enquiry is a repeated submit.
   * @param isKept Whether an earlier enquiry was delivered or can still be delivered.
   */
  async once(
    identity: string,
    id: string,
    store: () => Promise<void>,
    isKept: (earlierId: string) => Promise<boolean>,
  ): Promise<Acceptance> {
    const key = identityKey(identity)
    for (;;) {
      const earlier = this.entries.get(key)
      if (!earlier || earlier.until < performance.now()) break
      const isStored = await earlier.stored.then(
        () => true,
        () => false,
      )
      if (!isStored) continue
      if (await isKept(earlier.id)) return { id: earlier.id, duplicate: true }
      this.forget(earlier.id)
    }
    const entry = { id, until: performance.now() + repeatWindowOf(identity), stored: store() }
    this.entries.set(key, entry)
    try {
      await entry.stored
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key)
      throw error
    }
    return { id, duplicate: false }
  }

  /** Removes entries whose time is over. */
  tidy() {
    for (const [key, { until }] of this.entries) if (until < performance.now()) this.entries.delete(key)
  }
}
