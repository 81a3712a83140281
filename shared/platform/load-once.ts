/**
 * Wraps a loader so that it runs once for each key.
 * @param load Starts the load. Without a parameter there is one load for all callers.
 * @returns A function that gives every caller of the same key the same promise, so a component may `use` it. A
 * failed load is forgotten: the next call tries again.
 */
export function loadOnce<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const started = new Map<Key, Promise<T>>()
  return (key) => {
    const known = started.get(key)
    if (known) return known
    const loading = load(key)
    started.set(key, loading)
    loading.catch(() => started.delete(key))
    return loading
  }
}
