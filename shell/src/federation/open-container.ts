import type { SiteRoute } from '@virida/shared/platform/contract'
import { exposedModule, sharedVersions } from '@virida/shared/platform/webpack/federation'
import { provided } from './provided'

/** A webpack container: the browser file of a section, with the two functions of webpack's federation protocol. */
export type Container = {
  init: (scope: ShareScope) => void | Promise<void>
  get: (module: string) => Promise<() => unknown>
}

type ShareScope = Record<string, Record<string, { get: () => Promise<unknown>; from: string; loaded: 1 }>>

/**
 * Opens a section's container without the federation runtime. The section of the first page is loaded this way,
 * because the runtime is about 18 kB that would have to arrive before the page can hydrate. The runtime is fetched
 * when the browser is idle and loads all further sections.
 */
export async function openContainer(container: Container): Promise<readonly SiteRoute[]> {
  await container.init(shareScope())
  const factory = await container.get(exposedModule)
  return (factory() as { default: readonly SiteRoute[] }).default
}

function shareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => {
      const library = provided[name as keyof typeof provided]
      return [name, { [version]: { get: () => Promise.resolve(library), from: 'shell', loaded: 1 } }]
    }),
  )
}
