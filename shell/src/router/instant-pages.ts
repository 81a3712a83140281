import type { Router } from './warm-page'

type Navigate = (to: unknown, options?: { viewTransition?: boolean }) => Promise<void>

/**
 * Shows pages that are ready at once, without a fade. The browser draws a picture of the old page for a fade, and the new page waits
 * for it, which is longer than all the rest of such a navigation. A page that has to load first comes with its fade.
 * @param isReady Whether the code and the data of the page at an address are there.
 */
export function showReadyPagesAtOnce(router: Router, isReady: (href: string) => boolean) {
  const navigate = router.navigate.bind(router) as Navigate
  const navigateAtOnce: Navigate = (to, options) =>
    navigate(
      to,
      options?.viewTransition && leadsToReady(to) ? { ...options, viewTransition: false } : options,
    )
  const leadsToReady = (to: unknown) => typeof to === 'string' && isReady(new URL(to, location.href).href)
  router.navigate = navigateAtOnce
}
