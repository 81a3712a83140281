import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readManifest } from '@virida/shared/platform/release/read-release'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { listedAddresses } from '@virida/shared/platform/release/routes/listed-addresses'
import { readPage, type PageText } from './page-text'
import type { Outages } from './outages'
import type { Publishing } from './publishing'

type Visited = { path: string; section: string }

/** Pause of a visitor between two pages, in ms. */
const pause = 40
/** A page that takes longer than this counts as failed, in ms. */
const timeout = 30_000

/** Every page of the live releases with the section that owns it. */
export const pagesOf = (releases: string): Visited[] =>
  Object.entries(readRegistry(releases).apps).flatMap(([section, { active }]) =>
    listedAddresses(readManifest(releases, section, active).routes).map((path) => ({ path, section })),
  )

/** Reads pages and their scripts, and compares each page with its first reading. */
export class Visitors {
  pages = 0
  files = 0
  readonly wrong: string[] = []
  readonly #failures: { page: Visited; from: number; to: number; reason: string }[] = []
  readonly #first = new Map<string, PageText>()

  constructor(
    private readonly origin: string,
    private readonly all: Visited[],
    private readonly publishing: Publishing,
    private readonly outages: Outages,
  ) {}

  /** Reads every page once, before anything is published or killed. */
  async readAllOnce() {
    for (const page of this.all) {
      const { status, html } = await this.#get(page.path)
      const text = readPage(html)
      const problem = this.#problemOf(page, status, text, 0, performance.now())
      if (problem) throw new Error(`Cannot start: ${page.path} is wrong before the first fault: ${problem}`)
      this.#first.set(page.path, text)
    }
  }

  async run(isOver: () => boolean) {
    while (!isOver()) {
      const page = this.all[randomInt(this.all.length)]
      if (page) await this.#visit(page)
      await sleep(pause)
    }
  }

  /** Requests that failed although both programs answered. */
  get failed() {
    return this.#failures
      .filter(({ from, to }) => !this.outages.overlap(from, to))
      .map(({ page, reason }) => `${page.path}: ${reason}`)
  }

  /** Number of requests that failed while a program was away, which is expected. */
  get duringOutages() {
    return this.#failures.length - this.failed.length
  }

  async #visit(page: Visited) {
    const from = performance.now()
    try {
      const { status, html } = await this.#get(page.path)
      const text = readPage(html)
      const problem = this.#problemOf(page, status, text, from, performance.now())
      this.pages++
      if (problem) this.wrong.push(`${page.path}: ${problem}`)
      const script = text.scripts[randomInt(Math.max(1, text.scripts.length))]
      if (script) await this.#checkFile(script)
    } catch (error) {
      this.#failures.push({ page, from, to: performance.now(), reason: reasonOf(error) })
    }
  }

  async #get(path: string) {
    const answer = await fetch(this.origin + path, { signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, html: await answer.text() }
  }

  async #checkFile({ url, integrity }: PageText['scripts'][number]) {
    const answer = await fetch(this.origin + url, { signal: AbortSignal.timeout(timeout) })
    const hash = createHash('sha384')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('base64')
    this.files++
    if (answer.status !== 200 || integrity !== `sha384-${hash}`)
      this.wrong.push(`${url}: status ${answer.status}, or another content than its page names`)
  }

  #problemOf(page: Visited, status: number, text: PageText, from: number, to: number): string | undefined {
    const expected = page.path === '/not-found' ? 404 : 200
    if (status !== expected) return `status ${status}`
    if (!text.isComplete) return 'the document is cut short'
    if (text.hasFailed) return 'it shows the error box'
    const { version } = text.sections.find(({ name }) => name === page.section) ?? {}
    if (!version) return `its section ${page.section} is missing`
    if (!text.scripts.some(({ url }) => url.startsWith(`/r/${page.section}/`)))
      return `it loads nothing of its section ${page.section}`
    if (!this.publishing.wasLive(page.section, version, from, to))
      return `release ${version} of ${page.section} was not live`
    const first = this.#first.get(page.path)
    const heading = first && this.publishing.textIn(version, first.headings.join())
    if (text.headings.length !== 1 || (heading !== undefined && text.headings[0] !== heading))
      return `heading ${JSON.stringify(text.headings)} instead of ${JSON.stringify(heading)}`
    return undefined
  }
}

function reasonOf(error: unknown) {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}, ${cause.message}` : message
}
