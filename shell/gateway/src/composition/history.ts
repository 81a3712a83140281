import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { readRevision, revisionsIn } from '@virida/shared/platform/release/registry/registry-folder'
import type { Change, Registry } from '@virida/shared/platform/release/registry/registry-schema'

/** How far back it is searched when the live releases went live. */
const mostRevisions = 1000

export type PastChange = Change & { revision: number; at: string }

/**
 * The changes of the registry, newest first. A revision never changes, so each one is read once, and only when it is
 * asked for. The gateway answers other requests between two revisions.
 */
export class History {
  readonly #changes = new LRUCache<number, { change?: PastChange }>({ max: mostRevisions })

  /** @param dir Folder of all releases. */
  constructor(readonly dir: string) {}

  /**
   * The latest changes, or those of an app. Revisions that cannot be read, or that only repaired the registry of a new site, are
   * left out.
   */
  async latest(most: number, app?: string): Promise<PastChange[]> {
    const found: PastChange[] = []
    for await (const change of this.#newestFirst()) {
      if (app === undefined || app in change.moves || change.key?.app === app) found.push(change)
      if (found.length >= most) break
    }
    return found
  }

  /** The changes that made the live releases live, by app. An app whose change is too old or not on this machine is missing. */
  async whenLive({ apps }: Registry): Promise<Map<string, PastChange>> {
    const wanted = new Map(Object.entries(apps).map(([app, { active }]) => [app, active]))
    const found = new Map<string, PastChange>()
    for await (const change of this.#newestFirst()) {
      if (found.size === wanted.size) break
      if (!['publish', 'promote', 'rollback', 'repair'].includes(change.action)) continue
      for (const [app, { to }] of Object.entries(change.moves))
        if (to === wanted.get(app) && !found.has(app)) found.set(app, change)
    }
    return found
  }

  async *#newestFirst(): AsyncGenerator<PastChange> {
    for (const revision of revisionsIn(this.dir).slice(0, mostRevisions)) {
      const known = this.#changes.get(revision) ?? (await this.#read(revision))
      this.#changes.set(revision, known)
      if (known.change) yield known.change
    }
  }

  async #read(revision: number): Promise<{ change?: PastChange }> {
    await setImmediate()
    try {
      const { change, updatedAt: at } = readRevision(this.dir, revision)
      return change ? { change: { ...change, revision, at } } : {}
    } catch {
      // The health report names a damaged registry.
      return {}
    }
  }
}
