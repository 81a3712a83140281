import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isIntact } from '../../integrity'
import { differingMedia, ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import { mediaOf, type MediaList } from '../media-list'
import { replaceFile } from '../replace-file'
import type { Bucket } from './bucket'
import { inParallel } from '../../in-parallel'
import { bytesOf, inside } from './bucket-objects'

/** Where the pictures of an app are: `<hash of the content>/<name>`. Releases share them. */
const prefixOf = (app: string) => `releases/${app}/media/`
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Copies the pictures of a release to the bucket that are not there.
 * @throws ReleaseError `media_differs` when the bucket has another content of one of them.
 */
export async function uploadMedia(bucket: Bucket, dir: string, manifest: Manifest): Promise<void> {
  const { app } = manifest
  const media = path.join(dir, app, 'media')
  const names = mediaOf(dir, manifest)
  if (names.length === 0) return
  const there = await hashesIn(bucket, app)
  await inParallel(names, async (name) => {
    const bytes = await readFile(path.join(media, name))
    const [hash, known] = [hashOf(bytes), there.get(name)]
    if (known === hash) return
    if (known) throw differingMedia(app, name, `the bucket, at ${prefixOf(app)}${known}/,`)
    await bucket.put(`${prefixOf(app)}${hash}/${name}`, bytes)
  })
}

/**
 * Copies the pictures of an app from the bucket that are not here.
 * @param list Hashes that a release has for them. Others belong to other releases.
 * @throws ReleaseError `release_invalid` when one has another content than when it was published.
 */
export async function downloadMedia(
  bucket: Bucket,
  dir: string,
  app: string,
  list: MediaList,
): Promise<void> {
  const media = path.join(dir, app, 'media')
  mkdirSync(media, { recursive: true })
  const hashes = await hashesIn(bucket, app)
  const missing = [...hashes].filter(([name]) => !existsSync(path.join(media, name)))
  await inParallel(missing, async ([name, hash]) => {
    const object = `${prefixOf(app)}${hash}/${name}`
    const bytes = await bytesOf(bucket, object)
    const listed = Object.hasOwn(list, name) ? list[name] : undefined
    if (hashOf(bytes) !== hash || (listed !== undefined && !isIntact(bytes, listed)))
      throw new ReleaseError(
        'release_invalid',
        `Cannot download ${object}: it has another content than when it was published. Delete it from the bucket and publish a new release of ${app} from a machine that has the file.`,
      )
    replaceFile(inside(media, name), bytes)
  })
}

/** Names of an app's pictures in the bucket, each with the hash of its content. */
async function hashesIn(bucket: Bucket, app: string): Promise<Map<string, string>> {
  const prefix = prefixOf(app)
  const found = (await bucket.list(prefix)).flatMap((object) => {
    const [, hash, name] = /^([\da-f]{64})\/(.+)$/.exec(object.slice(prefix.length)) ?? []
    return hash && name ? [[name, hash] as const] : []
  })
  return new Map(found)
}
