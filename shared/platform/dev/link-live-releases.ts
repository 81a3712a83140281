import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { readableManifest, releaseFolder } from '../release/read-release'
import { readRegistry } from '../release/registry/registry-folder'

/**
 * Lets a releases folder use the live releases of another one.
 * @param names The apps whose live releases are wanted.
 * @returns The version of each app that has a live release there.
 */
export function linkLiveReleases(from: string, to: string, names: readonly string[]): Record<string, string> {
  const live = readRegistry(from).apps
  const versions: Record<string, string> = {}
  for (const app of names) {
    const version = live[app]?.active
    if (version && readableManifest(from, app, version)) versions[app] = version
  }
  linkReleases(from, to, versions)
  return versions
}

/** Lets a releases folder use releases of another one, with the pictures of their apps. */
export function linkReleases(from: string, to: string, versions: Readonly<Record<string, string>>): void {
  for (const [app, version] of Object.entries(versions)) {
    link(releaseFolder(from, app, version), releaseFolder(to, app, version))
    if (existsSync(path.join(from, app, 'media')))
      link(path.join(from, app, 'media'), path.join(to, app, 'media'))
  }
}

function link(target: string, at: string) {
  mkdirSync(path.dirname(at), { recursive: true })
  rmSync(at, { recursive: true, force: true })
  // Windows makes a link to a folder without special rights only as a junction.
  symlinkSync(path.resolve(target), at, 'junction')
}
