import { versionsOf } from '../built-releases'
import { ReleaseError } from '../errors'
import { createRevision, lastGoodRegistry } from '../registry-folder'
import type { Registry } from '../registry-schema'
import { repairRegistry, type Repair } from '../repair-registry'
import type { BucketReleases } from './bucket-releases'
import type { RegistryStore, RevisionStore } from './registry-store'

/** Number of earlier releases of each app that a gateway also gets, for documents that are still open. */
export const keptReleases = 5

type Site = {
  /** Releases folder of this machine, with a copy of the registry. */
  dir: string
  revisions: RevisionStore
  /** Where releases are copied before they go live; without it, all machines share the releases folder. */
  releases?: BucketReleases
}

const warn = ({ message }: ReleaseError) => console.warn(message)

/** Publishes in a store that several machines share. */
export const sharedStore = ({ dir, revisions, releases }: Site): RegistryStore => ({
  async newest() {
    // Before the store is asked: another publisher on this machine stores a revision there first, and here after that.
    const local = lastGoodRegistry(dir)?.registry
    const number = await revisions.newestNumber()
    if (number !== undefined) {
      const registry = await revisions.read(number)
      // The check of a composition reads the manifests of all live releases, and a rollback those before them.
      for (const [app, { active, previous }] of Object.entries(registry.apps)) {
        await releases?.download(app, active)
        if (previous) await releases?.downloadEarlier(app, previous, warn)
      }
      return registry
    }
    if (local && local.revision === 0 && Object.keys(local.apps).length === 0) return local
    throw new ReleaseError(
      'registry_missing',
      `Cannot read the registry: the store has none, but ${dir} has ${local ? `revision ${local.revision}` : 'releases'}. Run \`npm run releases -- repair\` to copy it to the store.`,
    )
  },
  async create(registry) {
    for (const [app, { to }] of Object.entries(registry.change?.moves ?? {})) await releases?.upload(app, to)
    const isCreated = await revisions.create(registry)
    if (isCreated) createRevision(dir, registry)
    return isCreated
  },
})

/** Repairs the registry of this machine and makes it the newest one of the store, if that has none or a damaged one. */
export async function repairShared(site: Site, apps: readonly string[]): Promise<Repair> {
  const { dir, revisions, releases } = site
  const number = await revisions.newestNumber()
  if (number !== undefined) {
    const known = await readable(revisions, number)
    if (known) {
      createRevision(dir, known)
      return { registry: known, notes: ['The registry in the store has no fault'] }
    }
  }
  const { registry, notes } = repairRegistry(dir, apps)
  const next: Registry = { ...registry, revision: Math.max(registry.revision, number ?? 0) + 1 }
  for (const [app, { active, earlier }] of Object.entries(next.apps)) {
    await releases?.upload(app, active)
    // Those that are here, so that gateways have something to return to.
    const here = versionsOf(dir, app)
    for (const version of earlier.slice(0, keptReleases))
      if (here.includes(version)) await releases?.upload(app, version)
  }
  if (!(await revisions.create(next)))
    throw new ReleaseError('registry_busy', 'Cannot repair: a publisher was faster. Try again.')
  createRevision(dir, next)
  return { registry: next, notes: [...notes, `Revision ${next.revision} is in the store`] }
}

async function readable(revisions: RevisionStore, number: number): Promise<Registry | undefined> {
  try {
    return await revisions.read(number)
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'registry_invalid') return undefined
    throw error
  }
}
