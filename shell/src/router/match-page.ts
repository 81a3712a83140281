import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PageAddress } from '@virida/shared/platform/contract'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'

type PageMatch = { id: string; owner: PageOwner; params: PageAddress['params'] }

/** Finds the route of `siteRoutes` that shows a path; undefined when the site has no sections. */
export function matchPage(routes: RouteObject[], pathname: string): PageMatch | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const owner = match?.route.handle as PageOwner | undefined
  return match?.route.id && owner ? { id: match.route.id, owner, params: match.params } : undefined
}
