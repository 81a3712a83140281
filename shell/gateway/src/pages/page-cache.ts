import { LRUCache } from 'lru-cache'
import type { Composition } from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { Snapshot } from '../releases/snapshot'
import type { PageAnswer } from './page-answer'

export type CachedPage = {
  answer: PageAnswer
  owner: PageOwner | undefined
  /** The releases that its document names. Undefined for a page that was kept when other releases became live. */
  snapshot: Snapshot | undefined
}

/**
 * How long a document that is not made of the live releases is kept, in ms: long enough that a broken release does not
 * slow the site, and short enough that visitors see the live one soon after it works.
 */
const fallbackLifetime = 5000
/** The same for the error box: a visitor who tries again should not get the same one. */
const boxLifetime = 1000

/** Documents and bytes of the cache, and what each live address adds. */
const cacheSize = { documents: 1000, bytes: 32e6, bytesPerAddress: 100_000, mostBytes: 256e6 }

/** Pages by address. When releases are published, it keeps the pages that are made of none of them. */
export class PageCache {
  #pages = emptyCache(0)
  #snapshot: Snapshot | undefined

  /** A page that was rendered with the releases of this snapshot. Its document may still name other releases of other sections. */
  get(address: string, snapshot: Snapshot, owner: PageOwner | undefined): CachedPage | undefined {
    this.#follow(snapshot)
    const page = this.#pages.get(address)
    const isOwn = page?.owner?.section === owner?.section && page?.owner?.pattern === owner?.pattern
    return isOwn ? page : undefined
  }

  /** Keeps a page, unless other releases are live meanwhile. */
  set(address: string, page: CachedPage): void {
    if (page.snapshot === this.#snapshot) this.#pages.set(address, page, { ttl: lifetimeOf(page.answer) })
  }

  #follow(snapshot: Snapshot) {
    if (snapshot === this.#snapshot) return
    const unchanged = unchangedSections(this.#snapshot?.composition, snapshot.composition)
    const pages = emptyCache(snapshot.addresses.size)
    // The most recently used page comes first, and the one that is set last counts as that.
    for (const [address, page] of [...this.#pages.entries()].reverse())
      if (lifetimeOf(page.answer) === 0 && unchanged.has(page.owner?.section ?? ''))
        pages.set(address, { ...page, snapshot: undefined })
    this.#pages = pages
    this.#snapshot = snapshot
  }
}

/** Names of the sections whose pages are the same with both compositions. */
function unchangedSections(before: Composition | undefined, after: Composition): Set<string> {
  if (before?.shell !== after.shell) return new Set()
  const known = new Map(before.sections.map((section) => [section.name, JSON.stringify(section)]))
  const unchanged = after.sections.filter((section) => known.get(section.name) === JSON.stringify(section))
  return new Set(unchanged.map(({ name }) => name))
}

function emptyCache(addresses: number): LRUCache<string, CachedPage> {
  const { documents, bytes, bytesPerAddress, mostBytes } = cacheSize
  return new LRUCache({
    max: documents + addresses,
    maxSize: Math.min(bytes + bytesPerAddress * addresses, mostBytes),
    // The compressed bodies of both forms are together smaller than the document. Documents share their styles.
    sizeCalculation: ({ answer }: CachedPage) =>
      answer.kind === 'page' ? answer.forms.linked.body.size * 2 : 1,
  })
}

/** How long a page may be used, in ms; 0 means until its releases are not live anymore. */
function lifetimeOf(answer: PageAnswer): number {
  if (answer.kind === 'redirect' || answer.healthy) return 0
  return answer.status >= 500 ? boxLifetime : fallbackLifetime
}
