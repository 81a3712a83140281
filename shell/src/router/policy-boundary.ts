import { matchRoutes } from 'react-router-dom'
import { routePath, type PageOwner } from '@virida/shared/platform/contract/page-owner'

/**
 * Makes the function that says whether a page needs another document, because its content security policy differs from
 * that of the current document.
 * @param ownPolicy Patterns of the pages with a policy of their own (`DocumentData`).
 * @param pathname Path of the current document.
 */
export function policyBoundary(
  owners: readonly PageOwner[],
  ownPolicy: readonly string[] = [],
  pathname: string,
): (owner: PageOwner) => boolean {
  if (ownPolicy.length === 0) return () => false
  const hasOwn = (owner: PageOwner | undefined) => ownPolicy.includes(owner?.pattern ?? '')
  const routes = owners.map((owner) => ({ path: routePath(owner), handle: owner }))
  const current = hasOwn(matchRoutes(routes, pathname)?.at(-1)?.route.handle)
  return (owner) => hasOwn(owner) !== current
}
