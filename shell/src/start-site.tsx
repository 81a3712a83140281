import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { documentDataId } from '@virida/shared/platform/contract/public-settings'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { keepSheets } from './federation/keep-sheets'
import { siteSections } from './federation/site-sections'
import { withdrawalCheck } from './federation/withdrawal'
import { whenIdle } from './layout/when-idle'
import { discoverRoutes, firstOwners } from './router/discover-routes'
import { preloadOnIntent } from './router/preload-on-intent'
import { policyBoundary } from './router/policy-boundary'
import { hydrationState } from './router/hydration'
import { pageRoutes, siteRoutes } from './router/site-routes'
import { captureOldPages } from './router/page-fade'

/** Hydrates the document that the server rendered. */
export async function startSite(loadRoutes: LoadRoutes) {
  const data = JSON.parse(document.getElementById(documentDataId)?.textContent ?? '{}') as DocumentData
  const { composition } = data
  const sections = siteSections(data)
  const owners = firstOwners(composition)
  const needsDocument = policyBoundary(owners, data.ownPolicy, location.pathname)
  const isWithdrawn = withdrawalCheck(sections.known)
  const options = { loadRoutes, runsIn: 'browser' as const, needsDocument, isWithdrawn }
  const routes = siteRoutes(composition, owners, options)
  // The page is loaded before React starts; otherwise React would replace the rendered page with a loading state.
  const { state, late } = await hydrationState(routes, data, loadRoutes)
  const router = createBrowserRouter(routes, {
    hydrationData: state,
    patchRoutesOnNavigation: discoverRoutes(
      sections,
      routes,
      (all, others) => pageRoutes(all, others, options),
      () => (router.state.errors ? undefined : router.state.location.pathname),
    ),
  })
  captureOldPages(router)
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  // If the page cannot be loaded at all, it stays as the server rendered it; the next navigation tries again.
  late?.then(() => router.revalidate()).catch(() => undefined)
  ignoreSkippedTransitions()
  preloadOnIntent(sections, loadRoutes, isWithdrawn)
  // A failed attempt is repeated when the visitor points at a link.
  whenIdle(() => void sections.all().catch(() => undefined))
  whenIdle(() => void keepSheets())
}

/**
 * A navigation that interrupts a view transition rejects a promise that no code can catch. The browser has only
 * skipped an animation, so the rejection must not be reported as an error.
 */
function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<Error>
    if (name === 'AbortError' && message?.includes('ransition')) event.preventDefault()
  })
}
