import type { SiteRoute } from '@virida/shared/contract'
import type { Composition, Section } from '../src/composition/composition'
import type { LoadRoutes } from '../src/router/page-data'
import { releaseBase, type Snapshot } from './live-registry'
import type { ReleaseStore } from './release-store'

/** One document's releases, settled: the browser will get just these. */
export type Pinned = {
  composition: Composition
  loadRoutes: LoadRoutes
  /** The section fell back to the release before, or has none that works. */
  degraded?: Error
}

/**
 * Settles which release of the owning section renders a document: the live one, or the one before it when the
 * live one cannot be run here. With neither, the routes reject and the page becomes the box in the frame.
 */
export function pin(snapshot: Snapshot, sectionName: string, store: ReleaseStore): Pinned {
  const { composition, registry } = snapshot
  const section = composition.sections.find(({ name }) => name === sectionName)
  const failures: Error[] = []
  const { active = '', previous = null } = registry.apps[sectionName] ?? {}
  for (const version of previous ? [active, previous] : [active]) {
    try {
      const routes = store.server(sectionName, version).default as SiteRoute[]
      return {
        composition:
          version === active || !section ? composition : withRelease(composition, section, version),
        loadRoutes: () => Promise.resolve(routes),
        degraded: failures[0],
      }
    } catch (error) {
      failures.push(error as Error)
    }
  }
  const degraded = new AggregateError(failures, failures.map(({ message }) => message).join('; '))
  return { composition, loadRoutes: () => Promise.reject(degraded), degraded }
}

function withRelease(composition: Composition, section: Section, version: string): Composition {
  const pinned: Section = {
    ...section,
    version,
    base: releaseBase(section.name, version),
    previous: undefined,
  }
  return {
    ...composition,
    sections: composition.sections.map((one) => (one.name === section.name ? pinned : one)),
  }
}
