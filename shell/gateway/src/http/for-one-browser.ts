import { sharedCacheHeaders } from './shared-caches'

type Reason = {
  /** The answer shows a preview. */
  isPreview: boolean
  /** Browsers get different answers at the same address, because some of them see a canary. */
  varies: boolean
}

/** Keeps an answer that other visitors must not get out of shared caches. */
export function forOneBrowser(answer: Response, { isPreview, varies }: Reason): Response {
  const { headers } = answer
  if (!isPreview && !varies && !headers.has('Set-Cookie')) return answer
  for (const name of Object.keys(sharedCacheHeaders)) headers.delete(name)
  if (isPreview) {
    // The address is that of the live page, so not even the browser may keep it.
    headers.set('Cache-Control', 'private, no-store')
    headers.set('X-Robots-Tag', 'noindex')
  } else {
    const mayKeep = !headers.get('Cache-Control')?.includes('no-store')
    headers.set('Cache-Control', mayKeep ? 'private, no-cache' : 'private, no-store')
  }
  return answer
}
