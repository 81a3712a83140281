import { statSync } from 'node:fs'
import path from 'node:path'
import { shellName } from '../contract/composition'
import { versionsOf } from './build/built-releases'
import { checkComposition } from './routes/check-composition'
import { ReleaseCommands } from '../release-commands'
import { ReleaseError } from './errors'
import { GateError } from './gate/problem'
import { manifestFile } from './manifest'
import { readableManifest, releaseFolder } from './read-release'
import { nextRevision, pathsOf } from './registry/registry'
import { createRevision, lastGoodRegistry, revisionsIn, updateCopy } from './registry/registry-folder'
import { emptyRegistry, pointer, type Pointer, type Registry } from './registry/registry-schema'
import { author, type ReviseOptions } from './revise'

export type Repair = { registry: Registry; notes: string[] }

/**
 * Makes a registry that can be used again: the last good one, in which each app whose live release is lost gets another
 * one that can be read (see `candidates`). Without any good copy, each app gets the release that was built last. A release
 * that the gate refuses is not taken, because it may never have been live. A registry without faults is not changed.
 * @param apps Names of the apps of the site.
 */
export async function repairRegistry(
  dir: string,
  apps: readonly string[],
  { who = author(), gate }: Pick<ReviseOptions, 'who' | 'gate'> = {},
): Promise<Repair> {
  const found = lastGoodRegistry(dir)
  // If a system error (such as a missing permission) prevents reading, the revision may be intact: do not repair it.
  const problem = found?.problem
  if (problem && (problem.cause as NodeJS.ErrnoException | undefined)?.syscall) throw problem
  const base = found?.registry ?? emptyRegistry()
  const names = found ? Object.keys(base.apps) : apps
  const notes = found?.problem ? [`${found.problem.code}: using revision ${base.revision}`] : []
  const moved: Record<string, Pointer> = {}
  // The gate renders sections with the shell.
  const shellFirst = [...names].sort((a, b) => Number(b === shellName) - Number(a === shellName))
  for (const app of shellFirst) {
    const live = base.apps[app]
    if (live && readableManifest(dir, app, live.active)) continue
    const current = { ...base, apps: { ...base.apps, ...moved } }
    const pointerTo = (version: string) =>
      pointer(version, live?.earlier ?? [], live?.takenBack ?? [], pathsOf(dir, app, version))
    const tryOut = async (version: string) =>
      gate?.(current, { ...current, apps: { ...current.apps, [app]: pointerTo(version) } })
    const version = await firstGood(app, candidates(dir, app, live), tryOut, notes)
    if (!version) {
      notes.push(
        `${app} has no release that can be used; build one: ${new ReleaseCommands().of('release', app)}`,
      )
      continue
    }
    moved[app] = pointerTo(version)
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

/** Takes the first release that the gate does not refuse. Notes say why others are not taken. */
async function firstGood(
  app: string,
  versions: readonly string[],
  tryOut: (version: string) => Promise<void>,
  notes: string[],
): Promise<string | undefined> {
  for (const version of versions)
    try {
      await tryOut(version)
      return version
    } catch (error) {
      if (!(error instanceof GateError)) throw error
      const reasons = error.problems.map(({ code, message }) => `${code}: ${message}`)
      notes.push(`${app} ${version} is not used. ${reasons.join(' ')}`)
    }
  return undefined
}

/** The releases of an app to use instead of a lost one: those that were live, latest first, then those built last. */
function candidates(dir: string, app: string, live: Pointer | undefined): string[] {
  const builtAt = (version: string) =>
    statSync(path.join(releaseFolder(dir, app, version), manifestFile)).mtimeMs
  const built = versionsOf(dir, app).sort((a, b) => builtAt(b) - builtAt(a))
  return [...new Set([...(live?.earlier ?? []), ...built])].filter(
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
