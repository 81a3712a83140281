import { isInDocument } from './page-fade'
import type { Router } from './warm-page'

type Navigate = (to: unknown, options?: { viewTransition?: boolean }) => Promise<void>

/**
 * Shows pages that were loaded ahead at once, without a fade. The browser draws a picture of the old page for a fade, and the new page
 * waits for it, which is longer than all the rest of such a navigation. A page that has to load first comes with its fade, and so does
 * one that follows while another page is on its way: React Router would show that page after it.
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
