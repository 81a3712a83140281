import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import {
  createRevision,
  readRevision,
  revisionsIn,
  writeNext,
} from '@virida/shared/platform/release/registry/registry-folder'
import {
  keptReleases,
  registryText,
  type Registry,
} from '@virida/shared/platform/release/registry/registry-schema'
import type { SharedSite } from '@virida/shared/platform/release/stores/open-store'
import { differingStore, storeProblem } from '@virida/shared/platform/release/stores/store-problem'

/** How often a store is asked for a new revision, in ms. */
const pollInterval = 1000
/** The same after an announcement, for a store that does not notify the gateway. */
const shortInterval = 50
/** How long a revision is expected after its announcement, in ms. */
const longestExpectation = 30_000

/**
 * Keeps the releases folder of a gateway up to date with the shared store: it copies first the files of new releases,
 * then the revision that makes them live. Requests only read the folder, so they never wait for the store, and the site
 * stays up when the store cannot be reached.
 */
export class Follower {
  #running: Promise<void> | undefined
  #isWanted = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined
  /** The announcement whose revision is expected. The timer asks a store that does not notify the gateway. */
  #expectation: { text: string; timer?: NodeJS.Timeout } | undefined
  /** The revision that is known to be the same here and in the store. */
  #same: number | undefined
  /** Why the store cannot be followed at the moment. */
  problem: Error | undefined

  constructor(
    private readonly site: SharedSite,
    private readonly log: FaultLog,
  ) {}

  /** Follows the store until `stop`. Resolves after the first attempt. */
  async start(): Promise<void> {
    this.site.revisions.watch?.(() => void this.follow())
    this.#timer = setInterval(() => void this.follow(), pollInterval)
    await this.follow()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    clearInterval(this.#expectation?.timer)
    await this.#running
    await this.site.revisions.close()
  }

  /** Asks for the newest revision now; if a question is under way, again after it. */
  follow(): Promise<void> {
    // The store may still call while its connections are being closed.
    if (this.#isStopped) return Promise.resolve()
    this.#isWanted = true
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #run() {
    while (this.#isWanted) {
      this.#isWanted = false
      try {
        await this.#copyNewest()
        await this.#copyAnnounced()
        this.problem = undefined
      } catch (error) {
        this.problem = error as Error
        this.log.report('The store of releases cannot be followed', { error })
      }
    }
  }

  async #copyNewest() {
    const { dir, revisions } = this.site
    // Read before the store is asked, so that a revision that arrives in the meantime does not look lost in the store.
    const here = revisionsIn(dir)[0]
    const newest = await revisions.newestNumber()
    const problem = storeProblem(newest, here)
    if (problem) throw problem
    if (newest === undefined || newest === this.#same) return
    const registry = await revisions.read(newest)
    if (newest === here) this.#refuseDifferent(registry)
    await this.#copy(registry)
    this.#same = newest
  }

  /** Copies the releases that a publisher has announced, and then the announcement. */
  async #copyAnnounced() {
    const { dir, revisions, releases } = this.site
    const next = await revisions.announced()
    if (!next || next.revision !== (this.#same ?? 0) + 1) return this.#expect(undefined)
    const text = registryText(next)
    if (text === this.#expectation?.text) return
    try {
      for (const [app, { to }] of Object.entries(next.change?.moves ?? {})) await releases?.download(app, to)
      writeNext(dir, next)
    } catch (error) {
      // What is live does not need it.
      this.log.report('The releases that a publisher has announced cannot be copied', { error })
    }
    this.#expect(text)
  }

  /** @param text The announcement whose revision is expected; undefined if none is. */
  #expect(text: string | undefined) {
    clearInterval(this.#expectation?.timer)
    this.#expectation = undefined
    if (text === undefined || this.#isStopped) return
    const tellsChanges = this.site.revisions.watch !== undefined
    this.#expectation = { text, ...(tellsChanges ? {} : { timer: this.#askOften() }) }
  }

  #askOften(): NodeJS.Timeout {
    const end = performance.now() + longestExpectation
    const timer = setInterval(() => {
      if (performance.now() > end) clearInterval(timer)
      void this.follow()
    }, shortInterval)
    return timer
  }

  #refuseDifferent(registry: Registry) {
    if (registryText(readRevision(this.site.dir, registry.revision)) !== registryText(registry))
      throw differingStore(registry.revision)
  }

  async #copy(registry: Registry) {
    const { releases } = this.site
    const apps = Object.entries(registry.apps)
    for (const [app, { active }] of apps) await releases?.download(app, active)
    for (const [app, { earlier }] of apps) await this.#downloadEarlier(app, earlier.slice(0, 1))
    await this.#copyPinned(registry)
    createRevision(this.site.dir, registry)
    for (const [app, { earlier }] of apps) await this.#downloadEarlier(app, earlier.slice(1, keptReleases))
  }

  /** A preview or a canary that cannot be copied must not hold back what becomes live. */
  async #copyPinned({ canaries, previews }: Registry) {
    for (const { app, version } of [...canaries, ...previews]) {
      try {
        await this.#downloadEarlier(app, [version])
      } catch (error) {
        this.log.report('A preview or a canary cannot be copied from the store', { error })
      }
    }
  }

  async #downloadEarlier(app: string, versions: string[]) {
    for (const version of versions)
      await this.site.releases?.downloadEarlier(app, version, (error) =>
        this.log.report('An earlier release in the store cannot be used', { error }),
      )
  }
}
