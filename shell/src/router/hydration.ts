import { matchRoutes } from 'react-router-dom'
import type { HydrationState, RouteObject } from 'react-router-dom'
import type { DocumentData } from '../composition/composition'
import { within } from '../federation/within'
import { keptPage } from './kept-page'
import { headAt, loadPage, type LoadRoutes, type PageData } from './page-data'

/** How long header and menus wait for the page that they stand around. */
const patience = 3000

export type FirstState = {
  state: HydrationState
  /** The page that was too slow: when it comes after all, it takes the place of what the server rendered. */
  late?: Promise<unknown>
}

/**
 * The state that the browser's router starts with: the page that the server rendered, loaded from the releases
 * that the document names.
 */
export async function hydrationState(
  routes: RouteObject[],
  { composition, failure }: DocumentData,
  loadRoutes: LoadRoutes,
): Promise<FirstState> {
  const match = matchRoutes(routes, location.pathname)?.at(-1)
  const id = match?.route.id
  if (!match || !id || failure)
    return { state: { loaderData: {}, errors: { [id ?? 'site']: failure ?? null } } }
  const [name = '', pattern = ''] = id.split(' ')
  const section = composition.sections.find((one) => one.name === name)
  if (!section) return { state: { loaderData: {} } }
  const at = { params: match.params, url: new URL(location.href) }
  const isFallback = pattern === '*'
  const loading = loadPage(section, isFallback ? '/' : pattern, loadRoutes)
  try {
    const page = await within(patience, loading, 'the page')
    return {
      state: { loaderData: { [id]: { page, head: headAt(page, at, isFallback) } satisfies PageData } },
    }
  } catch (error) {
    console.warn('The page stays as the server rendered it', error)
    return { state: { loaderData: { [id]: { kept: keptPage() } satisfies PageData } }, late: loading }
  }
}
