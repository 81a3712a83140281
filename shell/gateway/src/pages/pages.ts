import { shellName, type Composition, type DocumentData } from '@virida/shared/platform/contract/composition'
import { pageAddress } from '@virida/shared/platform/http/page-address'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import { previewBadge, previewHead } from '../previews/badge'
import type { Snapshot } from '../releases/snapshot'
import type { ReleaseStore } from '../releases/release-store'
import { SheetTexts } from '../releases/sheet-texts'
import type { RenderProcesses } from '../rendering/render-processes'
import { noTracing, type Tracing } from '../tracing/tracing'
import { documentFiles } from './document-files'
import { documentForms, withData } from './document-forms'
import { earlyLinks } from './early-links'
import type { PageAnswer } from './page-answer'
import type { CachedPage } from './page-cache'
import { PageCaches } from './page-caches'
import { PageFaults } from './page-faults'
import { PageRenderer } from './page-renderer'
import { RenderQueue } from './render-queue'

/** Documents for longer queries are rendered but not cached, in characters. */
const longestCachedQuery = 200

/**
 * Renders documents and caches them by address, those of broken releases for seconds only. When a section is published,
 * only its pages are rendered again; the documents of others get the new table of sections.
 */
export class Pages {
  readonly #caches = new PageCaches()
  readonly #rendering = new Map<string, Promise<PageAnswer>>()
  /** The queue of each section, so that slow pages of one section do not delay those of others. */
  readonly #queues = new Map<string, RenderQueue>()
  readonly #renderer: PageRenderer
  readonly #sheets: SheetTexts
  /** What live releases could not show. */
  readonly faults = new PageFaults()

  constructor(
    readonly store: ReleaseStore,
    readonly log: FaultLog,
    processes: RenderProcesses,
    readonly map?: MapSettings,
    /** HTML at the end of each document. */
    readonly end = '',
    readonly tracing: Tracing = noTracing,
  ) {
    this.#renderer = new PageRenderer(store, log, processes, this.faults)
    this.#sheets = new SheetTexts(store, log)
  }

  /**
   * @param requested The address that the client asked for.
   * @param client Networks of the client, for its share of the rendering.
   * @param onWait Called when the page must be rendered, with a function that makes the links for early hints. A cached
   *   page is there at once.
   * @throws TooManyRendersError, or another error when no release of the shell can show anything.
   */
  async at(
    requested: URL,
    snapshot: Snapshot,
    client: readonly ClientNetwork[],
    onWait: (links: () => readonly string[]) => void = () => undefined,
  ): Promise<PageAnswer> {
    const owner = snapshot.ownerOf(requested.pathname)
    const url = pageAddress(requested, owner ? snapshot.queryOf(owner) : [])
    const render = () =>
      this.tracing.span('render', { section: owner?.section, route: owner?.pattern }, () =>
        this.#queueOf(owner).run(client, () => this.#render(url, snapshot, owner)),
      )
    // No cache keeps a preview, and no visitor gets the answer of another.
    if (snapshot.preview) {
      onWait(() => this.#earlyLinks(snapshot, owner, url.pathname))
      return render()
    }
    // All unknown paths share one cache entry; otherwise a crawler could fill the cache with home pages.
    const address = owner?.isFallback ? '*' : url.pathname + url.search
    const cache = this.#caches.of(snapshot)
    const cached = cache.get(address, snapshot, owner)
    if (cached) return this.#current(address, cached, snapshot)
    onWait(() => this.#earlyLinks(snapshot, owner, url.pathname))
    const key = `${snapshot.key} ${address}`
    // Concurrent requests for a page that is not cached share one rendering.
    const rendering = this.#rendering.get(key)
    if (rendering) return rendering
    const rendered = render()
    this.#rendering.set(key, rendered)
    try {
      const answer = await rendered
      const mayCache = answer.kind === 'page' && url.search.length <= longestCachedQuery
      if (mayCache) cache.set(address, { answer, owner, snapshot })
      return answer
    } finally {
      this.#rendering.delete(key)
    }
  }

  /** The cached page with a document that names the live releases of all sections. */
  #current(address: string, { answer, owner, snapshot }: CachedPage, live: Snapshot): PageAnswer {
    if (snapshot === live || answer.kind === 'redirect') return answer
    const forms = withData(answer.forms, this.#dataOf(live, live.composition, owner))
    const current: PageAnswer = { ...answer, forms }
    this.#caches.of(live).set(address, { answer: current, owner, snapshot: live })
    return current
  }

  async #render(url: URL, snapshot: Snapshot, owner: PageOwner | undefined): Promise<PageAnswer> {
    const { page, shell, composition, trustedTypes, isDegraded } = await this.#renderer.render(
      url,
      snapshot,
      owner,
    )
    if (page.kind === 'redirect') return page
    const showsMap = this.#showsMap(snapshot, owner)
    const data = this.#dataOf(snapshot, composition, owner)
    const { preview } = snapshot
    const section = page.error || !owner ? undefined : this.#pageChunks(composition, owner, url.pathname)
    return {
      kind: 'page',
      status: page.status,
      // A hash in the policy would turn off what Google's map needs for its own styles.
      forms: await documentForms(
        {
          page,
          shell,
          section,
          end: this.end,
          ...(preview ? { preview: { head: previewHead, badge: previewBadge(preview) } } : {}),
        },
        { ...data, ...(page.error ? { failure: { status: page.status } } : {}) },
        showsMap ? undefined : this.#sheets,
      ),
      healthy: !page.error && !isDegraded,
      policy: { showsMap, trustedTypes },
    }
  }

  #earlyLinks(snapshot: Snapshot, owner: PageOwner | undefined, address: string): string[] {
    const { composition } = snapshot
    const shell = this.store.find(shellName, composition.shell)?.manifest
    // Instead of a release that cannot be read, another one is shown, which has other files.
    if (!shell || !owner || !this.store.find(owner.section, versionIn(composition, owner))) return []
    const files = documentFiles({ shell, section: this.#pageChunks(composition, owner, address) })
    return earlyLinks(files, this.#showsMap(snapshot, owner))
  }

  /** Patterns of the pages that have a policy of their own. */
  #ownPolicy = (snapshot: Snapshot): readonly string[] => (this.map?.googleKey ? snapshot.mapPatterns : [])

  /** Whether the document shows Google's map. Then it links its style sheets. */
  #showsMap = (snapshot: Snapshot, owner: PageOwner | undefined): boolean =>
    this.#ownPolicy(snapshot).includes(owner?.pattern ?? '')

  #dataOf(snapshot: Snapshot, composition: Composition, owner: PageOwner | undefined): DocumentData {
    const ownPolicy = this.#ownPolicy(snapshot)
    const showsMap = this.#showsMap(snapshot, owner)
    const { table } = snapshot
    return {
      ...(table
        ? {
            composition: onlyOwn(composition, owner),
            table: { address: table.address, integrity: table.integrity },
          }
        : { composition }),
      // The key of a map provider is only in the documents whose policy allows the provider.
      ...(this.map && (showsMap || !this.map.googleKey) ? { settings: { map: this.map } } : {}),
      ...(ownPolicy.length ? { ownPolicy: [...ownPolicy] } : {}),
    }
  }

  /** The chunks of a page, with those of its data at an address. */
  #pageChunks(composition: Composition, owner: PageOwner, address: string) {
    const { manifest } = this.store.release(owner.section, versionIn(composition, owner))
    const { chunk = [], dataChunks = {} } = manifest.routes.find(({ path }) => path === owner.pattern) ?? {}
    return { manifest, chunks: [chunk, dataChunks[address] ?? []].flat() }
  }

  #queueOf(owner: PageOwner | undefined): RenderQueue {
    const name = owner?.section ?? ''
    const queue = this.#queues.get(name) ?? new RenderQueue()
    this.#queues.set(name, queue)
    return queue
  }
}

/** The version of the section of a page. */
const versionIn = ({ sections }: Composition, { section }: PageOwner): string =>
  sections.find(({ name }) => name === section)?.version ?? ''

/** The composition with the section of a page only. */
const onlyOwn = (composition: Composition, owner: PageOwner | undefined): Composition => ({
  ...composition,
  sections: composition.sections.filter(({ name }) => name === owner?.section),
})
