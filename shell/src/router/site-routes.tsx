import { redirect, redirectDocument } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Composition, Section } from '../composition/composition'
import { PageError } from './PageError'
import { PageView } from './PageView'
import { SiteError } from './SiteError'
import { SiteFrame } from './SiteFrame'
import { headAt, loadPage, type LoadRoutes, type PageData } from './page-data'

/** Id of the route of a pattern; the same on server and in browser, so that one hydrates what the other rendered. */
export const routeId = (section: string, pattern: string) => `${section} ${pattern}`

const fallbackPattern = '*'

type Options = {
  loadRoutes: LoadRoutes
  /** In a browser an unknown path may be a page of a newer release: the server is asked for the whole document. */
  unknownPath: 'render' | 'ask-server'
}

/**
 * The routes of the whole site, made from the composition alone: a section is loaded when one of its
 * patterns is visited, and not before. Server and browser build the same tree.
 */
export function siteRoutes(composition: Composition, options: Options): RouteObject[] {
  const children = composition.sections.flatMap((section) =>
    section.paths.map((pattern) => pageRoute(section, pattern, pattern, options)),
  )
  const home = composition.sections.find(({ paths }) => paths.includes('/'))
  if (home) children.push(pageRoute(home, '/', fallbackPattern, options))
  return [{ id: 'site', Component: SiteFrame, ErrorBoundary: SiteError, children }]
}

function pageRoute(section: Section, pattern: string, path: string, options: Options): RouteObject {
  const isFallback = path === fallbackPattern
  return {
    id: routeId(section.name, path),
    path,
    Component: PageView,
    ErrorBoundary: PageError,
    loader: async ({ request, params }: LoaderFunctionArgs): Promise<PageData> => {
      if (isFallback && options.unknownPath === 'ask-server') throw redirectDocument(request.url)
      const page = await loadPage(section, pattern, options.loadRoutes)
      const at = { params, url: new URL(request.url) }
      const elsewhere = page.redirect?.(at)
      if (elsewhere) throw redirect(elsewhere)
      return { page, head: headAt(page, at, isFallback) }
    },
  }
}
