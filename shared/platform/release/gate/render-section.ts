import type { RenderedPage } from '../../contract/shell-server'
import type { BrowserRelease } from '../../render/orders'
import type { RenderProcess } from '../../render/render-process'
import { routerFacade } from '../../webpack/federation'
import type { Manifest } from '../manifest'
import { listedAddresses } from '../routes/listed-addresses'
import { browserRelease } from './browser-release'
import { browserFails, findingsOfBrowser } from './check-browser'
import { mediaIn } from './check-media'
import { linksIn, problemsOfPage } from './check-page'
import { inRenderProcess } from './in-render-process'
import type { Problem } from './problem'
import { requestOf, serverOf, siteOrigin } from './render-request'
import { addressesOf, type Site } from './site'

/** What was found in the pages of a section. */
export type Rendered = {
  problems: Problem[]
  notes: string[]
  /** Each target of a link, with a page that links to it. */
  links: Map<string, string>
  /** Each picture, film or font that is shown, with a page that shows it. */
  media: Map<string, string>
  /** Addresses of pages that redirect. */
  redirects: string[]
}

/** After this many problems the other pages are not rendered; each may take seconds until its limit. */
const enough = 5

type Render = RenderProcess['render']
/** A page's address, and whether the section lists it. */
type Address = { path: string; isListed: boolean }

/**
 * Renders all pages of a section with the shell of the site: with its server file, and with its browser files, which must
 * show the same.
 * @param counts Whether a problem counts for `enough`. With too many that count, the other pages are not rendered.
 */
export async function renderSection(
  site: Site,
  section: Manifest,
  signal: AbortSignal,
  counts: (problem: Problem) => boolean = () => true,
): Promise<Rendered> {
  const found: Rendered = { problems: [], notes: [], links: new Map(), media: new Map(), redirects: [] }
  const release = `${section.app} ${section.version}`
  const listed = new Set(listedAddresses(section.routes))
  let browserFaults: Problem[] = []
  const faults = await inRenderProcess(release, signal, false, async (server) => {
    const browser = await browserOf(site, section, server, found.notes)
    const renderPages = async (inBrowser?: Render) => {
      for (const address of addressesOf(section)) {
        if (found.problems.filter(counts).length >= enough) break
        const request = requestOf(site, address, section)
        const [page, browserPage] = await Promise.all([
          server.render(request).catch(asError),
          browser && inBrowser?.({ ...request, section: browser }).catch(asError),
        ])
        signal.throwIfAborted()
        addFindings(found, section, { path: address, isListed: listed.has(address) }, page, browserPage)
      }
    }
    if (browser)
      browserFaults = await inRenderProcess(release, signal, true, ({ render }) => renderPages(render))
    else await renderPages()
  })
  // Most faults of the server file are in the browser files too.
  const all = firstOfEach(faults.length > 0 ? faults : browserFaults)
  return { ...found, problems: [...found.problems, ...all] }
}

function addFindings(
  found: Rendered,
  { app, version }: Manifest,
  { path: address, isListed }: Address,
  page: RenderedPage | Error,
  inBrowser: RenderedPage | Error | undefined,
) {
  const name = `${app} ${version}: ${address}`
  if (page instanceof Error) return found.problems.push(pageFails(name, page))
  if (page.kind === 'redirect') found.redirects.push(address)
  for (const target of linksIn(page)) if (!found.links.has(target)) found.links.set(target, address)
  for (const target of mediaIn(page)) if (!found.media.has(target)) found.media.set(target, address)
  const problems = problemsOfPage(`${app} ${version}`, address, page, isListed)
  found.problems.push(...problems)
  if (problems.length > 0 || !inBrowser) return
  const findings = findingsOfBrowser(name, page, inBrowser)
  found.problems.push(...findings.problems)
  found.notes.push(...findings.notes)
}

/** The browser files of a section. Undefined if they cannot be run; a note says why. */
async function browserOf(
  { dir, shell }: Site,
  section: Manifest,
  server: Pick<RenderProcess, 'load'>,
  notes: string[],
): Promise<BrowserRelease | undefined> {
  // Without its shell, each page of the section reports the problem.
  const facts = shell && (await server.load(serverOf(dir, shell)).catch(() => undefined))
  if (!shell || !facts) return undefined
  const { libraries = [] } = facts
  if (libraries.includes(routerFacade))
    return browserRelease(dir, siteOrigin, section, { manifest: shell, libraries })
  notes.push(
    `${section.app} ${section.version}: its browser files were not run, because the shell ${shell.version} does not give them the router. Build and publish the shell again.`,
  )
  return undefined
}

/** Renders the error box, which needs the shell only. */
export async function renderShell(site: Site, shell: Manifest, signal: AbortSignal): Promise<Problem[]> {
  const problems: Problem[] = []
  const name = `${shell.app} ${shell.version}`
  const fails = (reason: string): Problem => ({
    code: 'shell_fails',
    message: `${name} cannot render a page: ${reason}. Repair it and build again.`,
  })
  const faults = await inRenderProcess(name, signal, false, async ({ render }) => {
    try {
      const page = await render(requestOf(site, '/'))
      if (page.kind !== 'page' || page.status < 400)
        problems.push(fails('it shows no error box when a section is missing'))
    } catch (error) {
      signal.throwIfAborted()
      problems.push(fails((error as Error).message))
    }
  })
  return [...problems, ...firstOfEach(faults)]
}

/** Parses the browser files of a shell. Only a browser can run them. */
export async function parseShell({ dir }: Site, shell: Manifest, signal: AbortSignal): Promise<Problem[]> {
  const problems: Problem[] = []
  const name = `${shell.app} ${shell.version}`
  await inRenderProcess(name, signal, true, async ({ load }) => {
    try {
      await load(browserRelease(dir, siteOrigin, shell))
    } catch (error) {
      signal.throwIfAborted()
      problems.push(browserFails(name, (error as Error).message))
    }
  })
  return problems
}

const asError = (error: unknown) => error as Error

/** A fault that several pages cause is one problem. */
const firstOfEach = (faults: readonly Problem[]) => [
  ...new Map(faults.map((fault) => [fault.message, fault])).values(),
]

const pageFails = (name: string, { message }: Error): Problem => ({
  code: 'page_fails',
  message: `${name} cannot be rendered: ${message}. Repair it and build again.`,
})
