import { ReleaseError } from './errors'
import { withPinned } from './pinned'
import { readableManifest } from './read-release'
import { pointer, type Canary, type Registry } from './registry/registry-schema'
import { shellName } from '../contract/composition'
import { checkNeeds } from './gate/check-needs'
import { checkComposition } from './routes/check-composition'

/** Length of the reason in the history. */
const longestNote = 500

/** The pointers with another list of releases that were taken back. */
export function withTakenBack({ apps }: Registry, app: string, takenBack: string[]): Registry['apps'] {
  const live = apps[app]
  return live ? { ...apps, [app]: pointer(live.active, live.earlier, takenBack, live.paths) } : apps
}

/** Ends a canary and takes its release back, so that open tabs leave it at their next navigation. */
export function withoutCanary(registry: Registry, { app, version }: Canary): Registry {
  return {
    ...registry,
    apps: withTakenBack(registry, app, [...(registry.apps[app]?.takenBack ?? []), version]),
    canaries: registry.canaries.filter((canary) => canary.app !== app),
  }
}

/** Ends canaries, and writes why into the change of the registry. */
export function endCanaries(registry: Registry, reasonOf: (canary: Canary) => string | undefined): Registry {
  return registry.canaries.reduce((next, canary) => {
    const reason = reasonOf(canary)
    if (!reason) return next
    const ended = withoutCanary(next, canary)
    if (!ended.change) return ended
    const notes = [ended.change.note, `ended the canary ${canary.app} ${canary.version}: ${reason}`]
    const note = notes.filter(Boolean).join('; ').slice(0, longestNote)
    return { ...ended, change: { ...ended.change, note } }
  }, registry)
}

/**
 * Ends the canaries that do not fit the live releases. A canary was checked with those that were live when it started.
 * One whose release this machine cannot read goes on.
 */
export function endUnfitCanaries(dir: string, registry: Registry): Registry {
  // If the live releases do not fit each other, that is not the fault of a canary.
  if (registry.canaries.length === 0 || conflictOf(dir, registry)) return registry
  const shell = registry.apps[shellName]
  const shellManifest = shell && readableManifest(dir, shellName, shell.active)
  return endCanaries(registry, ({ app, version }) => {
    const manifest = readableManifest(dir, app, version)
    if (!manifest) return undefined
    const [missing] = shellManifest && app !== shellName ? checkNeeds(manifest, shellManifest) : []
    if (missing) return missing.message
    const paths = manifest.routes.map(({ path }) => path)
    return conflictOf(dir, withPinned(registry, { app, version, paths, fallsBack: true }))
  })
}

/** Why the releases of a registry do not fit together; undefined if they do. */
function conflictOf(dir: string, registry: Registry): string | undefined {
  try {
    checkComposition(dir, registry)
    return undefined
  } catch (error) {
    if (error instanceof ReleaseError) return error.message
    throw error
  }
}
