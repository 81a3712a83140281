import type { HydrationState, RouteObject } from 'react-router-dom'
import type { DocumentData, SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { withTimeout } from '@virida/shared/platform/timeout'
import { keepPage, type KeptPage } from './kept-page'
import { matchPage } from './match-page'
import { headAt, loadData, loadPage, type PageData } from './page-data'

/** The header and the menus start to work after this time even if the page has not loaded, in ms. */
const pageTimeout = 3000

type FirstState = {
  state: HydrationState
  /** Set when the page has failed or not loaded in time. Rejects when the first attempt to load it fails. */
  late?: { loading: Promise<unknown>; kept: KeptPage }
}

/** Loads the page that the server rendered, and makes the state with which the browser's router starts. */
export async function hydrationState(
  routes: RouteObject[],
  { composition, failure }: DocumentData,
  loadRoutes: LoadRoutes,
): Promise<FirstState> {
  const match = matchPage(routes, location.pathname)
  if (!match || failure)
    return { state: { loaderData: {}, errors: { [match?.id ?? 'site']: failure ?? null } } }
  const { id, owner, params } = match
  const section = composition.sections.find(({ name }) => name === owner.section)
  if (!section) return { state: { loaderData: {} } }
  const at = { params, url: new URL(location.href) }
  const loading = loadWithData(section)
  try {
    const page = await withTimeout(pageTimeout, loading, 'The page')
    const data: PageData = { page, head: headAt(page, at, owner.isFallback) }
    return { state: { loaderData: { [id]: data } } }
  } catch (error) {
    console.warn('The page stays as the server rendered it', error)
    const kept = keepPage(loading, () => loadWithData(section))
    return { state: { loaderData: { [id]: { kept } satisfies PageData } }, late: { loading, kept } }
  }

  async function loadWithData(release: SectionRelease) {
    const page = await loadPage(release, owner.pattern, loadRoutes)
    await loadData(page, at)
    return page
  }
}
