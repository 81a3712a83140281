import semver from 'semver'
import { ReleaseError } from '../errors'
import { checkRoutes } from './check-routes'
import type { Manifest } from '../manifest'
import { readableManifest } from '../read-release'
import type { Registry } from '../registry/registry-schema'

/**
 * Checks that the live releases fit together.
 * @throws ReleaseError when a section needs a version that the shell does not provide, or as `checkRoutes` says.
 */
export function checkComposition(dir: string, registry: Registry) {
  // Damaged releases are left out: one of another app must not block this publication.
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
