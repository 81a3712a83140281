/** How long caches in front of the gateway may use a document, in seconds. */
const lifetime = {
  maxAge: 10,
  /** Time after that in which one visitor gets the old document while the cache asks for the new one. */
  staleWhileRevalidate: 20,
  /** Time in which visitors get the old document while no gateway answers. */
  staleIfError: 86_400,
}

/**
 * Headers of an answer that caches in front of the gateway may keep (RFC 9213 and RFC 5861). Browsers do not read them:
 * they ask for each document again, so that no tab shows an old one after a publication.
 */
export const sharedCacheHeaders = {
  'CDN-Cache-Control': [
    `max-age=${lifetime.maxAge}`,
    `stale-while-revalidate=${lifetime.staleWhileRevalidate}`,
    `stale-if-error=${lifetime.staleIfError}`,
  ].join(', '),
}
