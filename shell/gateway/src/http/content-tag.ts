import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'

/** Tags by file and its state on the disk. */
const known = new LRUCache<string, string>({ max: 5000 })

/**
 * Strong entity tag of a file: a hash of its bytes, so that a damaged file and the same file after it was replaced
 * never have one tag. The file is read again only when its time, size or inode has changed.
 */
export async function contentTag(file: string, { mtimeMs, size, ino }: Stats): Promise<string> {
  const key = `${file} ${mtimeMs} ${size} ${ino}`
  const cached = known.get(key)
  if (cached) return cached
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const tag = `"${hash.digest('base64url').slice(0, 22)}"`
  known.set(key, tag)
  return tag
}
