import { redirect, redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { routePath, type PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import type { ReportFault } from '../reports/fault-reporter'
import { PageError } from './PageError'
import { PageView } from './PageView'
import { SiteError } from './SiteError'
import { SiteFrame } from './SiteFrame'
import { mayLoadDocument } from './document-load'
import { loadInBrowser } from './load-in-browser'
import { headAt, loadData, loadPage, SectionError, type PageData } from './page-data'
import { replacePage } from './replace-page'

/** Id of the route that shows the site frame. */
export const siteId = 'site'

type Options = {
  loadRoutes: LoadRoutes
  /**
   * The server waits for the data of a page before it renders, and shows the home page for an unknown path. In the
   * browser a page waits for its data itself; an unknown path may belong to a newer release of a section, so the
   * browser requests the whole document.
   */
  runsIn: 'server' | 'browser'
  /** Whether a page needs another document than the current one. */
  needsDocument?: (owner: PageOwner) => boolean
  /** Whether a release of the current document has been withdrawn. */
  isWithdrawn?: () => Promise<boolean>
  /** Reports faults of pages. */
  report?: ReportFault
}

/**
 * Makes the router's routes from a composition. A section is loaded when one of its patterns is visited. Server and
 * browser make the same route for a page, so that one can hydrate what the other rendered.
 * @param owners Owners of the pages that need a route. Each route carries its owner as `handle`.
 */
export function siteRoutes(
  composition: Composition,
  owners: readonly PageOwner[],
  options: Options,
): RouteObject[] {
  const children = pageRoutes(composition, owners, options)
  return [{ id: siteId, Component: SiteFrame, ErrorBoundary: SiteError, children }]
}

/** The routes inside the site frame. */
export const pageRoutes = (composition: Composition, owners: readonly PageOwner[], options: Options) =>
  owners.map((owner) => pageRoute(composition, owner, options))

function pageRoute({ sections }: Composition, owner: PageOwner, options: Options): RouteObject {
  const path = routePath(owner)
  return {
    id: path,
    path,
    handle: owner,
    Component: PageView,
    ErrorBoundary: PageError,
    loader: async ({ request, params }: LoaderFunctionArgs): Promise<PageData> => {
      const isUnknown = owner.isFallback && options.runsIn === 'browser'
      if (isUnknown || options.needsDocument?.(owner)) throw redirectDocument(request.url)
      const section = sections.find(({ name }) => name === owner.section)
      if (!section)
        throw new SectionError(`Cannot show ${path} of ${owner.section}: the section has no live release`)
      const [page, isWithdrawn] = await Promise.all([
        options.runsIn === 'server'
          ? loadPage(section, owner.pattern, options.loadRoutes)
          : loadInBrowser(section, owner.pattern, options.loadRoutes, request.url, options.report),
        // A choice on the page, such as a filter, must not wait for an answer.
        isSamePage(request) ? false : options.isWithdrawn?.(),
      ])
      if (isWithdrawn && mayLoadDocument(request.url)) throw redirectDocument(request.url)
      const at = { params, url: new URL(request.url) }
      const target = reporting(() => page.redirect?.(at))
      if (target) throw redirect(target)
      const data = loadData(page, at).catch(() => {
        // The page gets the same failure when it uses the data, and shows it.
        if (options.runsIn === 'browser') return replacePage(section, request.url, options.report)
      })
      if (options.runsIn === 'server') await data
      return { page, head: reporting(() => headAt(page, at, owner.isFallback)) }

      /** Runs code of the page. What it throws is a fault of its release. */
      function reporting<Result>(run: () => Result): Result {
        try {
          return run()
        } catch (error) {
          options.report?.('render', section)
          throw error
        }
      }
    },
  }
}

/** Whether a navigation in the browser only changes the query or the fragment. */
const isSamePage = ({ url }: Request) =>
  typeof location !== 'undefined' && new URL(url).pathname === location.pathname
