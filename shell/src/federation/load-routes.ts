import type { SiteRoute } from '@virida/shared/platform/contract'
import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { withTimeout } from '@virida/shared/platform/timeout'
import { whenIdle } from '../layout/when-idle'
import { openContainer } from './open-container'

/** Timeout of one attempt to load a section's container, in ms. `import()` has none of its own. */
const attemptTimeout = 5000

type Attempt = { remote: string; entry: string }

/**
 * Creates the browser's loader of route tables. It tries the section's release, tries it again, then tries the
 * release that was live before. A section that has loaded is kept; after a failure the next call starts over.
 */
export function createRouteLoader(): LoadRoutes {
  const loading = new Map<string, Promise<readonly SiteRoute[]>>()
  let isFirst = true

  return (section) => {
    const known = loading.get(section.name)
    if (known) return known
    const routes = load(section, isFirst)
    isFirst = false
    loading.set(section.name, routes)
    routes.catch(() => loading.delete(section.name))
    return routes
  }
}

async function load(section: SectionRelease, isFirst: boolean): Promise<readonly SiteRoute[]> {
  const failures: Error[] = []
  for (const [index, { remote, entry }] of attempts(section).entries()) {
    try {
      const routes = isFirst && index === 0 ? openContainer(entry) : loadByRuntime(remote, entry)
      return await withTimeout(attemptTimeout, routes, entry)
    } catch (error) {
      failures.push(error as Error)
    } finally {
      if (isFirst) whenIdle(() => void importRuntime())
    }
  }
  const reasons = failures.map(({ message }) => message).join('; ')
  throw new AggregateError(failures, `Cannot load the section ${section.name}: ${reasons}`)
}

const importRuntime = () => import(/* webpackChunkName: "federation" */ './runtime')

async function loadByRuntime(remote: string, entry: string) {
  return (await importRuntime()).loadRemoteRoutes(remote, entry)
}

function attempts({ name, base, entry, previous }: SectionRelease): Attempt[] {
  const id = Date.now().toString(36)
  const absolute = (path: string) => new URL(path, location.href).href
  return [
    { remote: name, entry: absolute(base + entry) },
    // A browser remembers that a module failed to load; it asks the server again only for another URL.
    { remote: `${name}.${id}`, entry: absolute(`${base}${entry}?retry=${id}`) },
    ...(previous
      ? [{ remote: `${name}.previous.${id}`, entry: absolute(previous.base + previous.entry) }]
      : []),
  ]
}
