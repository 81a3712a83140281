import type { Head, PageAddress, SitePage } from '@virida/shared/platform/contract'
import type { SectionRelease } from '@virida/shared/platform/contract/composition'
import type { LoadRoutes } from '@virida/shared/platform/contract/shell-server'
import { withTimeout } from '@virida/shared/platform/timeout'
import { completeHead } from '../head/complete-head'
import type { KeptPage } from './kept-page'

/** Result of a route's loader: the page with its head, or the page as the server rendered it until its code is there. */
export type PageData = { page?: SitePage; head?: Head; kept?: KeptPage }

/** Timeout of a page's own chunks, in ms. */
const chunkTimeout = 15_000

/** A section cannot be loaded. Its page shows the error box; the site frame and other sections keep working. */
export class SectionError extends Error {
  override name = 'SectionError'
  readonly code = 'section_unavailable'
  readonly status = 503
}

/**
 * Loads the page that a section shows for a route pattern.
 * @throws SectionError when the section, its route table or the page's chunk cannot be loaded, or has no such route.
 */
export async function loadPage(
  section: SectionRelease,
  pattern: string,
  loadRoutes: LoadRoutes,
): Promise<SitePage> {
  try {
    const routes = await loadRoutes(section)
    const route = routes.find(({ path }) => path === pattern)
    if (!route) throw new Error(`its release ${section.version} has no such route`)
    return (await withTimeout(chunkTimeout, route.load(), 'its code')).page
  } catch (cause) {
    throw new SectionError(`Cannot show ${pattern} of ${section.name}: ${(cause as Error).message}`, {
      cause,
    })
  }
}

/** Starts the page's data loads; resolves when they are done, and rejects when one fails. */
export async function loadData(page: SitePage, at: PageAddress): Promise<void> {
  await page.load?.(at)
}

/** The complete head of a page at an address. */
export function headAt(page: SitePage, at: PageAddress, isFallback = false): Head {
  const head = typeof page.head === 'function' ? page.head(at) : page.head
  // An unknown path shows the home page; search engines must not list it as a page of its own.
  const address = isFallback ? { ...head, canonical: '/', robots: 'noindex' as const } : head
  return completeHead(address, at.url.pathname)
}
