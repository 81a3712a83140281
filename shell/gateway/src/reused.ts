/**
 * Makes something at most once in a time.
 * @param lifetime Ms for which the result is given again.
 */
export function reused<T>(lifetime: number, make: () => Promise<T>): () => Promise<T> {
  let last: { madeAt: number; result: Promise<T> } | undefined
  return () => {
    // `Date.now()` would keep the result for too long after somebody sets the clock back.
    const now = performance.now()
    if (!last || now - last.madeAt >= lifetime) last = { madeAt: now, result: make() }
    return last.result
  }
}
