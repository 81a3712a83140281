/** Longest `If-None-Match` that is read, in characters: about 30 tags. Browsers send one. */
const longestTags = 1000

/**
 * Whether the client already has the current version of a resource, by the weak comparison of `If-None-Match`
 * (RFC 9110, 13.1.2). The `W/` prefix is ignored, because a CDN that compresses a response makes its tag weak. A longer
 * header than `longestTags` is ignored.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch || ifNoneMatch.length > longestTags) return false
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(withoutPrefix).includes(withoutPrefix(etag))
}
