import type { SiteRoute } from '@virida/shared/contract'
import type { Section } from '../composition/composition'
import { whenIdle } from '../layout/when-idle'
import type { LoadRoutes } from '../router/page-data'
import { openContainer } from './open-container'
import { within } from './within'

/** How long one attempt to get a section's container may take. `import()` has no limit of its own. */
const patience = 5000

type Attempt = { remote: string; entry: string }

/**
 * The browser's way to a section: its container, then one retry, then the release that was live before. A
 * section that loaded stays loaded; one that failed is tried anew at the next visit.
 */
export function createRouteLoader(): LoadRoutes {
  const loading = new Map<string, Promise<readonly SiteRoute[]>>()
  let isFirst = true

  return (section) => {
    const known = loading.get(section.name)
    if (known) return known
    const attempt = load(section, isFirst)
    isFirst = false
    loading.set(section.name, attempt)
    // The next visit tries anew; this one has told its caller.
    attempt.catch(() => loading.delete(section.name))
    return attempt
  }
}

async function load(section: Section, isFirst: boolean): Promise<readonly SiteRoute[]> {
  const failures: unknown[] = []
  for (const [index, { remote, entry }] of attempts(section).entries()) {
    try {
      const routes = isFirst && index === 0 ? openContainer(entry) : byRuntime(remote, entry)
      return await within(patience, routes, entry)
    } catch (error) {
      failures.push(error)
    } finally {
      if (isFirst) whenIdle(() => void importRuntime())
    }
  }
  throw new AggregateError(failures, failures.map((failure) => (failure as Error).message).join('; '))
}

const importRuntime = () => import(/* webpackChunkName: "federation" */ './runtime')

async function byRuntime(remote: string, entry: string) {
  return (await importRuntime()).loadRemoteRoutes(remote, entry)
}

function attempts({ name, base, entry, previous }: Section): Attempt[] {
  const round = Date.now().toString(36)
  const absolute = (path: string) => new URL(path, location.href).href
  return [
    { remote: name, entry: absolute(base + entry) },
    // Browsers remember that a module failed; another address makes them ask again.
    { remote: `${name}.${round}`, entry: absolute(`${base}${entry}?retry=${round}`) },
    ...(previous
      ? [{ remote: `${name}.previous.${round}`, entry: absolute(previous.base + previous.entry) }]
      : []),
  ]
}
