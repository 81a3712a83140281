import { accessSync } from 'node:fs'
import path from 'node:path'
import type { LiveRegistry } from './releases/live-registry'
import type { ReleaseStore } from './releases/release-store'

type Health = {
  ok: boolean
  registry: { updatedAt: string | null; ageSeconds: number | null; problem?: string }
  apps: Record<string, { version: string | null; reachable: boolean; problem?: string }>
}

/**
 * Reports whether every live release can be served and rendered, and how old the registry is.
 * @param expected Names of all apps of the site. The site is not healthy if one has no live release.
 */
export function health(
  registry: LiveRegistry,
  store: ReleaseStore,
  expected: readonly string[],
  now = new Date(),
): Health {
  try {
    const { registry: live } = registry.snapshot()
    const apps = Object.fromEntries(expected.map((app) => [app, state(store, app, live.apps[app]?.active)]))
    const problem = registry.problem?.message
    return {
      ok: !problem && Object.values(apps).every(({ reachable }) => reachable),
      registry: {
        updatedAt: live.updatedAt,
        ageSeconds: Math.round((now.getTime() - Date.parse(live.updatedAt)) / 1000),
        ...(problem ? { problem } : {}),
      },
      apps,
    }
  } catch (error) {
    return {
      ok: false,
      registry: { updatedAt: null, ageSeconds: null, problem: (error as Error).message },
      apps: {},
    }
  }
}

function state(store: ReleaseStore, app: string, version: string | undefined) {
  if (!version) return { version: null, reachable: false, problem: 'It has no live release' }
  return { version, ...reach(store, app, version) }
}

function reach(store: ReleaseStore, app: string, version: string): { reachable: boolean; problem?: string } {
  try {
    const { manifest, client } = store.release(app, version)
    store.server(app, version)
    // Without its browser files a page would render here but never hydrate.
    for (const file of Object.keys(manifest.files)) accessSync(path.join(client, file))
    return { reachable: true }
  } catch (error) {
    return { reachable: false, problem: (error as Error).message }
  }
}
