import type { SectionRelease } from '@virida/shared/platform/contract/composition'

const requested = new Set<string>()

/**
 * Requests the files of a page while its container is loaded, so that the loader finds them in the browser's cache.
 * Without this, each file is known only when the one before it has run: the container, the route table, the page and
 * its style sheets. Nothing runs here: the loader checks the hash of each file when it loads it.
 */
export function requestPageFiles({ base, files }: SectionRelease, pattern: string) {
  for (const name of files?.[pattern] ?? []) {
    const address = base + name
    if (requested.has(address)) continue
    requested.add(address)
    fetch(address)
      // A file is kept in the cache when all of it has been read.
      .then((response) => response.arrayBuffer())
      // The loader requests the file again, and reports it if it fails.
      .catch(() => requested.delete(address))
  }
}
