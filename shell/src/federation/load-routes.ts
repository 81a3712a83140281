import type { SiteRoute } from '@virida/shared/platform/contract'
import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { withTimeout } from '@virida/shared/platform/timeout'
import { whenUsed } from '@virida/shared/site/when-used'
import { openContainer, type Container } from './open-container'
import { loadModule } from './verified-files'

/** Timeout of the start of a container that has been loaded, in ms. */
const startTimeout = 5000

/**
 * Creates the browser's loader of route tables. It loads exactly the given release. A release that has loaded is kept;
 * after a failure the next call starts over.
 */
export function createRouteLoader(): LoadRoutes {
  const loading = new Map<string, Promise<readonly SiteRoute[]>>()
  let isFirst = true

  return (section) => {
    const known = loading.get(section.base)
    if (known) return known
    const routes = load(section, isFirst)
    isFirst = false
    loading.set(section.base, routes)
    routes.catch(() => loading.delete(section.base))
    return routes
  }
}

async function load(
  { name, base, entry, integrity }: SectionRelease,
  isFirst: boolean,
): Promise<readonly SiteRoute[]> {
  try {
    const [{ address, exports }] = await Promise.all([
      loadModule(new URL(base + entry, location.href).href, integrity),
      isFirst ? undefined : importRuntime(),
    ])
    const routes = isFirst ? openContainer(exports as Container) : loadByRuntime(name, address)
    return await withTimeout(startTimeout, routes, address)
  } finally {
    // Offline: it is requested again when a page of another section needs it.
    if (isFirst) whenUsed(() => void importRuntime().catch(() => undefined))
  }
}

const importRuntime = () => import(/* webpackChunkName: "federation" */ './runtime')

/** The runtime remembers a remote by its name. Each load has a name of its own, so that a retry starts over. */
async function loadByRuntime(name: string, address: string) {
  const { loadRemoteRoutes } = await importRuntime()
  return loadRemoteRoutes(`${name}.${Date.now().toString(36)}`, address)
}
