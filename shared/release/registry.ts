import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { z } from 'zod'
import { ReleaseError } from './errors'
import { withLock } from './lock'
import type { Manifest } from './manifest'
import { readableManifest, readManifest } from './read-release'

export const registryFile = 'registry.json'

/** Which release of each app is live. The one mutable file of a deployment; everything else only grows. */
export const registrySchema = z.object({
  schema: z.literal(1),
  updatedAt: z.iso.datetime(),
  apps: z.record(
    z.string(),
    z.object({
      active: z.string(),
      previous: z.string().nullable(),
      /** The release that was taken back: a restart from its sources does not make it live again. */
      takenBack: z.string().optional(),
      /** Patterns that the active release owns: a gateway that cannot read the release still knows whose page is missing. */
      paths: z.array(z.string()),
    }),
  ),
})
export type Registry = z.infer<typeof registrySchema>

const emptyRegistry = (): Registry => ({ schema: 1, updatedAt: new Date(0).toISOString(), apps: {} })

/**
 * Reads the registry of a releases folder; an absent one is an empty one.
 * @throws ReleaseError `registry_invalid` when the file stands there and cannot be understood.
 */
export function readRegistry(dir: string): Registry {
  const file = path.join(dir, registryFile)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry()
    throw cause
  }
  try {
    return registrySchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ReleaseError('registry_invalid', `The registry is damaged and nothing was changed: ${file}`, {
      cause,
    })
  }
}

/** Makes a release live. Publishing the live release again changes nothing. */
export const publish = (dir: string, app: string, version: string) => publishAll(dir, { [app]: version })

/**
 * Makes several releases live in one step, checked together: a new React, or a route that moves from one
 * section to another, is allowed as a whole where each part alone would be refused.
 */
export function publishAll(dir: string, versions: Record<string, string>): Promise<Registry> {
  return change(dir, Object.keys(versions), (pointer, app) => {
    const version = versions[app] ?? ''
    if (pointer?.active === version) return pointer
    return { active: version, previous: pointer?.active ?? null }
  })
}

/** Makes the release before the live one live again; a second roll back returns to where it was. */
export function rollBack(dir: string, app: string): Promise<Registry> {
  return change(dir, [app], (pointer) => {
    if (!pointer?.previous) {
      throw new ReleaseError(
        'nothing_to_roll_back',
        `${app} cannot be rolled back: no release was live before this one`,
      )
    }
    return { active: pointer.previous, previous: pointer.active, takenBack: pointer.active }
  })
}

type Pointer = Omit<Registry['apps'][string], 'paths'>

function change(
  dir: string,
  apps: string[],
  move: (pointer: Pointer | undefined, app: string) => Pointer,
): Promise<Registry> {
  mkdirSync(dir, { recursive: true })
  // Two teams may publish in the same second: the file is read, changed and replaced by one of them at a time.
  return withLock(path.join(dir, `${registryFile}.lock`), () => {
    const registry = readRegistry(dir)
    const moved = apps.map((app): [string, Registry['apps'][string]] => {
      const pointer = move(registry.apps[app], app)
      const paths = readManifest(dir, app, pointer.active).routes.map(({ path: route }) => route)
      return [app, { ...pointer, paths }]
    })
    const next: Registry = {
      schema: 1,
      updatedAt: new Date().toISOString(),
      apps: { ...registry.apps, ...Object.fromEntries(moved) },
    }
    checkComposition(dir, next)
    replaceFile(path.join(dir, registryFile), `${JSON.stringify(next, null, 2)}\n`)
    return next
  })
}

/** Refuses a composition that cannot work: an unmet requirement, a route with two owners. */
function checkComposition(dir: string, registry: Registry) {
  // The release of another team that cannot be read is that team's concern, and must not stop this one.
  const manifests = Object.entries(registry.apps).flatMap(
    ([app, { active }]) => readableManifest(dir, app, active) ?? [],
  )
  const provides = Object.fromEntries(manifests.flatMap((manifest) => Object.entries(manifest.provides)))
  // The first release of a new site may be a section's; requirements count once there is a shell.
  if (Object.keys(provides).length > 0) manifests.forEach((manifest) => checkRequirements(manifest, provides))
  checkRoutes(manifests)
}

function checkRequirements(manifest: Manifest, provides: Record<string, string>) {
  for (const [name, range] of Object.entries(manifest.requires)) {
    const version = provides[name]
    if (version && semver.satisfies(version, range)) continue
    throw new ReleaseError(
      'requirement_unmet',
      `${manifest.app} ${manifest.version} needs ${name} ${range}, the live shell gives ${version ?? 'none'}`,
    )
  }
}

function checkRoutes(manifests: Manifest[]) {
  const owners = new Map<string, string>()
  for (const { app, routes } of manifests) {
    for (const { path: route } of routes) {
      const owner = owners.get(route)
      if (owner) throw new ReleaseError('route_taken', `${app} cannot own ${route}: it belongs to ${owner}`)
      owners.set(route, app)
    }
  }
}

/** A reader sees the old file or the new one, never a part: a rename within a folder is atomic. */
export function replaceFile(file: string, text: string | Buffer) {
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, text)
  renameSync(next, file)
}
