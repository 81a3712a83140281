import { Activity } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { matchRoutes, RouterProvider, type createBrowserRouter } from 'react-router-dom'
import type { SitePage } from '@virida/shared/platform/contract'
import { PageView } from './PageView'
import type { PageData } from './page-data'

export type Router = ReturnType<typeof createBrowserRouter>
/** A page whose code and data have been loaded. `path`: of its route. */
export type LoadedPage = { page: SitePage; path: string; url: URL }

/** Pages whose code has been compiled, because they were rendered. */
const warmed = new WeakSet<SitePage>()

let root: Root | undefined
let renders = 0

/** A root in a document that is not shown: it loads no pictures and has no layout. Faults of a page show when a visitor sees it. */
function hiddenRoot(): Root {
  const ignore = () => undefined
  const reporting = { onCaughtError: ignore, onUncaughtError: ignore, onRecoverableError: ignore }
  return createRoot(document.implementation.createHTMLDocument().body, reporting)
}

/**
 * Renders a page once where nobody sees it, so that the browser has compiled its code when the visitor follows the link. Hidden,
 * React renders while there is nothing else to do, and runs no effects. It is kept until the next one replaces it.
 */
export function warmPage(router: Router, loaded: LoadedPage) {
  for (const data of Object.values(router.state.loaderData) as (PageData | undefined)[])
    if (data?.page) warmed.add(data.page)
  if (warmed.has(loaded.page)) return
  warmed.add(loaded.page)
  root ??= hiddenRoot()
  // With a new key, because the router's component keeps the state of its first router.
  root.render(
    <Activity key={++renders} mode="hidden">
      <RouterProvider router={routerAt(router, loaded)} />
    </Activity>,
  )
}

/** The router as if it showed the page. */
function routerAt(router: Router, { page, path, url: { pathname, search, hash } }: LoadedPage): Router {
  const id = 'page'
  const routes = [{ id, path, Component: PageView }]
  const location = { ...router.state.location, pathname, search, hash }
  const data: PageData = { page }
  const state = {
    ...router.state,
    location,
    matches: matchRoutes(routes, location) ?? [],
    loaderData: { [id]: data },
    errors: null,
  }
  return Object.create(router, { routes: { value: routes }, state: { value: state } }) as Router
}
