import type { Problem } from './problem'

/** Where a page redirects to, and the section that has the page. */
export type Redirect = { to: string; app: string }

/**
 * Finds redirects that never end.
 * @param redirects The redirect of each address that has one.
 * @returns A problem for each circle of redirects with a page of one of the `moved` apps, and a note for the others.
 */
export function checkRedirects(
  redirects: ReadonlyMap<string, Redirect>,
  moved: ReadonlySet<string>,
): { problems: Problem[]; notes: string[] } {
  const problems: Problem[] = []
  const notes: string[] = []
  for (const circle of circlesIn(redirects)) {
    const message = `The redirects ${[...circle, circle[0]].join(' → ')} never end, so no browser shows a page. Lead one of them to a page that does not redirect.`
    if (circle.some((address) => moved.has(redirects.get(address)?.app ?? '')))
      problems.push({ code: 'redirect_loop', message })
    else notes.push(message)
  }
  return { problems, notes }
}

/** The addresses of each circle. Takes linear time: each address is followed once. */
function circlesIn(redirects: ReadonlyMap<string, Redirect>): string[][] {
  const seen = new Set<string>()
  const circles: string[][] = []
  for (const start of redirects.keys()) {
    const way = new Map<string, number>()
    let address: string | undefined = start
    while (address !== undefined && !seen.has(address)) {
      seen.add(address)
      way.set(address, way.size)
      address = redirects.get(address)?.to
    }
    const first = address === undefined ? undefined : way.get(address)
    if (first !== undefined) circles.push([...way.keys()].slice(first))
  }
  return circles
}
