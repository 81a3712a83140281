import { createInstance } from '@module-federation/enhanced/runtime'
import type { SiteRoute } from '@virida/shared/platform/contract'
import { sharedRanges, sharedVersions } from '@virida/shared/platform/webpack/federation'
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

/**
 * Loads a section's route table with the federation runtime.
 * @throws Error when the section needs another version of a shared library than the shell provides.
 */
export async function loadRemoteRoutes(remote: string, entry: string): Promise<readonly SiteRoute[]> {
  federation.registerRemotes([{ name: remote, entry, type: 'module' }])
  const module = await federation.loadRemote<{ default: readonly SiteRoute[] }>(`${remote}/routes`)
  if (!module)
    throw new Error(`Cannot read the route table of ${entry}: the container exposes no module ./routes`)
  return module.default
}
