import type { Composition } from '@virida/shared/platform/contract/composition'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { nextStamp, readNext } from '@virida/shared/platform/release/registry/announcement'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { ReleaseStore } from './release-store'
import { signedReleases } from './signed-releases'
import { compositionOf } from './snapshot'

/** Shortest time between two looks for an announcement, in ms. A gate takes several times as long. */
const lookInterval = 100

/**
 * The releases that a publisher has announced. Their processes start while the gate checks them, so that pages are shown
 * with them as soon as they are live.
 */
export class NextReleases {
  #stamp: string | undefined
  #lookedAt = -Infinity

  /** @param prepare Starts what is needed to render. The store checks signatures with the keys of the next registry. */
  constructor(
    readonly dir: string,
    readonly pinned: PinnedKeys | undefined,
    readonly log: FaultLog,
    readonly prepare: (composition: Composition, store: ReleaseStore) => Promise<unknown>,
  ) {}

  /** Prepares the releases of an announcement that no earlier call has seen. Each request calls it. */
  look(live: Registry): void {
    const now = performance.now()
    if (now - this.#lookedAt < lookInterval) return
    this.#lookedAt = now
    const report = (error: unknown) =>
      this.log.report('The releases that a publisher has announced cannot be prepared', { error })
    try {
      const stamp = nextStamp(this.dir)
      if (stamp === this.#stamp) return
      this.#stamp = stamp
      const next = readNext(this.dir)
      // Pages are still shown with an earlier revision. A later look prepares this one.
      if (next && next.revision > live.revision + 1) this.#stamp = undefined
      // An announcement stays after its publication.
      if (next?.revision === live.revision + 1) this.#prepare(next).catch(report)
    } catch (error) {
      report(error)
    }
  }

  async #prepare(next: Registry) {
    const store = new ReleaseStore(this.dir, this.pinned)
    store.keep(next)
    const { signed } = signedReleases(next, store)
    await this.prepare(compositionOf(signed, store), store)
  }
}
