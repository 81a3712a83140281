import { createHash } from 'node:crypto'
import type { ParsedEnquiry } from './parse'

const hour = 3600_000

/**
 * What makes two submits the same enquiry: `k` or `c` (with a key, or by content alone) and a SHA-256 in hex. The
 * content is always part of it: a visitor who corrects the text after an error, under a key that the form did not
 * renew, has sent a new enquiry that must not be taken for the old one.
 * @param key The Idempotency-Key header, if any.
 */
export function identify({ subject, body, files }: ParsedEnquiry, key?: string): string {
  const hash = createHash('sha256')
  // Lengths stand before the parts, so that no two different lists of parts give the same bytes.
  for (const part of [key ?? '', subject, body, ...files.flatMap((file) => [file.filename, file.content])])
    hash.update(`${part.length}:`).update(part)
  return (key ? 'k' : 'c') + hash.digest('hex')
}

/** Longest time for which a repetition is recognised, in milliseconds. */
export const longestRepeatWindow = 24 * hour

/** For how many milliseconds an equal identity counts as a repetition. */
export const repeatWindowOf = (identity: string) =>
  identity.startsWith('k') ? longestRepeatWindow : hour / 6

/** As much of an identity as an id holds: enough to recognise a repetition after a restart. */
export const identityKey = (identity: string) => identity.slice(0, 33)

/** Sorts by time of acceptance; the rest derives from the identity, so that it is stable and says nothing. */
export const newId = (identity: string, acceptedAt: number) =>
  `${acceptedAt.toString(36).padStart(9, '0')}-${identityKey(identity)}`

/** An id as `newId` makes it: safe in file names and addresses. */
export const idPattern = /^[0-9a-z]{9}-[kc][0-9a-f]{32}$/

/** The time of acceptance that an id holds, in milliseconds since the epoch. */
export const acceptedAtOf = (id: string) => parseInt(id.slice(0, 9), 36)

/** The key of the identity that an id holds. */
export const identityKeyOf = (id: string) => id.slice(10)
