import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { evaluateServerFile } from '@virida/shared/release/evaluate'
import { readManifest, releaseFolder } from '@virida/shared/release/read-release'
import type { Manifest } from '@virida/shared/release/manifest'

export type Release = {
  manifest: Manifest
  /** Folder of the browser files. */
  client: string
}

/**
 * Releases as the gateway uses them. Folders never change, so what was read once stays true; only the few
 * that documents may still name are kept.
 */
export class ReleaseStore {
  readonly #manifests = new LRUCache<string, Manifest>({ max: 100 })
  /** Server code of two releases for each of the five apps: the live one and the one before. */
  readonly #servers = new LRUCache<string, Record<string, unknown>>({ max: 10 })

  constructor(readonly dir: string) {}

  /** @throws ReleaseError when there is no such release, or its manifest is damaged. */
  release(app: string, version: string): Release {
    const key = `${app}@${version}`
    const manifest = this.#manifests.get(key) ?? readManifest(this.dir, app, version)
    this.#manifests.set(key, manifest)
    return { manifest, client: path.join(releaseFolder(this.dir, app, version), 'client') }
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

  mediaFolder(app: string): string {
    return path.join(this.dir, app, 'media')
  }
}
