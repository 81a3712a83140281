import { apps, releasesDir } from '../paths'
import { gateOf } from './gate/gate'
import { repairRegistry } from './repair-registry'
import { reportLive, reportRefusal } from './report'
import { storeOfProcess, type SharedSite } from './stores/open-store'
import type { RegistryStore } from './stores/registry-store'
import { repairShared } from './stores/repair-shared'
import { sharedStore } from './stores/shared-store'

/** Where the commands for releases find the site. */
export type ReleaseSite = {
  /** Folder of all releases. */
  dir: string
  /** The store that several machines share, if the settings name one. */
  shared: SharedSite | undefined
  /** For `publish` and `rollBack`. */
  options: { store?: RegistryStore }
}

/**
 * Runs a command on the site that the environment of this process names. If the settings are wrong or the command is
 * refused, prints why and sets the exit code.
 */
export const onSite = (command: (site: ReleaseSite) => Promise<void> | void): Promise<void> =>
  reportRefusal(async () => {
    const dir = releasesDir()
    const shared = storeOfProcess(dir)
    try {
      await command({ dir, shared, options: shared ? { store: sharedStore(shared) } : {} })
    } finally {
      await shared?.revisions.close()
    }
  })

/** Repairs the registry, and prints what it found and what is live now. */
export async function repair({ dir, shared }: ReleaseSite): Promise<void> {
  const gate = gateOf(dir)
  const { registry, notes } = await (shared
    ? repairShared(shared, apps, gate)
    : repairRegistry(dir, apps, { gate }))
  for (const note of notes) console.log(note)
  for (const app of apps) reportLive(app, registry)
}
