import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { pageOwners, routePath } from '@virida/shared/platform/contract/page-owner'
import { loadPage } from './page-data'
import { matchPage } from './match-page'
import { savesData } from '../saves-data'
import type { SiteSections } from '../federation/site-sections'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page behind a link as soon as the visitor points at the link, so that it is there at the click. One
 * listener on the document covers the links of all sections.
 * @param isWithdrawn Asks whether a release of the document has been withdrawn.
 */
export function preloadOnIntent(
  sections: SiteSections,
  loadRoutes: LoadRoutes,
  isWithdrawn?: () => Promise<boolean>,
) {
  if (savesData()) return
  const preloaded = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const { pathname } = link
    // Asked now, because the navigation will need the answer.
    void isWithdrawn?.()
    if (preloaded.has(pathname)) return
    preloaded.add(pathname)
    // A failed preload stays silent: the visitor sees the error only after following the link.
    preload(sections, loadRoutes, pathname).catch(() => preloaded.delete(pathname))
  }
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, capture: true })
}

async function preload(sections: SiteSections, loadRoutes: LoadRoutes, pathname: string) {
  const all = await sections.all()
  const routes = pageOwners(all).map((owner) => ({
    id: routePath(owner),
    path: routePath(owner),
    handle: owner,
  }))
  const owner = matchPage(routes, pathname)?.owner
  const section = all.sections.find(({ name }) => name === owner?.section)
  if (owner && section && !owner.isFallback) await loadPage(section, owner.pattern, loadRoutes)
}
