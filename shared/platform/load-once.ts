/** Milliseconds for which `loadForUse` keeps a failure. */
const keptFailure = 1000

/**
 * Wraps a loader so that it runs once for each key.
 * @param load Starts the load. Without a parameter there is one load for all callers.
 * @param keepFailure Milliseconds for which a failed load is given to further callers. Then the next call tries again.
 * @returns A function that gives every caller of the same key the same promise.
 */
export function loadOnce<T, Key = void>(
  load: (key: Key) => Promise<T>,
  keepFailure = 0,
): (key: Key) => Promise<T> {
  const started = new Map<Key, { loading: Promise<T>; failedAt: number }>()
  return (key) => {
    const known = started.get(key)
    if (known && performance.now() - known.failedAt < keepFailure) return known.loading
    const entry = { loading: load(key), failedAt: Infinity }
    started.set(key, entry)
    entry.loading.catch(() => (entry.failedAt = performance.now()))
    return entry.loading
  }
}

/**
 * Like `loadOnce`, for a promise that components `use`. A component that is rendered again because the load has failed gets the
 * failure, and does not start another load, again and again.
 */
export const loadForUse = <T, Key = void>(load: (key: Key) => Promise<T>) => loadOnce(load, keptFailure)
