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
import { otherReleases, releaseLabel } from '../reports/release-label'
import type { History, PastChange } from './history'

/** Bytes of all scripts and style sheets of a release, compressed. */
type Sizes = { js: number; css: number }

/** What the page says about a release. */
export type ReleaseFacts = {
  version: string
  /** Undefined if the release is not on this machine. */
  commit: string | undefined
  sizes: Sizes | undefined
  /** What was counted of it, if it is live or in a canary, or was live before the live one. */
  counts: ReleaseCounts | undefined
}

/** What the page says about an app. */
export type LiveApp = {
  name: string
  pointer: Pointer
  state: AppState | undefined
  /** The change that made the live release live; undefined if it is too old. */
  change: PastChange | undefined
  live: ReleaseFacts
  canary: Canary | undefined
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
  return Object.entries(registry.apps).map(([name, pointer]) => ({
    name,
    pointer,
    state: states[name],
    change: changes.get(name),
    live: factsOf(registry, store, counts, name)(pointer.active),
    canary: registry.canaries.find(({ app }) => app === name),
    previews: registry.previews.filter((preview) => preview.app === name && isOpen(preview)),
    keys: registry.owners[name]?.keys ?? [],
  }))
}

/** Describes releases of an app. */
export const factsOf =
  (registry: Registry, store: ReleaseStore, counts: ReadonlyMap<string, ReleaseCounts>, app: string) =>
  (version: string): ReleaseFacts => {
    const manifest = store.find(app, version)?.manifest
    const label = releaseLabel(registry, app, version)
    return {
      version,
      commit: manifest?.commit,
      sizes: manifest && sizesOf(manifest.files),
      // Releases that are neither live nor in a canary are counted together, which says nothing about one of them.
      counts: label === otherReleases ? undefined : counts.get(label),
    }
  }

function sizesOf(files: Record<string, { bytes: number; brotli?: number | undefined }>): Sizes {
  const sum = (pattern: RegExp) =>
    Object.entries(files).reduce(
      (total, [file, { bytes, brotli = bytes }]) => total + (pattern.test(file) ? brotli : 0),
      0,
    )
  return { js: sum(/\.m?js$/), css: sum(/\.css$/) }
}
