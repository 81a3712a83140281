import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ReleaseError } from '../errors'
import { replaceFile } from '../replace-file'
import type { Bucket } from './bucket'
import { inParallel } from '../../in-parallel'
import { bytesOf, inside } from './bucket-objects'

/** Where the pictures of an app are: `<hash of the content>/<name>`. No manifest lists them, because releases share them. */
const prefixOf = (app: string) => `releases/${app}/media/`
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Copies the pictures of an app to the bucket that are not there. */
export async function uploadMedia(bucket: Bucket, dir: string, app: string): Promise<void> {
  const media = path.join(dir, app, 'media')
  if (!existsSync(media)) return
  const there = await hashesIn(bucket, app)
  const missing = readdirSync(media).filter((name) => !there.has(name))
  await inParallel(missing, async (name) => {
    const bytes = readFileSync(path.join(media, name))
    await bucket.put(`${prefixOf(app)}${hashOf(bytes)}/${name}`, bytes)
  })
}

/**
 * Copies the pictures of an app from the bucket that are not here.
 * @throws ReleaseError `release_invalid` when one has another content than when it was published.
 */
export async function downloadMedia(bucket: Bucket, dir: string, app: string): Promise<void> {
  const media = path.join(dir, app, 'media')
  mkdirSync(media, { recursive: true })
  const hashes = await hashesIn(bucket, app)
  const missing = [...hashes].filter(([name]) => !existsSync(path.join(media, name)))
  await inParallel(missing, async ([name, hash]) => {
    const object = `${prefixOf(app)}${hash}/${name}`
    const bytes = await bytesOf(bucket, object)
    if (hashOf(bytes) !== hash)
      throw new ReleaseError(
        'release_invalid',
        `Cannot download ${object}: it has another content than its name says. Delete it from the bucket and publish a new release of ${app} from a machine that has the file.`,
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
