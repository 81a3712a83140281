/**
 * Makes something at most once in a time.
 * @param lifetime Ms for which the result is given again.
 */
export function reused<T>(lifetime: number, make: () => Promise<T>): () => Promise<T> {
  let last: { madeAt: number; result: Promise<T> } | undefined
  return () => {
    // Not the time of day: a clock that is set back would keep the result until the old time comes again.
    const now = performance.now()
    if (!last || now - last.madeAt >= lifetime) last = { madeAt: now, result: make() }
    return last.result
  }
}
