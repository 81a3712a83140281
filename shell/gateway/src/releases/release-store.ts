import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { ServerRelease } from '@virida/shared/platform/render/render-process'

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
  #liveManifests = new Map<string, Manifest>()
  readonly #others = new LRUCache<string, Manifest>({ max: otherManifests })

  /** @param dir Folder of all releases. */
  constructor(readonly dir: string) {}

  /** Keeps the manifests of each app's live release and of the one before it. No limit applies to their number. */
  keep({ apps }: Registry): void {
    const releases = Object.entries(apps).flatMap(([app, { active, previous }]) =>
      [active, ...(previous ? [previous] : [])].map((version) => keyOf(app, version)),
    )
    this.#live = new Set(releases)
    for (const key of this.#liveManifests.keys()) if (!this.#live.has(key)) this.#liveManifests.delete(key)
  }

  /** @throws ReleaseError when there is no such release, or its manifest is damaged. */
  release(app: string, version: string): Release {
    const key = keyOf(app, version)
    const manifests = this.#live.has(key) ? this.#liveManifests : this.#others
    const manifest = manifests.get(key) ?? readManifest(this.dir, app, version)
    manifests.set(key, manifest)
    return { manifest, client: path.join(releaseFolder(this.dir, app, version), 'client') }
  }

  /** Like `release`, but undefined when the release is missing or damaged. */
  find(app: string, version: string): Release | undefined {
    try {
      return this.release(app, version)
    } catch {
      // The health report names a damaged live release; a visitor gets 404 for its files.
      return undefined
    }
  }

  /** The server file of a release. @throws ReleaseError when there is no such release, or its manifest is damaged. */
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
