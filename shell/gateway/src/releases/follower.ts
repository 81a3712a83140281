import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { writeNext } from '@virida/shared/platform/release/registry/announcement'
import {
  copyRevision,
  readRevision,
  revisionsIn,
} from '@virida/shared/platform/release/registry/registry-folder'
import { keptReleases, type Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { registryText } from '@virida/shared/platform/release/registry/registry-text'
import type { SharedSite } from '@virida/shared/platform/release/stores/open-store'
import { differingStore, storeProblem } from '@virida/shared/platform/release/stores/store-problem'

/** How often a store is asked for a new revision, in ms. */
const pollInterval = 1000
/** The same while an announced revision is expected from a store that does not notify the gateway, in ms. */
const shortInterval = 10
/** How long it is expected, in ms. */
const longestExpectation = 10_000

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
  /** The announcement that was copied last. */
  #announced: string | undefined
  /** Asks a store that does not notify the gateway, while the announced revision is expected. */
  #shortTimer: NodeJS.Timeout | undefined
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
    clearInterval(this.#shortTimer)
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
        if (this.#shortTimer) {
          // A revision that is not there yet says nothing about the health of the store.
          if (!(await this.#copyExpected())) continue
        } else {
          await this.#copyNewest()
          await this.#copyAnnounced()
        }
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

  /** Copies the revision after the newest one here. @returns whether the store has it. */
  async #copyExpected(): Promise<boolean> {
    const registry = await this.site.revisions.find?.((this.#same ?? 0) + 1)
    if (!registry) return false
    await this.#copy(registry)
    this.#same = registry.revision
    return true
  }

  /** Copies the releases that a publisher has announced, and then the announcement. */
  async #copyAnnounced() {
    const { dir, revisions, releases } = this.site
    const report = (error: unknown): undefined =>
      // What is live does not need an announcement.
      void this.log.report('The releases that a publisher has announced cannot be copied', { error })
    const next = await revisions.announced().catch(report)
    if (next?.revision !== (this.#same ?? 0) + 1) return
    const text = registryText(next)
    if (text === this.#announced) return
    try {
      for (const [app, { to }] of Object.entries(next.change?.moves ?? {})) await releases?.download(app, to)
      writeNext(dir, next)
    } catch (error) {
      // The next look tries again.
      return report(error)
    }
    this.#announced = text
    if (revisions.find && !this.#isStopped) this.#askOften()
  }

  /** Asks the store often, until it has another revision. */
  #askOften() {
    const before = this.#same
    const end = performance.now() + longestExpectation
    this.#shortTimer = setInterval(() => {
      if (this.#same !== before || performance.now() > end) {
        clearInterval(this.#shortTimer)
        this.#shortTimer = undefined
      }
      void this.follow()
    }, shortInterval)
  }

  #refuseDifferent(registry: Registry) {
    const here = this.#readHere(registry.revision)
    if (here && registryText(here) !== registryText(registry)) throw differingStore(registry.revision)
  }

  /** @returns undefined when the revision is damaged: it is copied again. */
  #readHere(revision: number): Registry | undefined {
    try {
      return readRevision(this.site.dir, revision)
    } catch (error) {
      if (error instanceof ReleaseError && error.code === 'registry_invalid') return undefined
      throw error
    }
  }

  async #copy(registry: Registry) {
    const { releases } = this.site
    const apps = Object.entries(registry.apps)
    for (const [app, { active }] of apps) await releases?.download(app, active)
    for (const [app, { earlier }] of apps) await this.#downloadEarlier(app, earlier.slice(0, 1))
    await this.#copyPinned(registry)
    copyRevision(this.site.dir, registry)
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
