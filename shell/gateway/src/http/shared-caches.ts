/** How long caches in front of the gateway may use a document, in seconds. */
const lifetime = {
  maxAge: 10,
  /** Time after that in which one visitor gets the old document while the cache asks for the new one. */
  staleWhileRevalidate: 20,
  /** Time in which visitors get the old document while no gateway answers. */
  staleIfError: 86_400,
}

const briefly = [`max-age=${lifetime.maxAge}`, `stale-while-revalidate=${lifetime.staleWhileRevalidate}`]

/**
 * Headers of an answer that caches in front of the gateway may keep (RFC 9213 and RFC 5861). Browsers do not read them:
 * they ask for each document again, so that no tab shows an old one after a publication.
 */
export const sharedCacheHeaders = {
  'CDN-Cache-Control': [...briefly, `stale-if-error=${lifetime.staleIfError}`].join(', '),
}

/**
 * The same for answers to addresses of which there are endlessly many, such as unknown ones. They are not worth keeping for
 * the time without a gateway, and the packed nginx.conf keeps none of them, so that nobody can fill its cache.
 */
export const briefSharedCacheHeaders = { 'CDN-Cache-Control': briefly.join(', ') }

/** Headers of an answer that caches in front of the gateway do not keep, because few visitors ask for it and there are many. */
export const unsharedHeaders = { 'CDN-Cache-Control': 'no-store' }
