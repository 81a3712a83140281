import { availableParallelism } from 'node:os'
import { inParallel } from '@virida/shared/platform/in-parallel'
import {
  shellName,
  type Composition,
  type SectionRelease,
} from '@virida/shared/platform/contract/composition'
import type { Snapshot } from '../releases/snapshot'
import type { ReleaseStore } from '../releases/release-store'
import { processKey } from './process-key'
import type { RenderProcesses } from './render-processes'

/**
 * Starts the process of each section (see `processKey`), and runs its server file there.
 * @param snapshots The live releases, then those of the canaries.
 * @param shown The releases that pages are shown with until then.
 */
export async function prepareProcesses(
  snapshots: readonly [Snapshot, ...Snapshot[]],
  store: ReleaseStore,
  processes: RenderProcesses,
  shown?: Composition,
): Promise<void> {
  const [live, ...canaries] = snapshots.map(({ composition }) => composition)
  if (live) processes.keepOnly(live, canaries)
  await Promise.all(snapshots.map(({ composition }) => loadSections(composition, store, processes, shown)))
}

/**
 * Runs the server file of each section in its process. Problems appear when a page is rendered. Processes start one after
 * another on each core, so that the page of a visitor who comes meanwhile does not wait for all of them.
 *
 * It does not wait for a section whose process is in use already: if its release hangs, the releases of others would
 * wait with it.
 */
export async function loadSections(
  composition: Composition,
  store: ReleaseStore,
  processes: RenderProcesses,
  shown?: Composition,
): Promise<void> {
  const load = async ({ name, version }: SectionRelease) => {
    const shell = store.server(shellName, composition.shell)
    await processes.loadSection({ composition, shell, section: store.server(name, version) })
  }
  const start = (section: SectionRelease) => load(section).catch(() => undefined)
  const isUsed = ({ name }: SectionRelease) =>
    shown !== undefined && processKey(shown, name) === processKey(composition, name)
  for (const section of composition.sections.filter(isUsed)) void start(section)
  await inParallel(
    composition.sections.filter((section) => !isUsed(section)),
    start,
    availableParallelism(),
  )
}
