import type { Router } from './warm-page'

/**
 * Ends a navigation that was under way when the visitor left the document, if Back brings the document from the memory of the browser.
 * The navigation led to another document, so it would stay under way, with the bar that shows it.
 */
export function endNavigationOnReturn(router: Pick<Router, 'state' | 'navigate'>) {
  addEventListener('pageshow', ({ persisted }) => {
    const { navigation, location } = router.state
    if (persisted && navigation.state !== 'idle')
      void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true })
  })
}
