import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { evaluateServerFile } from '@virida/shared/platform/release/evaluate'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { Registry } from '@virida/shared/platform/release/registry-schema'

type Release = {
  manifest: Manifest
  /** Folder of the browser files. */
  client: string
}

/** The live release of an app and the one before it. */
const serversPerApp = 2

/**
 * Reads releases for the gateway. A release folder never changes, so manifests and server files are kept in memory;
 * only the most recently used ones, because open documents may still use old releases.
 */
export class ReleaseStore {
  readonly #manifests = new LRUCache<string, Manifest>({ max: 100 })
  readonly #servers: LRUCache<string, Record<string, unknown>>

  /**
   * @param dir Folder of all releases.
   * @param appCount Number of apps of the site; sets how many server files are kept.
   */
  constructor(
    readonly dir: string,
    appCount: number,
  ) {
    this.#servers = new LRUCache({ max: serversPerApp * appCount })
  }

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

  /** Exports of a release's server file. @throws ReleaseError when it cannot be run. */
  server(app: string, version: string): Record<string, unknown> {
    const key = `${app}@${version}`
    const known = this.#servers.get(key)
    if (known) return known
    const { manifest } = this.release(app, version)
    const server = evaluateServerFile(path.join(releaseFolder(this.dir, app, version), manifest.server))
    this.#servers.set(key, server)
    return server
  }

  /** Gives back the memory of server files that are neither live nor the previous release of an app. */
  forgetServersOutside({ apps }: Registry) {
    const kept = new Set(
      Object.entries(apps).flatMap(([app, { active, previous }]) =>
        [active, previous].map((version) => `${app}@${version}`),
      ),
    )
    for (const key of this.#servers.keys()) if (!kept.has(key)) this.#servers.delete(key)
  }

  mediaFolder(app: string): string {
    return path.join(this.dir, app, 'media')
  }
}
