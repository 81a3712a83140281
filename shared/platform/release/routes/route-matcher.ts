import { formsOf } from './route-forms'

/** A pattern of a route and the section that has it. */
export type OwnedPattern = { app: string; pattern: string }

/** The part of a form that matches any segment, and the last part of a form that matches all that follow. */
const [anySegment, rest] = [':', '*']

/** The pattern that shows the paths of one form, and how well it matches them. */
type Match = { owner: OwnedPattern; rank: number; place: number }
type Node = { next: Map<string, Node>; match?: Match; restMatch?: Match }

/**
 * Makes the function that finds the pattern which shows an address, as the router ranks patterns. The router would prepare
 * all patterns again for each address, which takes seconds for hundreds of addresses.
 */
export function routeMatcher(
  patterns: readonly OwnedPattern[],
): (address: string) => OwnedPattern | undefined {
  const root: Node = { next: new Map() }
  for (const [place, owner] of patterns.entries())
    for (const form of formsOf(owner.pattern)) add(root, form, { owner, rank: rankOf(form), place })
  return (address) => best(matches(root, segmentsOf(address)))?.owner
}

function add(root: Node, form: string, match: Match) {
  const segments = form.split('/').filter(Boolean)
  const hasRest = segments.at(-1) === rest
  let node = root
  for (const segment of hasRest ? segments.slice(0, -1) : segments) {
    const next = node.next.get(segment) ?? { next: new Map<string, Node>() }
    node.next.set(segment, next)
    node = next
  }
  // Of two equal forms, the router takes the first.
  if (hasRest) node.restMatch ??= match
  else node.match ??= match
}

/** All matches of the segments of an address. */
function matches(root: Node, segments: readonly string[]): Match[] {
  const found: (Match | undefined)[] = []
  let level = [root]
  for (const segment of segments) {
    found.push(...level.map(({ restMatch }) => restMatch))
    level = level.flatMap(({ next }) => [next.get(segment), next.get(anySegment)].filter((node) => !!node))
  }
  found.push(...level.flatMap(({ match, restMatch }) => [match, restMatch]))
  return found.filter((match) => match !== undefined)
}

const best = (found: readonly Match[]): Match | undefined =>
  found.toSorted((a, b) => b.rank - a.rank || a.place - b.place)[0]

/** How the router ranks a form: by its length, fixed segments before parameters, and `*` last. */
function rankOf(form: string): number {
  const segments = form.split('/')
  const points = segments.map((segment) => {
    if (segment === rest) return -2
    return segment === anySegment ? 3 : segment === '' ? 1 : 10
  })
  return points.reduce((sum, point) => sum + point, segments.length)
}

/** The segments of an address as the router compares them: decoded and without case. */
function segmentsOf(address: string): string[] {
  // Without the empty parts at both ends. One in the middle matches nothing, as in the router.
  const segments = address.replace(/^\/|\/$/g, '').split('/')
  if (segments.length === 1 && segments[0] === '') return []
  try {
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    // The router compares an address with a wrong escape as it is.
    return segments.map((segment) => segment.toLowerCase())
  }
}
