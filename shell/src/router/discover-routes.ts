import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { pageOwners, routePath, type PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { SiteSections } from '../federation/site-sections'
import { helpsToLoadDocument } from './document-load'
import { matchPage } from './match-page'
import { siteId } from './site-routes'

/**
 * Returns the owners of the routes with which the router starts: the pages of the document's section, and a fallback
 * for every other path, which loads that path as a document.
 */
export function firstOwners(composition: Composition): PageOwner[] {
  const owners = pageOwners(composition)
  const hasFallback = owners.some(({ isFallback }) => isFallback)
  return hasFallback ? owners : [...owners, { section: '', pattern: '/', isFallback: true }]
}

/**
 * Makes the function by which the router gets the routes of the other sections. The router calls the function when
 * a path matches none of its routes, or one with parameters, because another section may have a better match. If the
 * table of sections cannot be loaded, pages of other sections are loaded as documents; the error box is shown if the
 * server cannot show them.
 * @param first The routes with which the router starts.
 * @param makeRoutes Makes the routes of the owners that the router does not know.
 * @param currentPath Path of the page that is shown, unless it is the error box. A choice on the page, such as a
 * filter, waits for nothing.
 */
export function discoverRoutes(
  sections: SiteSections,
  first: RouteObject[],
  makeRoutes: (composition: Composition, owners: readonly PageOwner[]) => RouteObject[],
  currentPath: () => string | undefined,
): PatchRoutesOnNavigationFunction {
  const known = new Set(first.flatMap(({ children = [] }) => children.map(({ path }) => path)))
  let isComplete = false
  return async ({ path, patch, signal }) => {
    if (isComplete || path === currentPath()) return
    try {
      const all = await sections.all()
      if (signal.aborted || isComplete) return
      isComplete = true
      const others = pageOwners(all).filter((owner) => !known.has(routePath(owner)))
      patch(siteId, makeRoutes(all, others))
    } catch (error) {
      const isOwn = matchPage(first, path)?.owner.isFallback === false
      // The fallback loads the page as a document.
      if (!isOwn && !(await helpsToLoadDocument(path))) throw error
    }
  }
}
