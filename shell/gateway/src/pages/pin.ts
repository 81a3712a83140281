import type { SiteRoute } from '@virida/shared/platform/contract'
import { previousRelease, type Composition } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { Snapshot } from '../releases/live-registry'
import type { ReleaseStore } from '../releases/release-store'

/** The releases of one document. The browser loads the same ones. */
type Pinned = {
  composition: Composition
  loadRoutes: LoadRoutes
  /** Why the live release was not used: the document has the previous release, or the error box. */
  degraded?: Error
}

/**
 * Decides which release of a section renders a document: the live one, or the previous one if the server file of the
 * live one cannot be run. If neither can be run, `loadRoutes` rejects and the page becomes the error box.
 */
export function pin(snapshot: Snapshot, sectionName: string, store: ReleaseStore): Pinned {
  const { composition, registry } = snapshot
  const failures: Error[] = []
  const { active = '', previous = null } = registry.apps[sectionName] ?? {}
  for (const version of previous ? [active, previous] : [active]) {
    try {
      const routes = store.server(sectionName, version).default as SiteRoute[]
      return {
        composition: version === active ? composition : withPrevious(composition, sectionName),
        loadRoutes: () => Promise.resolve(routes),
        degraded: failures[0],
      }
    } catch (error) {
      failures.push(error as Error)
    }
  }
  const reasons = failures.map(({ message }) => message).join('; ')
  const degraded = new ReleaseError('release_invalid', `Cannot load the section ${sectionName}: ${reasons}`, {
    cause: failures[0],
  })
  return { composition, loadRoutes: () => Promise.reject(degraded), degraded }
}

function withPrevious(composition: Composition, name: string): Composition {
  return {
    ...composition,
    sections: composition.sections.map((section) =>
      section.name === name ? (previousRelease(section) ?? section) : section,
    ),
  }
}
