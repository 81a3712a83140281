/**
 * What the browser's storage holds under a key: a value that passed its check, or a text that did not. Other programs,
 * older releases and damaged disks can leave any text there.
 */
type StoredEntry<Value> = { value: Value } | { unread: string }

/**
 * Reads the text of an entry. Never throws.
 * @param text What `Storage.getItem` returned.
 * @param check Returns the parsed JSON as a value, or undefined if it is not one.
 * @returns undefined if there is no entry.
 */
export function parseEntry<Value>(
  text: string | null,
  check: (json: unknown) => Value | undefined,
): StoredEntry<Value> | undefined {
  if (text === null) return undefined
  try {
    const value = check(JSON.parse(text))
    return value === undefined ? { unread: text } : { value }
  } catch {
    // Not JSON, or nested too deeply.
    return { unread: text }
  }
}

/** Whether parsed JSON is an object, with values that still have to be checked. */
export const isRecord = (json: unknown): json is Partial<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const asideMark = ':unread:'

/**
 * Moves an entry to a key of its own, so that nothing is written over it.
 * @param now Milliseconds since the epoch. The new key contains it.
 * @throws DOMException if the storage has no room for the longer key. The entry then stays where it was.
 */
export function setAside(storage: Storage, key: string, now: number): void {
  const text = storage.getItem(key)
  if (text === null) return
  let at = now
  while (storage.getItem(key + asideMark + at) !== null) at += 1
  // Removed first, because the storage may have no room for a large entry twice.
  storage.removeItem(key)
  try {
    storage.setItem(key + asideMark + at, text)
  } catch (error) {
    storage.setItem(key, text)
    throw error
  }
}

/** Removes what was set aside from a key before a time, in milliseconds since the epoch. */
export function forgetAside(storage: Storage, key: string, before: number): void {
  for (const name of Object.keys(storage)) {
    if (name.startsWith(key + asideMark) && Number(name.slice((key + asideMark).length)) < before) {
      storage.removeItem(name)
    }
  }
}
