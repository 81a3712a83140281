import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isIntact } from '../../integrity'
import { differingRelease, ReleaseError } from '../errors'
import { manifestFile, type Manifest } from '../manifest'
import { mediaListFile, parseMediaList, type MediaList } from '../media-list'
import { isAppName, isVersion, parseManifest, readManifest, releaseFolder } from '../read-release'
import { releaseFiles, type ReleaseFile } from '../build/release-files'
import { makeStaging } from '../build/staging'
import type { Bucket } from './bucket'
import { downloadMedia, uploadMedia } from './bucket-media'
import { inParallel } from '../../in-parallel'
import { bytesOf, inside } from './bucket-objects'
import { reserveVersion } from './reserve-version'

const prefixOf = (app: string, version: string) => `releases/${app}/${version}/`

/** Copies releases between the releases folder of this machine and a bucket. */
export class BucketReleases {
  /** Prefixes of the releases that are known to be the same here and in the bucket. */
  readonly #same = new Set<string>()

  constructor(
    private readonly dir: string,
    private readonly bucket: Bucket,
  ) {}

  /**
   * Copies a release and the pictures of its app to the bucket, if it is not there.
   * @throws ReleaseError `release_differs` when the bucket has another release of this version.
   */
  async upload(app: string, version: string): Promise<void> {
    const folder = releaseFolder(this.dir, app, version)
    const manifest = readManifest(this.dir, app, version)
    const prefix = prefixOf(app, version)
    if (await this.#isThere(manifest)) return
    await reserveVersion(this.bucket, manifest)
    await uploadMedia(this.bucket, this.dir, manifest)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
      .filter((name) => name !== manifestFile)
    await inParallel(files, (name) => this.bucket.put(prefix + name, readFileSync(path.join(folder, name))))
    // The manifest is last: a release without one is not complete.
    await this.bucket.put(prefix + manifestFile, readFileSync(path.join(folder, manifestFile)))
    this.#same.add(prefix)
  }

  /**
   * Copies a release from the bucket, if it is not here, and checks that both are the same.
   * @throws ReleaseError `release_missing`, `release_invalid`, `release_differs`
   */
  async fetch(app: string, version: string): Promise<void> {
    await this.download(app, version)
    await this.#isThere(readManifest(this.dir, app, version))
  }

  /** Whether the bucket has a release. @throws ReleaseError `release_differs` when it is another one of this version. */
  async #isThere({ app, version, contentHash }: Manifest): Promise<boolean> {
    const prefix = prefixOf(app, version)
    if (this.#same.has(prefix)) return true
    const name = prefix + manifestFile
    const there = await this.bucket.get(name)
    if (!there) return false
    if (parseManifest(there.toString(), app, version, name).contentHash !== contentHash)
      throw differingRelease(app, version, 'the bucket')
    this.#same.add(prefix)
    return true
  }

  /**
   * Copies a release and the pictures of its app from the bucket, if it is not here.
   * @throws ReleaseError `release_missing` when the bucket does not have it, `release_invalid` when a file is not
   * the one that the build wrote, or when the names lead out of the releases folder. No part of the release stays here then, except pictures.
   */
  async download(app: string, version: string): Promise<void> {
    refuseOtherNames(app, version)
    const folder = releaseFolder(this.dir, app, version)
    if (existsSync(path.join(folder, manifestFile))) return
    const prefix = prefixOf(app, version)
    const manifest = await this.bucket.get(prefix + manifestFile)
    if (!manifest)
      throw new ReleaseError(
        'release_missing',
        (commands) =>
          `Cannot get ${app} ${version}: neither this machine nor the bucket has it. Publish it from a machine that has it; \`${commands.site()}\` lists what is here.`,
      )
    const described = parseManifest(manifest.toString(), app, version, prefix + manifestFile)
    const files = releaseFiles(described)
    await downloadMedia(this.bucket, this.dir, app, await this.#mediaList(prefix, described))
    const staging = makeStaging(this.dir)
    try {
      await inParallel(files, async (file) => {
        const target = inside(staging, file.name)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, await this.#intactBytes(prefix, file))
      })
      writeFileSync(path.join(staging, manifestFile), manifest)
      mkdirSync(path.dirname(folder), { recursive: true })
      renameSync(staging, folder)
    } catch (error) {
      // Another gateway with this folder may have been faster.
      if (!existsSync(path.join(folder, manifestFile))) throw error
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }

  /**
   * Copies a release that is not live, if the bucket has it. It may have been deleted, and the site does not need it.
   * @param onDamaged Called when it cannot be used.
   */
  async downloadEarlier(
    app: string,
    version: string,
    onDamaged: (error: ReleaseError) => void,
  ): Promise<void> {
    try {
      await this.download(app, version)
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code === 'store_unreachable') throw error
      if (error.code !== 'release_missing') onDamaged(error)
    }
  }

  async #mediaList(prefix: string, manifest: Manifest): Promise<MediaList> {
    if (!manifest.media) return {}
    const file = { name: mediaListFile, hash: manifest.media.integrity }
    const text = (await this.#intactBytes(prefix, file)).toString()
    return parseMediaList(text, manifest, prefix + mediaListFile)
  }

  async #intactBytes(prefix: string, { name, hash }: ReleaseFile): Promise<Buffer> {
    const bytes = await bytesOf(this.bucket, prefix + name)
    if (!hash || isIntact(bytes, hash)) return bytes
    throw new ReleaseError(
      'release_invalid',
      `Cannot download ${prefix}${name}: it has another content than the build wrote. Delete ${prefix} from the bucket and publish the release again from a machine that has it.`,
    )
  }
}

/** The registry in a store names the releases, so whoever can write the store could name any folder of this machine. */
function refuseOtherNames(app: string, version: string) {
  if (isAppName(app) && isVersion(version)) return
  throw new ReleaseError(
    'release_invalid',
    `Cannot download ${JSON.stringify(`${app} ${version}`.slice(0, 200))}: this is not the name of a release. Find out who has changed the registry in the store.`,
  )
}
