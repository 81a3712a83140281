import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { ServerRelease } from '@virida/shared/platform/render/render-process'

type Release = {
  manifest: Manifest
  /** Folder of the browser files. */
  client: string
}

/**
 * Reads releases for the gateway. A release folder never changes, so manifests are kept in memory; only the most recently
 * used ones, because open documents may still use old releases.
 */
export class ReleaseStore {
  readonly #manifests = new LRUCache<string, Manifest>({ max: 100 })

  /** @param dir Folder of all releases. */
  constructor(readonly dir: string) {}

  /** @throws ReleaseError when there is no such release, or its manifest is damaged. */
  release(app: string, version: string): Release {
    const key = `${app}@${version}`
    const manifest = this.#manifests.get(key) ?? readManifest(this.dir, app, version)
    this.#manifests.set(key, manifest)
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
