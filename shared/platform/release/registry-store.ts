import type { Registry } from './registry-schema'
import { createRevision, readRegistry } from './registry-folder'

/**
 * Where the revisions of the registry are kept. A store never changes a revision, and of several publishers that want
 * the same number, only one gets it.
 */
export type RegistryStore = {
  /**
   * The newest revision; that of a new site is empty.
   * @throws ReleaseError `registry_invalid` when it is damaged, `registry_missing` when it is lost.
   */
  newest: () => Promise<Registry>
  /** Stores a revision. @returns false if another publisher has stored one with this number. */
  create: (registry: Registry) => Promise<boolean>
}

/** Keeps the registry in the releases folder. */
export const folderStore = (dir: string): RegistryStore => ({
  newest: () => Promise.resolve().then(() => readRegistry(dir)),
  create: (registry) => Promise.resolve().then(() => createRevision(dir, registry)),
})
