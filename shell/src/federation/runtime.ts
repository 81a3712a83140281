import { createInstance } from '@module-federation/enhanced/runtime'
import type { SiteRoute } from '@virida/shared/contract'
import { sharedRanges, sharedVersions } from '@virida/shared/build/federation'
import { provided } from './provided'

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      {
        version,
        lib: provided[name as keyof typeof provided],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: sharedRanges[name] ?? '*' },
      },
    ]),
  ),
})

/** Loads a section's route table by the federation runtime, which refuses one that needs another React than ours. */
export async function loadRemoteRoutes(remote: string, entry: string): Promise<readonly SiteRoute[]> {
  federation.registerRemotes([{ name: remote, entry, type: 'module' }])
  const module = await federation.loadRemote<{ default: readonly SiteRoute[] }>(`${remote}/routes`)
  if (!module) throw new Error(`${entry} has no route table`)
  return module.default
}
