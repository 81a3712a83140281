import { shellName } from '@virida/shared/platform/contract/composition'
import type { Snapshot } from '../releases/snapshot'
import type { ReleaseStore } from '../releases/release-store'
import type { RenderProcesses } from './render-processes'

/** Starts the process of each live section (see `processKey`), and runs its server file there. */
export async function prepareProcesses(
  { composition }: Snapshot,
  store: ReleaseStore,
  processes: RenderProcesses,
): Promise<void> {
  processes.keepOnly(composition)
  await Promise.allSettled(
    composition.sections.map(async ({ name, version }) => {
      const shell = store.server(shellName, composition.shell)
      await processes.loadSection({ composition, shell, section: store.server(name, version) })
    }),
  )
}
