import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRegistry } from './live-registry'
import type { Snapshot } from './snapshot'

/** Pages are shown with the new releases after this time even if their processes are not ready, in ms. */
const longestPreparation = 5000
/** How long the request that notices a new release waits for it, in ms. */
const longestWait = 1000

/**
 * The live releases that pages are shown with. After a release, pages are shown with the releases before it until the
 * processes for the new ones are ready. So visitors do not wait for a process, except the one whose request notices the
 * release.
 */
export class PreparedRegistry {
  #shown: Snapshot | undefined
  #preparing: Snapshot | undefined

  /**
   * @param prepare Starts what is needed to render with a snapshot. It waits for what the releases that are shown now do not
   * have. Problems appear when a page is rendered.
   */
  constructor(
    readonly registry: LiveRegistry,
    readonly prepare: (snapshot: Snapshot, shown?: Snapshot) => Promise<unknown>,
  ) {}

  /**
   * The releases to show pages with now. The request that notices a release waits for it (at most `longestWait`), so
   * that the person who publishes sees the new page at once.
   * @throws Error when the registry has never been readable.
   */
  async current(): Promise<Snapshot> {
    const latest = this.registry.snapshot()
    if (!this.#shown) {
      this.#shown = this.#preparing = latest
      void this.prepare(latest)
    } else if (latest !== this.#preparing) {
      this.#preparing = latest
      const prepared = Promise.race([
        this.prepare(latest, this.#shown),
        sleep(longestPreparation, undefined, { ref: false }),
      ])
      const shown = prepared.then(() => {
        // Another release may have followed in the meantime.
        if (this.#preparing === latest) this.#shown = latest
      })
      await Promise.race([shown, sleep(longestWait, undefined, { ref: false })])
    }
    return this.#shown
  }
}
