import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router-dom'
import type { Composition } from '@virida/shared/platform/contract/composition'
import { pageOwners, routePath, type PageOwner } from '@virida/shared/platform/contract/page-owner'

type Route = { path: string; handle: PageOwner; place: number }

/** Paths whose owner is remembered, besides one for each route. */
const recentPaths = 1000

/**
 * Makes the function that finds the section and route of a path, as the router ranks routes. The router ranks all routes
 * that it is given at each match, so it is given only those that can match the first segment of the path. A site with
 * many sections then answers as fast as one with few.
 */
export function ownerIndex(composition: Composition): (pathname: string) => PageOwner | undefined {
  const owners = pageOwners(composition)
  const open: Route[] = []
  const byBeginning = new Map<string, Route[]>()
  for (const [place, owner] of owners.entries()) {
    const route = { path: routePath(owner), handle: owner, place }
    const own = byBeginning.get(beginningOf(route.path)) ?? []
    if (isOpen(route.path)) open.push(route)
    else byBeginning.set(beginningOf(route.path), [...own, route])
  }
  // In their first order: of two routes with the same rank, the router takes the first.
  const candidates = (beginning: string) =>
    [...(byBeginning.get(beginning) ?? []), ...open].sort((a, b) => a.place - b.place)
  const recent = new LRUCache<string, PageOwner>({ max: recentPaths + owners.length })
  return (pathname) => {
    const known = recent.get(pathname)
    if (known) return known
    const owner = matchRoutes(candidates(beginningOf(pathname)), pathname)?.at(-1)?.route.handle
    if (owner) recent.set(pathname, owner)
    return owner
  }
}

/** The first segment of a path in the form in which the router compares it: decoded and without case. */
const beginningOf = (path: string) => decoded(path.split('/', 2)[1] ?? '').toLowerCase()

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // The router compares a segment with wrong escapes as it is.
    return segment
  }
}

/** Whether a pattern matches paths with different first segments: `/:topic`, `/faq?` and the fallback `*`. */
function isOpen(pattern: string): boolean {
  const [before = '', first = ''] = pattern.split('/', 2)
  return before !== '' || first === '*' || first.startsWith(':') || first.endsWith('?')
}
