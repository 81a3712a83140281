import type { RouteObject } from 'react-router-dom'
import type { Composition } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { loadPage } from '../router/page-data'
import { matchPage } from '../router/match-page'
import { savesData } from '../saves-data'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the page behind a link as soon as the visitor points at the link, so that it is there at the click. One
 * listener on the document covers the links of all sections.
 * @param isWithdrawn Asks whether a release of the document has been withdrawn.
 */
export function preloadOnIntent(
  routes: RouteObject[],
  composition: Composition,
  loadRoutes: LoadRoutes,
  isWithdrawn?: () => Promise<boolean>,
) {
  if (savesData()) return
  const preloaded = new Set<string>()
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const match = matchPage(routes, link.pathname)
    if (!match || match.owner.isFallback) return
    // The navigation will need the answer.
    void isWithdrawn?.()
    if (preloaded.has(match.id)) return
    const { owner, id } = match
    const section = composition.sections.find(({ name }) => name === owner.section)
    if (!section) return
    preloaded.add(id)
    // A failed preload stays silent: the visitor sees the error only after following the link.
    loadPage(section, owner.pattern, loadRoutes).catch(() => preloaded.delete(id))
  }
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, capture: true })
}
