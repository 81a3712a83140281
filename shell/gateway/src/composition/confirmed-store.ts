import { folderStore, type RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { content } from './content'

/** The app has changed since a person has confirmed a change of it; nothing was changed. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError'
  readonly code = 'changed_meanwhile'
}

/** What a person saw when they confirmed a change. */
export type Confirmed = {
  version: string
  /** The live release of the app. */
  live: string
  /** The salt of the canary that is promoted or aborted. Each canary has another one. */
  canary?: string | undefined
}

/**
 * A store for one confirmed change. It compares each registry from which the change starts, also when the change is
 * tried again because another publisher was faster, so no change starts from what the person has not seen.
 */
export function confirmedStore(
  dir: string,
  app: string,
  { version, live, canary }: Confirmed,
  store: RegistryStore = folderStore(dir),
): RegistryStore {
  const isSeen = ({ apps, canaries }: Registry) =>
    apps[app]?.active === live &&
    (canary === undefined ||
      canaries.some((other) => other.app === app && other.version === version && other.salt === canary))
  return {
    ...store,
    newest: async () => {
      const registry = await store.newest()
      if (!isSeen(registry)) throw new ChangedMeanwhileError(content.moved)
      return registry
    },
  }
}
