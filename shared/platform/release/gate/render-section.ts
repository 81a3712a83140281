import path from 'node:path'
import type { RenderRequest, ServerRelease } from '../../render/render-process'
import type { Manifest } from '../manifest'
import { releaseFolder } from '../read-release'
import { linksIn, problemsOfPage } from './check-page'
import { inRenderProcess } from './in-render-process'
import type { Problem } from './problem'
import { addressesOf, type Site } from './site'

/** What was found in the pages of a section. `links` maps each target to a page that links to it. */
export type Rendered = { problems: Problem[]; links: Map<string, string> }

/** After this many problems the other pages are not rendered; each may take seconds until its limit. */
const enough = 5
/** Pages are rendered at the address of a site that does not exist. */
const origin = 'https://gate.invalid'

/** Renders all pages of a section with the shell of the site. */
export async function renderSection(site: Site, section: Manifest, signal: AbortSignal): Promise<Rendered> {
  const problems: Problem[] = []
  const links = new Map<string, string>()
  const release = `${section.app} ${section.version}`
  const faults = await inRenderProcess(release, signal, async (render) => {
    for (const address of addressesOf(section)) {
      if (problems.length >= enough) break
      const name = `${release}: ${address}`
      try {
        const page = await render(requestOf(site, address, section))
        for (const target of linksIn(page)) if (!links.has(target)) links.set(target, address)
        problems.push(...problemsOfPage(name, page))
      } catch (error) {
        signal.throwIfAborted()
        problems.push(pageFails(name, error as Error))
      }
    }
  })
  return { problems: [...problems, ...firstOfEach(faults)], links }
}

/** Renders the error box, which needs the shell only. */
export async function renderShell(site: Site, shell: Manifest, signal: AbortSignal): Promise<Problem[]> {
  const problems: Problem[] = []
  const name = `${shell.app} ${shell.version}`
  const fails = (reason: string): Problem => ({
    code: 'shell_fails',
    message: `${name} cannot render a page: ${reason}. Repair it and build again.`,
  })
  const faults = await inRenderProcess(name, signal, async (render) => {
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

function requestOf(
  { dir, shell, composition, ownerOf }: Site,
  address: string,
  section?: Manifest,
): RenderRequest {
  const serverOf = ({ app, version, server }: Manifest): ServerRelease => ({
    app,
    version,
    file: path.join(releaseFolder(dir, app, version), server),
  })
  if (!shell) throw new Error('A site without a shell shows no pages')
  return {
    url: new URL(address, origin),
    composition,
    owner: section && ownerOf(address),
    shell: serverOf(shell),
    section: section && serverOf(section),
  }
}

/** A fault that several pages cause is one problem. */
const firstOfEach = (faults: readonly Problem[]) => [
  ...new Map(faults.map((fault) => [fault.message, fault])).values(),
]

const pageFails = (name: string, { message }: Error): Problem => ({
  code: 'page_fails',
  message: `${name} cannot be rendered: ${message}. Repair it and build again.`,
})
