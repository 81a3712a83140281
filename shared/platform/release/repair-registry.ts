import { statSync } from 'node:fs'
import path from 'node:path'
import { versionsOf } from './build/built-releases'
import { checkComposition } from './routes/check-composition'
import { ReleaseCommands } from '../release-commands'
import { ReleaseError } from './errors'
import { manifestFile } from './manifest'
import { readableManifest, releaseFolder } from './read-release'
import { nextRevision, pathsOf } from './registry/registry'
import { createRevision, lastGoodRegistry, revisionsIn, updateCopy } from './registry/registry-folder'
import { emptyRegistry, pointer, type Pointer, type Registry } from './registry/registry-schema'
import { author } from './revise'

export type Repair = { registry: Registry; notes: string[] }

/**
 * Makes a registry that can be used again: the last good one, in which each app whose live release is lost gets another
 * one that can be read (see `replacement`). Without any good copy, each app gets the release that was built last. A
 * registry without faults is not changed.
 * @param apps Names of the apps of the site.
 */
export function repairRegistry(dir: string, apps: readonly string[], who = author()): Repair {
  const found = lastGoodRegistry(dir)
  // If a system error (such as a missing permission) prevents reading, the revision may be intact: do not repair it.
  const problem = found?.problem
  if (problem && (problem.cause as NodeJS.ErrnoException | undefined)?.syscall) throw problem
  const base = found?.registry ?? emptyRegistry()
  const names = found ? Object.keys(base.apps) : apps
  const notes = found?.problem ? [`${found.problem.code}: using revision ${base.revision}`] : []
  const moved: Record<string, Pointer> = {}
  for (const app of names) {
    const live = base.apps[app]
    if (live && readableManifest(dir, app, live.active)) continue
    const version = replacement(dir, app, live)
    if (!version) {
      notes.push(
        `${app} has no release that can be read; build one: ${new ReleaseCommands().of('release', app)}`,
      )
      continue
    }
    moved[app] = pointer(version, live?.earlier ?? [], live?.takenBack ?? [], pathsOf(dir, app, version))
    notes.push(`${app} ${version} is live now${live ? ` instead of ${live.active}` : ''}`)
  }
  if (found && !found.problem && Object.keys(moved).length === 0) {
    updateCopy(dir)
    return { registry: base, notes: [...notes, 'The registry has no fault'] }
  }
  // The number of a damaged revision is not used again.
  const revision = Math.max(base.revision, ...revisionsIn(dir)) + 1
  const registry = { ...nextRevision(dir, base, moved, { action: 'repair', who }), revision }
  noteConflicts(dir, registry, notes)
  if (!createRevision(dir, registry))
    throw new ReleaseError('registry_busy', 'Cannot repair: a publisher was faster. Try again.')
  return { registry, notes }
}

/** The release of an app to use instead of a lost one: the latest that was live, else the one that was built last. */
function replacement(dir: string, app: string, live: Pointer | undefined): string | undefined {
  const builtAt = (version: string) =>
    statSync(path.join(releaseFolder(dir, app, version), manifestFile)).mtimeMs
  const built = versionsOf(dir, app).sort((a, b) => builtAt(b) - builtAt(a))
  return [...(live?.earlier ?? []), ...built].find(
    (version) =>
      !live?.takenBack.includes(version) && built.includes(version) && readableManifest(dir, app, version),
  )
}

/** A repaired site with a conflict is better than none, so the conflict is only reported. */
function noteConflicts(dir: string, registry: Registry, notes: string[]) {
  try {
    checkComposition(dir, registry)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    notes.push(`${error.code}: ${error.message}`)
  }
}
