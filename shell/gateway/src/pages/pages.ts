import { LRUCache } from 'lru-cache'
import type { Composition, DocumentData } from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { MapSettings } from '@virida/shared/platform/contract/public-settings'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { ClientNetwork } from '@virida/shared/platform/http/client-networks'
import type { DocumentPolicy } from '../security'
import type { Snapshot } from '../releases/snapshot'
import type { ReleaseStore } from '../releases/release-store'
import { SheetTexts } from '../releases/sheet-texts'
import type { RenderProcesses } from '../rendering/render-processes'
import { documentForms, type DocumentForms } from './document-forms'
import { pageAddress } from './page-address'
import { PageRenderer } from './page-renderer'
import { RenderQueue } from './render-queue'

export type PageAnswer =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page'
      status: number
      forms: DocumentForms
      healthy: boolean
      policy: Omit<DocumentPolicy, 'styles'>
    }

/** Documents for longer queries are rendered but not cached, in characters. */
const longestCachedQuery = 200

/**
 * How long a document that is not made of the live releases is kept, in ms: long enough that a broken release does not
 * slow the site, and short enough that visitors see the live one soon after it works.
 */
const fallbackLifetime = 5000
/** The same for the error box: a visitor who tries again should not get the same one. */
const boxLifetime = 1000

/** Documents and bytes of the cache, and what each live address adds. */
const cacheSize = { documents: 1000, bytes: 32e6, bytesPerAddress: 100_000, mostBytes: 256e6 }

/**
 * Renders documents and caches them by address, those of broken releases for seconds only. After each change of the
 * registry the cache is empty.
 */
export class Pages {
  #cache = pageCache(0)
  readonly #rendering = new Map<string, Promise<PageAnswer>>()
  /** The queue of each section, so that slow pages of one section do not delay those of others. */
  readonly #queues = new Map<string, RenderQueue>()
  readonly #renderer: PageRenderer
  readonly #sheets: SheetTexts
  /** The snapshot of the cached documents. */
  #cached: Snapshot | undefined

  constructor(
    readonly store: ReleaseStore,
    readonly log: FaultLog,
    processes: RenderProcesses,
    readonly map?: MapSettings,
  ) {
    this.#renderer = new PageRenderer(store, log, processes)
    this.#sheets = new SheetTexts(store, log)
  }

  /**
   * @param requested The address that the client asked for.
   * @param client Networks of the client, for its share of the rendering.
   * @throws TooManyRendersError, or another error when no release of the shell can show anything.
   */
  async at(requested: URL, snapshot: Snapshot, client: readonly ClientNetwork[]): Promise<PageAnswer> {
    if (snapshot !== this.#cached) this.#cache = pageCache(snapshot.addressCount)
    this.#cached = snapshot
    const owner = snapshot.ownerOf(requested.pathname)
    const url = pageAddress(requested, owner ? snapshot.queryOf(owner) : [])
    // All unknown paths share one cache entry; otherwise a crawler could fill the cache with home pages.
    const address = owner?.isFallback ? '*' : url.pathname + url.search
    const key = `${snapshot.key} ${address}`
    const cached = this.#cache.get(key)
    if (cached) return cached
    // Concurrent requests for a page that is not cached share one rendering.
    const rendering = this.#rendering.get(key)
    if (rendering) return rendering
    const rendered = this.#queueOf(owner).run(client, () => this.#render(url, snapshot, owner))
    this.#rendering.set(key, rendered)
    try {
      const answer = await rendered
      const mayCache = answer.kind === 'page' && url.search.length <= longestCachedQuery
      if (mayCache && snapshot === this.#cached) this.#cache.set(key, answer, { ttl: lifetimeOf(answer) })
      return answer
    } finally {
      this.#rendering.delete(key)
    }
  }

  async #render(url: URL, snapshot: Snapshot, owner: PageOwner | undefined): Promise<PageAnswer> {
    const { page, shell, composition, trustedTypes, isDegraded } = await this.#renderer.render(
      url,
      snapshot,
      owner,
    )
    if (page.kind === 'redirect') return page
    const ownPolicy = this.map?.googleKey ? snapshot.mapPatterns : []
    const showsMap = ownPolicy.includes(owner?.pattern ?? '')
    const failure: DocumentData['failure'] = page.error ? { status: page.status } : undefined
    const parts = {
      page,
      shell,
      data: {
        composition: onlyOwn(composition, owner),
        table: { address: snapshot.table.address, integrity: snapshot.table.integrity },
        ...(failure ? { failure } : {}),
        // The key of a map provider is only in the documents whose policy allows the provider.
        ...(this.map && (showsMap || !this.map.googleKey) ? { settings: { map: this.map } } : {}),
        ...(ownPolicy.length ? { ownPolicy } : {}),
      },
      section: page.error || !owner ? undefined : this.#pageChunks(composition, owner),
    }
    return {
      kind: 'page',
      status: page.status,
      // A hash in the policy would turn off what Google's map needs for its own styles.
      forms: await documentForms(parts, showsMap ? undefined : this.#sheets),
      healthy: !page.error && !isDegraded,
      policy: { showsMap, trustedTypes },
    }
  }

  #pageChunks({ sections }: Composition, owner: PageOwner) {
    const version = sections.find(({ name }) => name === owner.section)?.version ?? ''
    const { manifest } = this.store.release(owner.section, version)
    const chunk = manifest.routes.find(({ path }) => path === owner.pattern)?.chunk ?? []
    return { manifest, chunks: [chunk].flat() }
  }

  #queueOf(owner: PageOwner | undefined): RenderQueue {
    const name = owner?.section ?? ''
    const queue = this.#queues.get(name) ?? new RenderQueue()
    this.#queues.set(name, queue)
    return queue
  }
}

function pageCache(addresses: number): LRUCache<string, PageAnswer> {
  const { documents, bytes, bytesPerAddress, mostBytes } = cacheSize
  return new LRUCache({
    max: documents + addresses,
    maxSize: Math.min(bytes + bytesPerAddress * addresses, mostBytes),
    // The compressed bodies of both forms are together smaller than the document. Documents share their styles.
    sizeCalculation: (answer: PageAnswer) => (answer.kind === 'page' ? answer.forms.linked.body.size * 2 : 1),
  })
}

/** The composition with the section of a page only. */
const onlyOwn = (composition: Composition, owner: PageOwner | undefined): Composition => ({
  ...composition,
  sections: composition.sections.filter(({ name }) => name === owner?.section),
})

/** How long a document may be used, in ms; 0 means until the registry changes. */
function lifetimeOf({ healthy, status }: Extract<PageAnswer, { kind: 'page' }>): number {
  if (healthy) return 0
  return status >= 500 ? boxLifetime : fallbackLifetime
}
