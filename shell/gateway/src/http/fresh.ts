/**
 * Whether the client already has the current version of a resource, by the weak comparison of `If-None-Match`
 * (RFC 9110, 13.1.2). The `W/` prefix is ignored, because a CDN that compresses a response makes its tag weak.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(withoutPrefix).includes(withoutPrefix(etag))
}
