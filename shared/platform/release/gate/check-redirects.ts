import { oneAddress } from '../../http/one-address'
import { pageAddress } from '../../http/page-address'
import { inRenderProcess } from './in-render-process'
import type { Problem } from './problem'
import { requestOf, siteOrigin } from './render-request'
import type { Site } from './site'

/** Browsers give up after 20 redirects. */
const mostRedirects = 20

/** Sites before and after a publication, and the apps that get another release. */
type Publication = { before: Site; after: Site; moved: ReadonlySet<string>; signal: AbortSignal }

/**
 * Follows redirects as browsers do, also to pages of sections that stay as they are.
 * @param starts Addresses of pages that redirect.
 * @returns A problem for each address whose redirects never end, or a note if it was so before and the section of the
 * address stays as it is.
 */
export async function checkRedirects(
  starts: readonly string[],
  { before, after, moved, signal }: Publication,
): Promise<{ problems: Problem[]; notes: string[] }> {
  const problems: Problem[] = []
  const notes: string[] = []
  const endless = await findEndless(starts, after, signal)
  const known = await findEndless([...endless.keys()], before, signal)
  for (const [start, steps] of endless) {
    const message = `The redirects ${steps.join(' → ')} never end, so no browser shows a page. Lead one of them to a page that does not redirect.`
    const isOld = known.has(start) && !moved.has(after.ownerOf(start)?.section ?? '')
    if (isOld) notes.push(message)
    else problems.push({ code: 'redirect_loop', message })
  }
  return { problems, notes }
}

/** @returns The addresses in the order in which a browser asks for them, for each start whose redirects never end. */
async function findEndless(
  starts: readonly string[],
  site: Site,
  signal: AbortSignal,
): Promise<Map<string, string[]>> {
  const endless = new Map<string, string[]>()
  if (starts.length === 0 || !site.shell) return endless
  // Faults of sections that stay as they are do not count here. Those of the others are found with their own pages.
  await inRenderProcess('redirects', signal, false, async ({ render }) => {
    const targets = new Map<string, Promise<string | undefined>>()
    const targetOf = async (address: string) => {
      const owner = site.ownerOf(address)
      const section = site.sections.find(({ app }) => app === owner?.section)
      if (!section) return undefined
      const page = await render(requestOf(site, address, section)).catch(() => undefined)
      signal.throwIfAborted()
      return page?.kind === 'redirect' ? addressOn(site, page.location, address) : undefined
    }
    for (const start of starts) {
      const steps: string[] = []
      for (let address: string | undefined = start; address !== undefined;) {
        const isEndless = steps.includes(address) || steps.length > mostRedirects
        steps.push(address)
        if (isEndless) {
          endless.set(start, steps)
          break
        }
        let target = targets.get(address)
        if (!target) targets.set(address, (target = targetOf(address)))
        address = await target
      }
    }
  })
  return endless
}

/** The address for which the gateway renders a page after a redirect. Undefined if it is on another site. */
function addressOn(site: Site, location: string, from: string): string | undefined {
  const base = new URL(from, siteOrigin)
  const url = URL.canParse(location, base) ? new URL(location, base) : undefined
  if (url?.origin !== siteOrigin) return undefined
  url.pathname = oneAddress(url.pathname) ?? url.pathname
  const { pathname, search } = pageAddress(url, site.queryOf(url.pathname))
  return pathname + search
}
