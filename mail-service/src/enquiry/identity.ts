import { createHash } from 'node:crypto'
import type { ParsedEnquiry } from './parse'

const hour = 3600_000

/**
 * Computes the identity of an enquiry. Two submits with the same identity are the same enquiry. The content is always
 * part of it: when a visitor corrects the text after an error and the form sends the same key again, that is a new enquiry.
 * @param key The Idempotency-Key header, if any.
 * @returns `k` (with a key) or `c` (content only), followed by a SHA-256 in hex.
 */
export function identify({ subject, body, files }: ParsedEnquiry, key?: string): string {
  const hash = createHash('sha256')
  // Each part is preceded by its length, so that different lists of parts never give the same bytes.
  for (const part of [key ?? '', subject, body, ...files.flatMap((file) => [file.filename, file.content])])
    hash.update(`${part.length}:`).update(part)
  return (key ? 'k' : 'c') + hash.digest('hex')
}

/** Whether an identity, or the part of it in an id, is that of an enquiry with a key. */
export const hasKey = (identity: string): boolean => identity.startsWith('k')

/** The longest time for which a repeated submit is recognized, in milliseconds. */
const longestRepeatWindow = 24 * hour

/**
 * For how many milliseconds an enquiry with the same identity counts as a repeated submit: 24 hours with a key,
 * 10 minutes without.
 */
export const repeatWindowOf = (identity: string) => (hasKey(identity) ? longestRepeatWindow : hour / 6)

/** The part of an identity that is kept in an id, so that a repeated submit is recognized after a restart. */
export const identityKey = (identity: string) => identity.slice(0, 33)

/**
 * Creates an id. It starts with the time of acceptance, so ids sort by time, and ends with a hash, so it contains no
 * personal data.
 */
export const newId = (identity: string, acceptedAt: number) =>
  `${acceptedAt.toString(36).padStart(9, '0')}-${identityKey(identity)}`

/** Matches an id from `newId`, which is safe in file names and URLs. */
export const idPattern = /^[0-9a-z]{9}-[kc][0-9a-f]{32}$/

/** The time of acceptance in an id, in milliseconds since the epoch. */
export const acceptedAtOf = (id: string) => parseInt(id.slice(0, 9), 36)

/** The part of an identity in an id. */
export const identityKeyOf = (id: string) => id.slice(10)
