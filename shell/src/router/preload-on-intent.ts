import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { routePath } from '@virida/shared/platform/contract/page-owner'
import { loadData, loadPage } from './page-data'
import { warmPage, type LoadedPage, type Router } from './warm-page'
import { findPage } from './find-page'
import { showReadyPagesAtOnce } from './instant-pages'
import { requestPageFiles } from '../federation/page-files'
import type { SiteSections } from '../federation/site-sections'

/** A touch becomes a click at once. The pointer and the focus also pass over links that the visitor does not follow. */
const intents = { pointerover: 50, focusin: 50, touchstart: 0 } as const
/** Number of pages loaded ahead that are remembered. With one more, the oldest is forgotten. */
const mostPages = 20

/**
 * Loads the page behind a link with its data when the visitor rests on the link, and renders it unseen, so that nothing is left to
 * load and little to compile at the click. One listener on the document covers the links of all sections. A page that is ready at the
 * click is shown at once.
 * @param isWithdrawn Asks whether a release of the document has been withdrawn.
 */
export function preloadOnIntent(
  router: Router,
  sections: SiteSections,
  loadRoutes: LoadRoutes,
  isWithdrawn?: () => Promise<boolean>,
) {
  let shown = location.pathname
  /** Addresses whose pages are loaded ahead, and whether they are ready. */
  const preloaded = new Map<string, boolean>()
  let rest: ReturnType<typeof setTimeout> | undefined

  function follow({ href }: HTMLAnchorElement, isTouched: boolean) {
    // Asked now, because the navigation will need the answer.
    void isWithdrawn?.()
    if (shown !== location.pathname) {
      shown = location.pathname
      preloaded.clear()
    }
    const page = pageAddress(href)
    if (preloaded.has(page)) return
    const [oldest] = preloaded.keys()
    if (oldest && preloaded.size >= mostPages) preloaded.delete(oldest)
    preloaded.set(page, false)
    preload(sections, loadRoutes, new URL(href)).then(
      (loaded) => {
        if (!loaded) return
        if (preloaded.has(page)) preloaded.set(page, true)
        // After a touch there is no time, because the click follows at once.
        if (!isTouched) warmPage(router, loaded)
      },
      // A failed preload stays silent: the visitor sees the error only after following the link.
      () => preloaded.delete(page),
    )
  }

  showReadyPagesAtOnce(router, (href) => preloaded.get(pageAddress(href)) === true)
  for (const [intent, delay] of Object.entries(intents))
    document.addEventListener(
      intent,
      ({ target }) => {
        clearTimeout(rest)
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
        if (link && leadsToOtherPage(link)) rest = setTimeout(follow, delay, link, intent === 'touchstart')
      },
      { passive: true, capture: true },
    )
}

/** An address without its fragment: links to several parts of a page lead to the same page. */
function pageAddress(href: string): string {
  const url = new URL(href)
  url.hash = ''
  return url.href
}

const leadsToOtherPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.target &&
  !link.hasAttribute('download')

/** @returns The page, unless it leads to another one. */
async function preload(
  sections: SiteSections,
  loadRoutes: LoadRoutes,
  url: URL,
): Promise<LoadedPage | undefined> {
  const found = await findPage(sections, url.pathname)
  if (!found || found.owner.isFallback) return undefined
  const { owner, params, section } = found
  requestPageFiles(section, owner.pattern)
  const page = await loadPage(section, owner.pattern, loadRoutes)
  const at = { params, url }
  if (page.redirect?.(at)) return undefined
  await loadData(page, at)
  return { page, path: routePath(owner), url }
}
