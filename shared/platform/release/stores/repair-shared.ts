import { versionsOf } from '../build/built-releases'
import { ReleaseError } from '../errors'
import { nextRevision } from '../registry/registry'
import { createRevision, lastGoodRegistry } from '../registry/registry-folder'
import { keptReleases, type Registry } from '../registry/registry-schema'
import { registryText } from '../registry/registry-text'
import { repairRegistry, type Repair } from '../repair-registry'
import { author, type ReviseOptions } from '../revise'
import type { SharedSite } from './open-store'
import type { RevisionStore } from './registry-store'
import { downloadLive } from './shared-store'

/**
 * Repairs what machines share. A store whose registry is missing, damaged or older than that of this machine gets the
 * repaired one of this machine. If both have different revisions with the same number, that of the store is used.
 */
export async function repairShared(
  site: SharedSite,
  apps: readonly string[],
  gate?: ReviseOptions['gate'],
): Promise<Repair> {
  const { dir, revisions } = site
  const number = await revisions.newestNumber()
  const known = number === undefined ? undefined : await readable(revisions, number)
  const local = lastGoodRegistry(dir)?.registry
  const isOlder = !known || known.revision < (local?.revision ?? 0)
  if (!isOlder) await downloadLive(site, known)
  if (!isOlder && !differs(known, local)) {
    createRevision(dir, known)
    return { registry: known, notes: ['The registry in the store has no fault'] }
  }
  const { registry, notes } = isOlder
    ? await repairRegistry(dir, apps, { gate })
    : {
        registry: known,
        notes: [`Revision ${number} of this machine is another one; using that of the store`],
      }
  if (isOlder) await uploadAll(site, registry)
  const next = {
    ...nextRevision(dir, registry, {}, { action: 'repair', who: author() }),
    // The number of a damaged revision is not used again.
    revision: Math.max(registry.revision, number ?? 0) + 1,
  }
  if (!(await revisions.create(next)))
    throw new ReleaseError('registry_busy', 'Cannot repair: a publisher was faster. Try again.')
  createRevision(dir, next)
  const before = known && isOlder ? [`The store had revision ${known.revision}`] : []
  return { registry: next, notes: [...notes, ...before, `Revision ${next.revision} is in the store`] }
}

/** Whether two registries have the same number and different content. */
const differs = (store: Registry, local: Registry | undefined) =>
  local?.revision === store.revision && registryText(local) !== registryText(store)

/**
 * Copies the live releases to the store, and of the latest `keptReleases` earlier ones those that are here, so that
 * gateways can return to them.
 */
async function uploadAll({ dir, releases }: SharedSite, { apps }: Registry) {
  for (const [app, { active, earlier }] of Object.entries(apps)) {
    await releases?.upload(app, active)
    const here = versionsOf(dir, app)
    for (const version of earlier.slice(0, keptReleases))
      if (here.includes(version)) await releases?.upload(app, version)
  }
}

async function readable(revisions: RevisionStore, number: number): Promise<Registry | undefined> {
  try {
    return await revisions.read(number)
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'registry_invalid') return undefined
    throw error
  }
}
