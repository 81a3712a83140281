/**
 * Makes something at most once in a time.
 * @param lifetime Ms for which the result is given again.
 */
export function reused<T>(lifetime: number, make: () => Promise<T>): () => Promise<T> {
  let last: { madeAt: number; result: Promise<T> } | undefined
  return () => {
    if (!last || Date.now() - last.madeAt >= lifetime) last = { madeAt: Date.now(), result: make() }
    return last.result
  }
}
