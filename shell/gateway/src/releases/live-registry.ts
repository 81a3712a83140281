import { statSync } from 'node:fs'
import path from 'node:path'
import { shellName, type SectionRelease } from '@virida/shared/platform/contract/composition'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseCommands } from '@virida/shared/platform/release-commands'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import {
  lastGoodRegistry,
  readRevision,
  registryFile,
  revisionsIn,
} from '@virida/shared/platform/release/registry/registry-folder'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { withPageFiles } from './page-files'
import type { ReleaseStore } from './release-store'
import { SectionTables } from './section-tables'
import { signedReleases } from './signed-releases'
import { compositionOf, keyOf, takeSnapshot, type Snapshot } from './snapshot'

/** Stamp of a missing file or folder. */
const absent = 'absent'
/** Stamp of a folder that cannot be listed. */
const unlistable = 'unlistable'

const advice = () => `Run \`${new ReleaseCommands().site('repair')}\`, or check RELEASES_DIR.`

/** Ms after which the revisions are listed again even if the copy of the newest one has not changed. */
const lookInterval = 1000

/**
 * The registry of live releases. It is read again whenever the copy of its newest revision has been replaced. One
 * `stat` for each request takes a few microseconds; a file watcher does not work on all network file systems and in
 * all containers. A publisher that was killed before it could replace the copy is noticed within a second.
 */
export class LiveRegistry {
  #stamp = ''
  #lookedAt = -Infinity
  #newest = absent
  #snapshot: Snapshot | undefined
  /** The tables of this registry's sections, also of earlier revisions. */
  readonly tables = new SectionTables((revision) => this.#sectionsAt(revision))
  /** Why the live releases of apps are not shown: their teams have not signed them. */
  refusals: ReadonlyMap<string, Error> = new Map()
  /** Why the newest registry cannot be used at the moment; the last good snapshot stays in use. */
  problem: Error | undefined

  constructor(
    readonly store: ReleaseStore,
    readonly log: FaultLog,
  ) {}

  /** @throws Error when there has never been a registry with a shell. */
  snapshot(): Snapshot {
    try {
      const stamp = this.#folderStamp()
      if (!this.#snapshot || stamp !== this.#stamp) this.#read(stamp)
    } catch (error) {
      this.problem = error as Error
      this.#stamp = ''
      this.log.report('The registry of live releases cannot be read', { error })
    }
    if (!this.#snapshot)
      throw this.problem ?? new Error(`Cannot read the registry: ${this.store.dir} has none. ${advice()}`)
    return this.#snapshot
  }

  #read(stamp: string) {
    const found = lastGoodRegistry(this.store.dir)
    const registry = found?.registry
    this.problem = found?.problem ?? this.#missing(registry) ?? this.#older(registry)
    if (this.problem) this.log.report('The registry of live releases cannot be used', { error: this.problem })
    // With a problem, an older registry than that in use is not taken: a release that was taken back may be live there.
    const isNewer = registry && registry.revision > (this.#snapshot?.registry.revision ?? -1)
    const isWanted = registry?.apps[shellName] && (!this.problem || isNewer)
    if (isWanted && keyOf(registry) !== this.#snapshot?.key) {
      this.store.keep(registry)
      const { signed, refusals } = signedReleases(registry, this.store)
      for (const error of refusals.values()) this.log.report('A live release is refused', { error })
      this.refusals = refusals
      this.#snapshot = takeSnapshot(signed, this.store, this.tables)
    }
    this.#stamp = stamp
  }

  #sectionsAt(revision: number): readonly SectionRelease[] | undefined {
    try {
      const { sections } = compositionOf(readRevision(this.store.dir, revision), this.store)
      return withPageFiles(sections, this.store)
    } catch {
      // A gateway that follows a store has not copied each revision. Browsers do without the table then.
      return undefined
    }
  }

  #older(registry: Registry | undefined): ReleaseError | undefined {
    const used = this.#snapshot?.registry.revision ?? 0
    if (!registry || registry.revision >= used) return undefined
    return new ReleaseError(
      'registry_invalid',
      `Cannot use the registry in ${this.store.dir}: its newest revision is ${registry.revision}, and revision ${used} is in use. ${advice()}`,
    )
  }

  #missing(registry: Registry | undefined): ReleaseError | undefined {
    if (registry?.apps[shellName]) return undefined
    return new ReleaseError(
      'registry_missing',
      `Cannot use the registry in ${this.store.dir}: ${registry ? 'it names no shell' : 'it is lost'}. ${advice()}`,
    )
  }

  #folderStamp(): string {
    const { dir } = this.store
    const copy = statSync(path.join(dir, registryFile), { throwIfNoEntry: false })
    const stamp = copy ? `${copy.mtimeMs} ${copy.ino} ${copy.size}` : absent
    const now = performance.now()
    if (!this.#stamp.startsWith(`${stamp} `) || now - this.#lookedAt > lookInterval) {
      this.#newest = this.#listedNewest()
      this.#lookedAt = now
    }
    return `${stamp} ${this.#newest}`
  }

  /** `lastGoodRegistry` says why a folder cannot be listed, and reads the copy then. */
  #listedNewest(): string {
    try {
      return String(revisionsIn(this.store.dir)[0] ?? absent)
    } catch {
      return unlistable
    }
  }
}
