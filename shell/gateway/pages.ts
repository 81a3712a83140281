import { createHash } from 'node:crypto'
import type { PublicSettings } from '@virida/shared/contract/public-settings'
import { LRUCache } from 'lru-cache'
import type { DocumentData } from '../src/composition/composition'
import type * as ShellServer from '../src/server'
import { renderDocument } from './document'
import { Encoded } from './encoded'
import { hostName, type LiveRegistry, type Snapshot } from './live-registry'
import { pin } from './pin'
import type { ReleaseStore } from './release-store'

export type PageAnswer =
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; status: number; body: Encoded; etag: string; healthy: boolean }

/** A page that takes longer than this on the server is shown as unavailable. */
const patience = 3000
/** Longer queries than any page of the site has are rendered but not kept. */
const longestKeptQuery = 200

/** Renders documents, and keeps healthy ones for each address until something is published. */
export class Pages {
  readonly #kept = new LRUCache<string, PageAnswer>({
    max: 1000,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: (answer) => (answer.kind === 'page' ? answer.body.raw.length * 2 : 1),
  })
  readonly #rendering = new Map<string, Promise<PageAnswer>>()

  constructor(
    readonly registry: LiveRegistry,
    readonly store: ReleaseStore,
    readonly settings?: PublicSettings,
  ) {}

  async at(url: URL): Promise<PageAnswer> {
    const snapshot = this.registry.snapshot()
    const { server } = this.#shell(snapshot)
    const owner = server.ownerOf(snapshot.composition, url.pathname)
    // All unknown paths are one document, or a crawler of nonsense would fill the memory with home pages.
    const address = owner?.isFallback ? '*' : url.pathname + url.search
    const key = `${snapshot.key} ${address}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    // Many visitors of a page that was just published wait for one rendering.
    const rendering = this.#rendering.get(key)
    if (rendering) return rendering
    const made = this.#render(url, snapshot)
    this.#rendering.set(key, made)
    try {
      const answer = await made
      if (answer.kind === 'page' && answer.healthy && url.search.length <= longestKeptQuery)
        this.#kept.set(key, answer)
      return answer
    } finally {
      this.#rendering.delete(key)
    }
  }

  async #render(url: URL, snapshot: Snapshot): Promise<PageAnswer> {
    const { shell, server } = this.#shell(snapshot)
    const owner = server.ownerOf(snapshot.composition, url.pathname)
    const { composition, loadRoutes, degraded } = pin(snapshot, owner?.section ?? '', this.store)
    if (degraded) console.error(`${url.pathname}: ${degraded.message}`)
    const pinned = { ...composition, shell: shell.version }
    // A page that hangs is shown as a section that cannot be had: the frame with the box.
    const page = await limited(server.renderPage(url, pinned, loadRoutes)).catch((error: Error) =>
      server.renderPage(url, pinned, () => Promise.reject(error)),
    )
    if (page.kind === 'redirect') return page
    if (page.error) console.error(`${url.pathname} answers ${page.status}:`, page.error)

    const failure: DocumentData['failure'] = page.error ? { status: page.status } : undefined
    const html = renderDocument({
      page,
      shell,
      data: {
        composition: pinned,
        ...(failure ? { failure } : {}),
        ...(this.settings ? { settings: this.settings } : {}),
      },
      section: page.error || !owner ? undefined : this.#pageChunk(pinned, owner),
    })
    const body = new Encoded(Buffer.from(html))
    return {
      kind: 'page',
      status: page.status,
      body,
      // Weak: the same document in another encoding is other bytes.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      healthy: !page.error && !degraded,
    }
  }

  #pageChunk({ sections }: DocumentData['composition'], owner: ShellServer.PageOwner) {
    const version = sections.find(({ name }) => name === owner.section)?.version ?? ''
    const { manifest } = this.store.release(owner.section, version)
    const chunk = manifest.routes.find(({ path }) => path === owner.pattern)?.chunk ?? ''
    return { manifest, chunk }
  }

  /** The live shell, or the one before it when the live one cannot be run. */
  #shell({ registry }: Snapshot) {
    const { active = '', previous = null } = registry.apps[hostName] ?? {}
    try {
      return this.#shellAt(active)
    } catch (error) {
      if (!previous) throw error
      console.error(`The shell ${active} cannot be run, ${previous} takes its place:`, error)
      return this.#shellAt(previous)
    }
  }

  #shellAt(version: string) {
    const { manifest: shell } = this.store.release(hostName, version)
    return { shell, server: this.store.server(hostName, version) as typeof ShellServer }
  }
}

async function limited<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The page was not rendered within ${patience / 1000} s`)),
      patience,
    )
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
