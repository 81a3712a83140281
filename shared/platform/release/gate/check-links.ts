import type { Problem } from './problem'
import { addressesOf, allOf, type Site } from './site'

/** An address as the router compares it: without regard to case and to a slash at the end. */
const spelled = (address: string) => address.toLowerCase().replace(/(?<=[^/])\/$/, '')

const addressesIn = (site: Site) =>
  new Set(allOf(site).flatMap((app) => [...addressesOf(app), ...app.public].map(spelled)))

/** Addresses of pages and public files that an app lists before a publication and none lists after it. */
export function droppedAddresses(before: Site, after: Site): Set<string> {
  const kept = addressesIn(after)
  return new Set([...addressesIn(before)].filter((address) => !kept.has(address)))
}

/**
 * Follows the links of rendered pages.
 * @param links Each target, with a page that links to it.
 * @returns A problem for each link to a dropped address, and a note for each link to an address that no section had
 * before either.
 */
export function checkLinks(
  links: ReadonlyMap<string, string>,
  { ownerOf }: Site,
  files: ReadonlySet<string>,
  dropped: ReadonlySet<string>,
): { problems: Problem[]; notes: string[] } {
  const problems: Problem[] = []
  const notes: string[] = []
  for (const [target, from] of links) {
    if (dropped.has(spelled(target)))
      problems.push({
        code: 'linked_route_dropped',
        message: `No release would list ${target}, but ${from} links there. Remove the link first, or publish both in one step.`,
      })
    else if (!ownerOf(target) && !files.has(target))
      notes.push(`${from} links to ${target}, which no live section has.`)
  }
  return { problems, notes }
}
