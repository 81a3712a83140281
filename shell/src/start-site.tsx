import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { documentDataId } from '@virida/shared/contract/public-settings'
import type { DocumentData } from './composition/composition'
import { preloadOnIntent } from './federation/preload-on-intent'
import { hydrationState } from './router/hydration'
import type { LoadRoutes } from './router/page-data'
import { siteRoutes } from './router/site-routes'

/** Makes the document that the server rendered live. */
export async function startSite(loadRoutes: LoadRoutes) {
  const data = JSON.parse(document.getElementById(documentDataId)?.textContent ?? '{}') as DocumentData
  const routes = siteRoutes(data.composition, { loadRoutes, unknownPath: 'ask-server' })
  // The page is loaded before React starts, so that nothing is ever replaced by a waiting state.
  const { state, late } = await hydrationState(routes, data, loadRoutes)
  const router = createBrowserRouter(routes, { hydrationData: state })
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  // When it fails for good, the page stays as it was served, and the next visit tries anew.
  late?.then(() => router.revalidate()).catch(() => undefined)
  ignoreSkippedTransitions()
  preloadOnIntent(routes, data.composition, loadRoutes)
}

/**
 * A view transition that the next navigation cuts short rejects promises that nobody holds. Nothing is wrong:
 * the browser has skipped an animation.
 */
function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<Error>
    if (name === 'AbortError' && message?.includes('ransition')) event.preventDefault()
  })
}
