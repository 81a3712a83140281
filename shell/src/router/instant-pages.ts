import { isInDocument } from './page-fade'
import type { Router } from './warm-page'

type Navigate = (to: unknown, options?: { viewTransition?: boolean }) => Promise<void>

/**
 * Shows pages that were loaded ahead at once, without a fade. For a fade the browser first draws a picture of the old page. Without a
 * graphics processor, that takes longer than the rest of the navigation. A page that has to load first still fades in. So does a page
 * that is opened while another one is fading in, because React Router would otherwise show the other one last.
 * @param isReady Whether the code and the data of the page at an address are there.
 */
export function showReadyPagesAtOnce(router: Router, isReady: (href: string) => boolean) {
  const navigate = router.navigate.bind(router) as Navigate
  const navigateAtOnce: Navigate = (to, options) =>
    navigate(
      to,
      options?.viewTransition && leadsToReady(to) ? { ...options, viewTransition: false } : options,
    )
  const leadsToReady = (to: unknown) => {
    if (typeof to !== 'string' || !isInDocument(router.state.location)) return false
    const { href, pathname } = new URL(to, location.href)
    // The code of the present page is there, whatever its query.
    return pathname === location.pathname || isReady(href)
  }
  router.navigate = navigateAtOnce
}
