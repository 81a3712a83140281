import { readNext, writeNext } from '../registry/announcement'
import { createRevision, readRegistry, readRevision, revisionsIn } from '../registry/registry-folder'
import type { Registry } from '../registry/registry-schema'

/**
 * Where the revisions of the registry are kept. A store never changes a revision, and of several publishers that want
 * the same number, only one gets it. `e2e/stores/contract.test.ts` checks every store.
 * All methods but `close` reject with a ReleaseError `store_unreachable` when the store does not answer.
 */
export type RevisionStore = {
  /** Number of the newest revision; undefined in a new store. */
  newestNumber: () => Promise<number | undefined>
  /** @throws ReleaseError `registry_invalid` when the revision is damaged. */
  read: (revision: number) => Promise<Registry>
  /**
   * Like `read`, but undefined if there is no such revision: one request instead of two, for gateways that wait for it. A
   * store with `watch` does without.
   */
  find?: (revision: number) => Promise<Registry | undefined>
  /** Stores a revision. @returns false if there is one with its number or a later one. */
  create: (registry: Registry) => Promise<boolean>
  /** Tells gateways which registry may follow. It replaces the one that was announced before. */
  announce: (next: Registry) => Promise<void>
  /** The registry that was announced last. @throws ReleaseError `registry_invalid` when it is damaged. */
  announced: () => Promise<Registry | undefined>
  /** Calls `onChange` when there may be a new revision or announcement. A store without it is asked from time to time. */
  watch?: (onChange: () => void) => void
  close: () => Promise<void>
}

/** What a publisher needs of a registry, wherever it is kept. */
export type RegistryStore = {
  /**
   * The newest registry; that of a new site is empty.
   * @throws ReleaseError `registry_invalid` when it is damaged, `registry_missing` when it is lost, `store_older` when
   * the store has lost revisions that this machine has.
   */
  newest: () => Promise<Registry>
  /**
   * Gets a release that another machine has put into the store. Missing or without effect if the store has no releases.
   * @throws ReleaseError `release_missing` when neither this machine nor the store has it, `release_differs` when they
   * have different ones, `release_invalid` when the one in the store is damaged.
   */
  fetch?: (app: string, version: string) => Promise<void>
  /**
   * Tells gateways which registry a publisher is about to check, so that they prepare its releases meanwhile. It may be
   * missing: gateways then prepare the releases when they are live.
   */
  announce?: (next: Registry) => Promise<void>
  /** Makes a registry the newest one. @returns false if another publisher was faster. */
  create: (registry: Registry) => Promise<boolean>
}

const later = <T>(work: () => T) => Promise.resolve().then(work)

/** Keeps the revisions in the releases folder. */
export const folderRevisions = (dir: string): RevisionStore => ({
  newestNumber: () => later(() => revisionsIn(dir)[0]),
  read: (revision) => later(() => readRevision(dir, revision)),
  create: (registry) => later(() => createRevision(dir, registry)),
  announce: (next) => later(() => writeNext(dir, next)),
  announced: () => later(() => readNext(dir)),
  close: () => Promise.resolve(),
})

/** Publishes in the releases folder. */
export const folderStore = (dir: string): RegistryStore => ({
  newest: () => later(() => readRegistry(dir)),
  announce: (next) => later(() => writeNext(dir, next)),
  create: (registry) => later(() => createRevision(dir, registry)),
})
