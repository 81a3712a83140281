/** Keeps an answer that other visitors must not get out of shared caches: a preview, and one that sets a cookie. */
export function forOneBrowser(answer: Response, { isPreview }: { isPreview: boolean }): Response {
  if (isPreview) {
    // The address is that of the live page, so not even the browser may keep it.
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('X-Robots-Tag', 'noindex')
  } else if (answer.headers.has('Set-Cookie')) answer.headers.set('Cache-Control', 'private, no-cache')
  return answer
}
