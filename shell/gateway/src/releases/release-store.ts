import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Manifest, ManifestText } from '@virida/shared/platform/release/manifest'
import { ownershipProblem, type PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { readManifestText, releaseFolder } from '@virida/shared/platform/release/read-release'
import { emptyRegistry, type Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { ServerRelease } from '@virida/shared/platform/render/orders'

const keyOf = (app: string, version: string) => `${app}@${version}`

type Release = {
  manifest: Manifest
  /** Folder of the browser files. */
  client: string
}

/** Manifests that are kept of releases that are not live. */
const otherManifests = 100

/**
 * Reads releases for the gateway. A release folder never changes, so manifests are kept in memory: those of all live
 * releases and of those before them, and the most recently used others, because open documents may use old releases.
 */
export class ReleaseStore {
  #live: ReadonlySet<string> = new Set()
  #liveManifests = new Map<string, ManifestText>()
  readonly #others = new LRUCache<string, ManifestText>({ max: otherManifests })
  #owners: Pick<Registry, 'owners'> = emptyRegistry()
  /** What is known of the signatures, by what was read: a manifest that is read again is checked again. */
  #problems = new WeakMap<ManifestText, { error?: Error }>()

  /**
   * @param dir Folder of all releases.
   * @param pinned Keys that the operator has set. They count instead of those in the registry.
   */
  constructor(
    readonly dir: string,
    readonly pinned: PinnedKeys = {},
  ) {}

  /**
   * Keeps the manifests of each app's live release and of the one before it, and checks signatures with the keys of this
   * registry. No limit applies to the number of live releases.
   */
  keep({ apps, owners }: Registry): void {
    this.#owners = { owners }
    this.#problems = new WeakMap()
    const releases = Object.entries(apps).flatMap(([app, { active, previous }]) =>
      [active, ...(previous ? [previous] : [])].map((version) => keyOf(app, version)),
    )
    this.#live = new Set(releases)
    for (const key of this.#liveManifests.keys()) if (!this.#live.has(key)) this.#liveManifests.delete(key)
  }

  /** @throws ReleaseError when there is no such release, its manifest is damaged, or its team has not signed it. */
  release(app: string, version: string): Release {
    const found = this.#read(app, version)
    const known = this.#problems.get(found) ?? {
      error: ownershipProblem(app, version, found, this.#owners, this.pinned),
    }
    this.#problems.set(found, known)
    if (known.error) throw known.error
    return this.#release(app, version, found)
  }

  /** Like `release`, but undefined when the release is missing, damaged or not signed. */
  find(app: string, version: string): Release | undefined {
    try {
      return this.release(app, version)
    } catch {
      // The health report names the problem of a live release.
      return undefined
    }
  }

  /**
   * A release for its browser files; undefined when it is missing or damaged. Its signature is not checked: documents
   * that are open name the hashes of their files, also after the key of their release was removed.
   */
  findFiles(app: string, version: string): Release | undefined {
    try {
      return this.#release(app, version, this.#read(app, version))
    } catch {
      // A visitor gets 404.
      return undefined
    }
  }

  #read(app: string, version: string): ManifestText {
    const key = keyOf(app, version)
    const manifests = this.#live.has(key) ? this.#liveManifests : this.#others
    const found = manifests.get(key) ?? readManifestText(this.dir, app, version)
    manifests.set(key, found)
    return found
  }

  #release(app: string, version: string, { manifest }: ManifestText): Release {
    return { manifest, client: path.join(releaseFolder(this.dir, app, version), 'client') }
  }

  /** The text of a manifest, byte for byte. @throws ReleaseError as `release` does. */
  manifestText(app: string, version: string): string {
    this.release(app, version)
    return this.#read(app, version).text
  }

  /** The server file of a release. @throws ReleaseError as `release` does. */
  server(app: string, version: string): ServerRelease {
    const { manifest } = this.release(app, version)
    const file = path.join(releaseFolder(this.dir, app, version), manifest.server)
    const { serverIntegrity: integrity } = manifest
    return { app, version, file, ...(integrity ? { integrity } : {}) }
  }

  mediaFolder(app: string): string {
    return path.join(this.dir, app, 'media')
  }
}
