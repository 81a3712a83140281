import { ReleaseError } from '@virida/shared/platform/release/errors'
import { keysOf } from '@virida/shared/platform/release/ownership/ownership'
import {
  pointer,
  type Pointer,
  type Registry,
} from '@virida/shared/platform/release/registry/registry-schema'
import type { ReleaseStore } from './release-store'

/** Codes of releases that the team of their app has not signed. */
const unsigned: readonly string[] = ['release_unsigned', 'key_foreign', 'signature_wrong']

type SignedReleases = {
  signed: Registry
  /** Why live releases are not shown, by app. */
  refusals: ReadonlyMap<string, Error>
}

/**
 * The registry without releases that their teams have not signed: the newest signed release before such a one stays
 * live. If an app has none, its pages show the error box.
 */
export function signedReleases(registry: Registry, store: ReleaseStore): SignedReleases {
  const refusals = new Map<string, Error>()
  const owned = Object.entries(registry.apps).filter(
    ([app]) => keysOf(app, registry, store.pinned).length > 0,
  )
  if (owned.length === 0) return { signed: registry, refusals }
  const apps = owned.map(([app, live]): [string, Pointer] => {
    const problem = problemOf(store, app, live.active)
    if (problem) refusals.set(app, problem)
    // One that is lost or damaged cannot take the place of a refused release.
    const index = live.earlier.findIndex((version) => store.find(app, version))
    const earlier = index < 0 ? [] : live.earlier.slice(index)
    const [next, ...rest] = earlier
    if (!problem || !next) return [app, pointer(live.active, earlier, live.takenBack, live.paths)]
    // Tabs with the refused release learn that it is withdrawn.
    return [app, pointer(next, rest, [...live.takenBack, live.active], pathsOf(store, app, next))]
  })
  return { signed: { ...registry, apps: { ...registry.apps, ...Object.fromEntries(apps) } }, refusals }
}

function problemOf(store: ReleaseStore, app: string, version: string): Error | undefined {
  try {
    store.release(app, version)
    return undefined
  } catch (error) {
    return error instanceof ReleaseError && unsigned.includes(error.code) ? error : undefined
  }
}

const pathsOf = (store: ReleaseStore, app: string, version: string) =>
  store.release(app, version).manifest.routes.map(({ path }) => path)
