import type { Snapshot } from '../releases/snapshot'
import { PageCache } from './page-cache'

/** The cache of the live pages and one for each canary, so that no page of one reaches visitors of another. */
export class PageCaches {
  readonly #live = new PageCache()
  /** By the salt of the canary. */
  readonly #ofCanaries = new Map<string, PageCache>()

  of({ canary, registry }: Snapshot): PageCache {
    for (const salt of this.#ofCanaries.keys())
      if (!registry.canaries.some((running) => running.salt === salt)) this.#ofCanaries.delete(salt)
    if (!canary) return this.#live
    const cache = this.#ofCanaries.get(canary.salt) ?? new PageCache()
    this.#ofCanaries.set(canary.salt, cache)
    return cache
  }
}
