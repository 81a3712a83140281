import type { Head, PageAddress, SitePage, SiteRoute } from '@virida/shared/contract'
import type { Section } from '../composition/composition'
import { completeHead } from '../head/complete-head'
import { within } from '../federation/within'
import type { KeptPage } from './kept-page'

/** What a route's loader answers: the page and its head at this address, or the page as the server rendered it. */
export type PageData = { page?: SitePage; head?: Head; kept?: KeptPage }

/** How long a page's own files may take before the visitor is told. */
const patience = 15_000

/** Gives the route table of a section; rejects when it cannot be had. */
export type LoadRoutes = (section: Section) => Promise<readonly SiteRoute[]>

/** A section cannot be shown. Its own pane says so, the rest of the site lives on. */
export class SectionError extends Error {
  override name = 'SectionError'
  readonly code = 'section_unavailable'
  readonly status = 503
}

/**
 * Loads the page that a section shows under a pattern.
 * @throws SectionError when the section, its table or the page's chunk cannot be loaded.
 */
export async function loadPage(section: Section, pattern: string, loadRoutes: LoadRoutes): Promise<SitePage> {
  try {
    const routes = await loadRoutes(section)
    const route = routes.find(({ path }) => path === pattern)
    if (!route) throw new Error(`its release ${section.version} has no such route`)
    return (await within(patience, route.load(), `the chunk ${route.chunk}`)).page
  } catch (cause) {
    throw new SectionError(`${section.name} could not show ${pattern}: ${(cause as Error).message}`, {
      cause,
    })
  }
}

/** The head of a page at an address, as the tab and search engines see it. */
export function headAt(page: SitePage, at: PageAddress, isFallback = false): Head {
  const head = typeof page.head === 'function' ? page.head(at) : page.head
  // An unknown path shows the home page; for a search engine it is not a page of its own.
  const address = isFallback ? { ...head, canonical: '/', robots: 'noindex' as const } : head
  return completeHead(address, at.url.pathname)
}
