import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { shellName } from '@virida/shared/platform/contract/composition'
import { root } from '@virida/shared/platform/paths'
import { knownApps } from '@virida/shared/platform/release/registry/known-apps'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { initRegistry, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { releaseFolder } from '@virida/shared/platform/release/read-release'
import { bundlePrograms } from './bundle'
import { thirdPartyNotices } from './notices'
import { PackError } from './pack-error'
import { writePackageFiles } from './packages'

/** Files in the root of the repository that are copied into a packed site. */
const documents = ['.env.example', 'LICENSE']

/** Folder of the files that only a packed site needs: for people, containers and systemd. */
const packedFiles = path.join(root, 'scripts', 'pack', 'packed')

/**
 * Packs the site: bundled programs, the live release of each app, the list of packages that the programs load, and
 * `documents`, `packedFiles` and the licenses.
 * @param releases Folder of the releases.
 * @param outDir Folder of the archive.
 * @returns the path of the archive, whose one folder is `virida-<version>`.
 * @throws PackError
 */
export async function pack(releases: string, outDir: string): Promise<string> {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const folderName = `${name}-${version}`
  mkdirSync(outDir, { recursive: true })
  const staging = mkdtempSync(path.join(outDir, '.staging-'))
  const folder = path.join(staging, folderName)
  try {
    mkdirSync(folder)
    await bundlePrograms(folder)
    const apps = await copyLiveReleases(releases, path.join(folder, 'releases'))
    writePackageFiles(
      folder,
      apps.filter((app) => app !== shellName),
    )
    cpSync(packedFiles, folder, { recursive: true })
    for (const name of documents) copyFileSync(path.join(root, name), path.join(folder, name))
    writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices())
    const archive = path.join(outDir, `${folderName}.tar.gz`)
    compress(staging, folderName, archive)
    return archive
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Copies the live release of each app and makes it live in the copy. @returns the names of the apps. */
async function copyLiveReleases(from: string, to: string): Promise<string[]> {
  const { apps: live } = readRegistry(from)
  initRegistry(to)
  const apps = knownApps(from)
  const versions = apps.map((app): [string, string] => {
    const version = live[app]?.active
    if (!version)
      throw new PackError('release_missing', `Cannot pack the site: ${app} has no live release in ${from}`)
    cpSync(releaseFolder(from, app, version), releaseFolder(to, app, version), { recursive: true })
    const media = path.join(app, 'media')
    // A section without pictures has no such folder.
    if (existsSync(path.join(from, media)))
      cpSync(path.join(from, media), path.join(to, media), { recursive: true })
    return [app, version]
  })
  await publishAll(to, Object.fromEntries(versions))
  return apps
}

function compress(parent: string, folderName: string, archive: string) {
  try {
    execFileSync('tar', ['-czf', archive, '-C', parent, folderName])
  } catch (cause) {
    throw new PackError('archive_failed', `Cannot write ${archive}: tar failed. See its message above.`, {
      cause,
    })
  }
}
