import type {
  Canary,
  Owner,
  Pointer,
  Preview,
  Registry,
} from '@virida/shared/platform/release/registry/registry-schema'
import { isOpen } from '@virida/shared/platform/release/pinned'
import type { ReleaseStore } from '../releases/release-store'
import type { AppState } from '../app-states'
import type { ReleaseCounts } from '../reports/metrics'
import { releaseLabel } from '../reports/release-label'
import type { History, PastChange } from './history'

/** Bytes of all scripts and style sheets of a release, compressed. */
type Sizes = { js: number; css: number }

/** What the page says about an app. */
export type LiveApp = {
  name: string
  pointer: Pointer
  state: AppState | undefined
  /** The change that made the live release live; undefined if it is too old. */
  change: PastChange | undefined
  commit: string | undefined
  sizes: Sizes | undefined
  /** What was counted of the live release, and of the canary. */
  counts: ReleaseCounts | undefined
  canary: Canary | undefined
  canaryCounts: ReleaseCounts | undefined
  previews: readonly Preview[]
  keys: Owner['keys']
}

/** Describes all apps that have a live release, in the order of the registry. */
export async function liveApps(
  registry: Registry,
  store: ReleaseStore,
  history: History,
  states: Readonly<Record<string, AppState>>,
  counts: ReadonlyMap<string, ReleaseCounts>,
): Promise<LiveApp[]> {
  const changes = await history.whenLive(registry)
  return Object.entries(registry.apps).map(([name, pointer]) => {
    const manifest = store.find(name, pointer.active)?.manifest
    const canary = registry.canaries.find(({ app }) => app === name)
    return {
      name,
      pointer,
      state: states[name],
      change: changes.get(name),
      commit: manifest?.commit,
      sizes: manifest && sizesOf(manifest.files),
      counts: counts.get(releaseLabel(registry, name, pointer.active)),
      canary,
      canaryCounts: canary && counts.get(releaseLabel(registry, name, canary.version)),
      previews: registry.previews.filter((preview) => preview.app === name && isOpen(preview)),
      keys: registry.owners[name]?.keys ?? [],
    }
  })
}

function sizesOf(files: Record<string, { bytes: number; brotli?: number | undefined }>): Sizes {
  const sum = (pattern: RegExp) =>
    Object.entries(files).reduce(
      (total, [file, { bytes, brotli = bytes }]) => total + (pattern.test(file) ? brotli : 0),
      0,
    )
  return { js: sum(/\.m?js$/), css: sum(/\.css$/) }
}
