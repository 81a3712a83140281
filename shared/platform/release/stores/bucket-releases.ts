import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ReleaseError } from '../errors'
import { manifestFile, type Manifest } from '../manifest'
import { readManifest, releaseFolder } from '../read-release'
import { replaceFile } from '../replace-file'
import type { Bucket } from './bucket'

/** Objects that are copied at the same time. */
const concurrency = 8

/** Copies releases between the releases folder of this machine and a bucket. */
export class BucketReleases {
  /** Prefixes of the releases that are known to be in the bucket. */
  readonly #uploaded = new Set<string>()

  constructor(
    private readonly dir: string,
    private readonly bucket: Bucket,
  ) {}

  /** Copies a release and the pictures of its app to the bucket, if it is not there. */
  async upload(app: string, version: string): Promise<void> {
    const folder = releaseFolder(this.dir, app, version)
    const { contentHash } = readManifest(this.dir, app, version)
    const prefix = `releases/${app}/${version}/`
    if (this.#uploaded.has(prefix)) return
    const there = await this.bucket.get(prefix + manifestFile)
    if (there) {
      if ((JSON.parse(there.toString()) as Manifest).contentHash === contentHash) {
        this.#uploaded.add(prefix)
        return
      }
      throw new ReleaseError(
        'release_differs',
        `Cannot publish ${app} ${version}: the bucket has another release of this version. Raise the version in its package.json and build it again.`,
      )
    }
    await this.#uploadMedia(app)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      )
      .filter((name) => name !== manifestFile)
    await inParallel(files, (name) => this.bucket.put(prefix + name, readFileSync(path.join(folder, name))))
    // The manifest is last: a release without one is not complete.
    await this.bucket.put(prefix + manifestFile, readFileSync(path.join(folder, manifestFile)))
    this.#uploaded.add(prefix)
  }

  /** Copies a release and the pictures of its app from the bucket, if it is not here. */
  async download(app: string, version: string): Promise<void> {
    const folder = releaseFolder(this.dir, app, version)
    if (existsSync(path.join(folder, manifestFile))) return
    await this.#downloadMedia(app)
    const prefix = `releases/${app}/${version}/`
    const names = await this.bucket.list(prefix)
    if (!names.includes(prefix + manifestFile))
      throw new ReleaseError(
        'release_missing',
        `Cannot download ${app} ${version}: the bucket does not have it. Publish it again.`,
      )
    const staging = path.join(this.dir, '.staging', `${app}-${version}-${process.pid}`)
    try {
      await inParallel(names, async (name) => {
        const file = inside(staging, name.slice(prefix.length))
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, await this.#bytes(name))
      })
      mkdirSync(path.dirname(folder), { recursive: true })
      renameSync(staging, folder)
    } catch (error) {
      // Another gateway with this folder may have been faster.
      if (!existsSync(path.join(folder, manifestFile))) throw error
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }

  async #uploadMedia(app: string) {
    const media = path.join(this.dir, app, 'media')
    if (!existsSync(media)) return
    const prefix = `releases/${app}/media/`
    const there = new Set(await this.bucket.list(prefix))
    const missing = readdirSync(media).filter((name) => !there.has(prefix + name))
    await inParallel(missing, (name) => this.bucket.put(prefix + name, readFileSync(path.join(media, name))))
  }

  async #downloadMedia(app: string) {
    const media = path.join(this.dir, app, 'media')
    mkdirSync(media, { recursive: true })
    const prefix = `releases/${app}/media/`
    const missing = (await this.bucket.list(prefix)).filter(
      (name) => !existsSync(path.join(media, name.slice(prefix.length))),
    )
    await inParallel(missing, async (name) =>
      replaceFile(inside(media, name.slice(prefix.length)), await this.#bytes(name)),
    )
  }

  async #bytes(name: string): Promise<Buffer> {
    const bytes = await this.bucket.get(name)
    if (!bytes)
      throw new ReleaseError(
        'release_missing',
        `Cannot read ${name}: the bucket does not have it. Publish again.`,
      )
    return bytes
  }
}

/** Path of a file that a bucket names. @throws ReleaseError when it leads out of the folder. */
function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name)
  if (file.startsWith(folder + path.sep)) return file
  throw new ReleaseError(
    'release_invalid',
    `Cannot download ${name}: it leads out of ${folder}. Delete it from the bucket.`,
  )
}

async function inParallel(names: string[], work: (name: string) => Promise<void>) {
  const queue = [...names]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) await work(name)
    }),
  )
}
