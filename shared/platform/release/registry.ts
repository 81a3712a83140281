import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { z } from 'zod'
import { ReleaseError } from './errors'
import { withLock } from './lock'
import type { Manifest } from './manifest'
import { readableManifest, readManifest } from './read-release'

export const registryFile = 'registry.json'

/** Which release of each app is live. It is the only file of a deployment that changes; all others are only added. */
const registrySchema = z.object({
  schema: z.literal(1),
  updatedAt: z.iso.datetime(),
  apps: z.record(
    z.string(),
    z.object({
      active: z.string(),
      previous: z.string().nullable(),
      /** The release that was rolled back. A restart from its sources does not publish it again. */
      takenBack: z.string().optional(),
      /** Route patterns of the active release. The gateway knows the owner of a page even if it cannot read the release. */
      paths: z.array(z.string()),
    }),
  ),
})
export type Registry = z.infer<typeof registrySchema>

const emptyRegistry = (): Registry => ({ schema: 1, updatedAt: new Date(0).toISOString(), apps: {} })

/**
 * Reads the registry of a releases folder. A missing file is an empty registry.
 * @throws ReleaseError `registry_invalid` when the file is damaged.
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
    throw new ReleaseError(
      'registry_invalid',
      `Cannot read the registry: ${file} is damaged. Restore it, or delete it and publish every app.`,
      {
        cause,
      },
    )
  }
}

/** Makes a release live. Publishing the live release again changes nothing. */
export const publish = (dir: string, app: string, version: string) => publishAll(dir, { [app]: version })

/**
 * Makes several releases live in one step and checks them together. A new version of React, or a route that moves to
 * another section, is possible only this way: each release alone would be refused.
 */
export function publishAll(dir: string, versions: Record<string, string>): Promise<Registry> {
  return change(dir, Object.keys(versions), (pointer, app) => {
    const version = versions[app] ?? ''
    if (pointer?.active === version) return pointer
    return { active: version, previous: pointer?.active ?? null }
  })
}

/** Makes the previous release live again. A second rollback returns to the first one. */
export function rollBack(dir: string, app: string): Promise<Registry> {
  return change(dir, [app], (pointer) => {
    if (!pointer?.previous) {
      throw new ReleaseError('nothing_to_roll_back', `Cannot roll back ${app}: it has no previous release`)
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
  // The lock lets only one process at a time read, change and replace the file.
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

/** @throws ReleaseError when a section needs a version that the shell does not provide, or two sections own a route. */
function checkComposition(dir: string, registry: Registry) {
  // A damaged release of another app must not block this one.
  const manifests = Object.entries(registry.apps).flatMap(
    ([app, { active }]) => readableManifest(dir, app, active) ?? [],
  )
  const provides = Object.fromEntries(manifests.flatMap((manifest) => Object.entries(manifest.provides)))
  // On a new site a section may be published before the shell; requirements are checked once there is a shell.
  if (Object.keys(provides).length > 0) manifests.forEach((manifest) => checkRequirements(manifest, provides))
  checkRoutes(manifests)
}

function checkRequirements(manifest: Manifest, provides: Record<string, string>) {
  for (const [name, range] of Object.entries(manifest.requires)) {
    const version = provides[name]
    if (version && semver.satisfies(version, range)) continue
    throw new ReleaseError(
      'requirement_unmet',
      `Cannot publish: ${manifest.app} ${manifest.version} needs ${name} ${range}, but the live shell provides ${version ?? 'none'}. Publish a newer shell first.`,
    )
  }
}

function checkRoutes(manifests: Manifest[]) {
  const owners = new Map<string, string>()
  for (const { app, routes } of manifests) {
    for (const { path: route } of routes) {
      const owner = owners.get(route)
      if (owner)
        throw new ReleaseError(
          'route_taken',
          `Cannot publish ${app}: the route ${route} belongs to ${owner}. Give it another path.`,
        )
      owners.set(route, app)
    }
  }
}

/** Replaces a file atomically, by a rename in its folder: a reader gets the old content or the new, never a part. */
export function replaceFile(file: string, text: string | Buffer) {
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, text)
  renameSync(next, file)
}
