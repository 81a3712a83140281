import type { Problem } from './problem'
import { addressesOf, type Site } from './site'

/** Addresses that a section has before a publication and no section has after it. */
export function droppedAddresses(before: Site, after: Site): Set<string> {
  return new Set(before.sections.flatMap(addressesOf).filter((address) => !after.ownerOf(address)))
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
    if (ownerOf(target) || files.has(target)) continue
    if (dropped.has(target))
      problems.push({
        code: 'linked_route_dropped',
        message: `No section would have ${target}, but ${from} links there. Remove the link first, or publish both in one step.`,
      })
    else notes.push(`${from} links to ${target}, which no live section has.`)
  }
  return { problems, notes }
}
