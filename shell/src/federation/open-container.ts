import type { SiteRoute } from '@virida/shared/contract'
import { exposedModule, sharedVersions } from '@virida/shared/build/federation'
import { provided } from './provided'

/** A webpack container, as every section is one: webpack's own protocol of two calls. */
type Container = {
  init: (scope: ShareScope) => void | Promise<void>
  get: (module: string) => Promise<() => unknown>
}

type ShareScope = Record<string, Record<string, { get: () => Promise<unknown>; from: string; loaded: 1 }>>

/**
 * Opens a section's container by the bare protocol. The section of the page that a visitor asked for is opened
 * so: the federation runtime would cost that page 18 kB and a tenth of its time until it answers (measured in
 * docs/performance.md); it comes when the page is alive, for all that follows.
 */
export async function openContainer(entry: string): Promise<readonly SiteRoute[]> {
  const container = (await import(/* webpackIgnore: true */ entry)) as Container
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
