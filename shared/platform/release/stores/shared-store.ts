import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from '../errors'
import { createRevision, lastGoodRegistry } from '../registry/registry-folder'
import type { Registry } from '../registry/registry-schema'
import type { SharedSite } from './open-store'
import type { RegistryStore } from './registry-store'
import { storeProblem } from './store-problem'

/**
 * How long gateways have to copy a release from the bucket and to prepare it, before it becomes live, in ms. They look
 * for an announcement once in a second.
 */
const headStart = 2500

const warn = ({ message }: ReleaseError) => console.warn(message)

/** Publishes in a store that several machines share. */
export const sharedStore = (site: SharedSite): RegistryStore => {
  const { dir, revisions, releases } = site
  let announced: Registry | undefined
  return {
    async newest() {
      // Read before the store is asked. Another publisher on this machine stores a revision there first and here after
      // that, so the revision that is read here is never newer than that of a healthy store.
      const local = lastGoodRegistry(dir)?.registry
      const number = await revisions.newestNumber()
      if (number !== undefined) {
        const problem = storeProblem(number, local?.revision)
        if (problem) throw problem
        const registry = await revisions.read(number)
        // The check of a composition reads the manifests of all live releases, and a rollback those before them.
        await downloadLive(site, registry)
        return registry
      }
      if (local && local.revision === 0 && Object.keys(local.apps).length === 0) return local
      throw new ReleaseError(
        'registry_missing',
        (commands) =>
          `Cannot read the registry: the store has none, but ${dir} has ${local ? `revision ${local.revision}` : 'releases'}. Run \`${commands.site('repair')}\` to copy it to the store.`,
      )
    },
    async fetch(app, version) {
      await releases?.fetch(app, version)
    },
    async announce(next) {
      // Gateways cannot copy the release before it is in the bucket, and it gets there only if its check has passed.
      if (releases) announced = next
      else await revisions.announce(next)
    },
    async create(registry) {
      for (const [app, { to }] of Object.entries(registry.change?.moves ?? {}))
        await releases?.upload(app, to)
      if (registry === announced) {
        await revisions.announce(registry)
        await sleep(headStart)
      }
      const isCreated = await revisions.create(registry)
      if (isCreated) createRevision(dir, registry)
      return isCreated
    },
  }
}

/** Gets the live releases of a registry, and those before them and the canaries if the store has them. */
export async function downloadLive({ releases }: SharedSite, { apps, canaries }: Registry): Promise<void> {
  for (const [app, { active, previous }] of Object.entries(apps)) {
    await releases?.download(app, active)
    if (previous) await releases?.downloadEarlier(app, previous, warn)
  }
  for (const { app, version } of canaries) await releases?.downloadEarlier(app, version, warn)
}
