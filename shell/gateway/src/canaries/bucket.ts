import { createHash, randomInt } from 'node:crypto'
import type { Canary } from '@virida/shared/platform/release/registry/registry-schema'

/** Number of buckets. Many visitors share each of them, so a bucket does not identify anybody. */
const buckets = 10_000

/** A bucket for a browser that has none. */
export const randomBucket = (): number => randomInt(buckets)

/** Reads the bucket of a browser from its cookie; undefined if it has none or another text. */
export const readBucket = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text) ? Number(text) : undefined

/** Whether a bucket is in the share of a canary. A bucket of a smaller share is in each larger share too. */
export function isInShare({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, bucket: number): boolean {
  const number = createHash('sha256').update(`${salt} ${bucket}`).digest().readUInt32BE()
  return number < (percent / 100) * 2 ** 32
}
