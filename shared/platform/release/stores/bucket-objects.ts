import path from 'node:path'
import { ReleaseError } from '../errors'
import type { Bucket } from './bucket'

/** Objects that are copied at the same time. */
const concurrency = 8

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

export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = [...items]
  const workers = Array.from({ length: concurrency }, async () => {
    try {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item)
    } catch (error) {
      queue.length = 0
      throw error
    }
  })
  // After a fault, the items that are under way end before the caller cleans up.
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason
}
