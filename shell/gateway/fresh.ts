/**
 * Whether a client has this very representation: the weak comparison of RFC 9110, 13.1.2. Tags are compared
 * without their weakness, because a CDN that compresses makes strong ones weak.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(bare).includes(bare(etag))
}
