import { statSync } from 'node:fs'
import path from 'node:path'
import {
  shellName,
  type Composition,
  type SectionRelease,
  type SectionTable,
} from '@virida/shared/platform/contract/composition'
import type { PageOwner } from '@virida/shared/platform/contract/page-owner'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import {
  lastGoodRegistry,
  readRevision,
  registryFile,
  revisionsIn,
} from '@virida/shared/platform/release/registry-folder'
import type { Registry } from '@virida/shared/platform/release/registry-schema'
import { releaseUrl } from '@virida/shared/platform/paths'
import { remoteEntryFile } from '@virida/shared/platform/webpack/federation'
import { ownerIndex } from './owner-index'
import type { ReleaseStore } from './release-store'
import { SectionTables } from './section-tables'

/** Stamp of a missing file or folder. */
const absent = 'absent'

/** The live releases at one moment. Made once for each version of the registry file. */
export type Snapshot = {
  registry: Registry
  composition: Composition
  /** Identifies the version of the registry. */
  key: string
  /** Finds the section and route of a path by the router's ranking. Undefined if the path is unknown and no home page is live. */
  ownerOf: (pathname: string) => PageOwner | undefined
  /** Names of the query parameters that a page reads, as the manifest of its release lists them. */
  queryOf: (owner: PageOwner) => readonly string[]
  /** Number of addresses that the live releases list. */
  addressCount: number
  /** The sections as a file for browsers. */
  table: SectionTable
  /** Patterns of the pages that show the dealer map. */
  mapPatterns: readonly string[]
  /** Paths on disk of the files that live releases serve at the root of the site, by address: `/warranties/care.pdf`. */
  publicFiles: ReadonlyMap<string, string>
}

const advice = 'Run `npm run releases -- repair`, or check RELEASES_DIR.'

/** Ms after which the folder of revisions is looked at although the copy of the newest one has not changed. */
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
      throw this.problem ?? new Error(`Cannot read the registry: ${this.store.dir} has none. ${advice}`)
    return this.#snapshot
  }

  #read(stamp: string) {
    const found = lastGoodRegistry(this.store.dir)
    const registry = found?.registry
    this.problem = found?.problem ?? this.#missing(registry)
    if (this.problem) this.log.report('The registry of live releases cannot be used', { error: this.problem })
    // With a problem, what is in use is at least as new as the last good revision.
    const isWanted = registry?.apps[shellName] && (!this.problem || !this.#snapshot)
    if (isWanted && keyOf(registry) !== this.#snapshot?.key) {
      this.#snapshot = takeSnapshot(registry, this.store, this.tables)
    }
    this.#stamp = stamp
  }

  #sectionsAt(revision: number): readonly SectionRelease[] | undefined {
    try {
      return compositionOf(readRevision(this.store.dir, revision), this.store).sections
    } catch {
      // A gateway that follows a store has not copied each revision. Browsers do without the table then.
      return undefined
    }
  }

  #missing(registry: Registry | undefined): ReleaseError | undefined {
    if (registry?.apps[shellName]) return undefined
    return new ReleaseError(
      'registry_missing',
      `Cannot use the registry in ${this.store.dir}: ${registry ? 'it names no shell' : 'it is lost'}. ${advice}`,
    )
  }

  #folderStamp(): string {
    const { dir } = this.store
    const copy = statSync(path.join(dir, registryFile), { throwIfNoEntry: false })
    const stamp = copy ? `${copy.mtimeMs} ${copy.ino} ${copy.size}` : absent
    const now = performance.now()
    if (!this.#stamp.startsWith(`${stamp} `) || now - this.#lookedAt > lookInterval) {
      this.#newest = String(revisionsIn(dir)[0] ?? absent)
      this.#lookedAt = now
    }
    return `${stamp} ${this.#newest}`
  }
}

/** Identifies a version of the registry. */
const keyOf = ({ revision, updatedAt }: Registry) => `${revision} ${updatedAt}`

function takeSnapshot(registry: Registry, store: ReleaseStore, tables: SectionTables): Snapshot {
  store.keep(registry)
  const composition = compositionOf(registry, store)
  const routes = routesOf(registry, store)
  return {
    registry,
    composition,
    key: keyOf(registry),
    table: tables.add(registry.revision, composition.sections),
    ownerOf: ownerIndex(composition),
    queryOf: queryFinder(routes),
    addressCount: routes.reduce((count, { paths = [] }) => count + Math.max(paths.length, 1), 0),
    mapPatterns: routes.flatMap(({ path, showsMap }) => (showsMap ? [path] : [])),
    publicFiles: publicFilesOf(registry, store),
  }
}

function compositionOf({ apps }: Registry, store: ReleaseStore): Composition {
  const releaseOf = (name: string, version: string) => ({
    version,
    base: releaseUrl(name, version),
    entry: remoteEntryFile,
    integrity: store.find(name, version)?.manifest.files[remoteEntryFile]?.integrity,
  })
  const sections = Object.entries(apps).flatMap(([name, { active, previous, paths }]): SectionRelease[] =>
    name === shellName
      ? []
      : [
          {
            name,
            ...releaseOf(name, active),
            paths,
            ...(previous ? { previous: releaseOf(name, previous) } : {}),
          },
        ],
  )
  return { shell: apps[shellName]?.active ?? '', sections }
}

/** The routes of all live releases, as their manifests describe them. */
const routesOf = ({ apps }: Registry, store: ReleaseStore) =>
  Object.entries(apps).flatMap(([app, { active }]) => store.find(app, active)?.manifest.routes ?? [])

function queryFinder(routes: Manifest['routes']): Snapshot['queryOf'] {
  const queries = new Map(routes.map(({ path, query = [] }) => [path, query]))
  return ({ pattern }) => queries.get(pattern) ?? []
}

function publicFilesOf({ apps }: Registry, store: ReleaseStore): Map<string, string> {
  const files = new Map<string, string>()
  for (const [app, { active }] of Object.entries(apps)) {
    const release = store.find(app, active)
    for (const address of release?.manifest.public ?? []) {
      const name = `public${address}`
      // The app that was published first keeps an address that two apps serve.
      if (release && !files.has(address)) files.set(address, path.join(release.client, name))
    }
  }
  return files
}
