import path from 'node:path'
import { ReleaseError } from '../errors'
import type { Bucket } from './bucket'

/** @throws ReleaseError `release_missing` when the bucket does not have the object. */
export async function bytesOf(bucket: Bucket, name: string): Promise<Buffer> {
  const bytes = await bucket.get(name)
  if (!bytes)
    throw new ReleaseError(
      'release_missing',
      `Cannot read ${name}: the bucket does not have it. Publish again.`,
    )
  return bytes
}

/** Path of a file that a bucket names. @throws ReleaseError when it leads out of the folder. */
export function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name)
  if (file.startsWith(folder + path.sep)) return file
  throw new ReleaseError(
    'release_invalid',
    `Cannot download ${name}: it leads out of ${folder}. Delete it from the bucket.`,
  )
}
