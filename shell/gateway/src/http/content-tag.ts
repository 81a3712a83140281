import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

/** Tags of files that were changed within this time are not kept, in ms: the file may change without a new time. */
const coarseTime = 2000

/** Tags by file and its state on the disk. */
const known = new LRUCache<string, string>({ max: 5000 })

/**
 * Strong entity tag of a file: a hash of its bytes, so that a damaged file and its replacement never have the same tag.
 * The file is read again when its time, size or inode has changed.
 */
export async function contentTag(file: string, { mtimeMs, size, ino }: Stats): Promise<string> {
  const key = `${file} ${mtimeMs} ${size} ${ino}`
  const cached = known.get(key)
  if (cached) return cached
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const tag = `"${hash.digest('base64url').slice(0, 22)}"`
  // A file from the future has not just been changed: the clock was ahead when it was written.
  if (Math.abs(Date.now() - mtimeMs) > coarseTime) known.set(key, tag)
  return tag
}
