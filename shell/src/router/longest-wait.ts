/** Time after which a page that has not come is a fault of its release, and not of a slow line, in ms. */
const longestWait = 60_000

/**
 * Runs a task when the visitor has waited for a page for long. It is not run when the visitor leaves the document or switches
 * tabs meanwhile, because the browser may have paused the page then.
 * @returns A function that cancels it.
 */
export function afterLongWait(task: () => void): () => void {
  const waiting = new AbortController()
  const cancel = () => waiting.abort()
  const timer = setTimeout(() => {
    cancel()
    task()
  }, longestWait)
  waiting.signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener('pagehide', cancel, { signal: waiting.signal })
  document.addEventListener('visibilitychange', cancel, { signal: waiting.signal })
  return cancel
}
