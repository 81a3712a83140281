import { existsSync, rmSync } from 'node:fs'
import { buildDir, folderOf } from '../../paths'
import type { Manifest } from '../manifest'
import { readableManifest, releaseFolder } from '../read-release'
import { initRegistry } from '../registry/registry-folder'
import { appCompiler, compileOnce } from './app-compiler'
import { builtRelease, rememberSources, versionsOf } from './built-releases'
import { checkBuild } from './check-build'
import { describeRelease, type BuiltFiles } from './describe-release'
import { generateFiles } from './generated-files'
import { removeLeftBuilds } from './left-builds'
import { placeRelease } from './place-release'
import { addPictures, addPublicFiles } from './public-files'
import { sourceHash } from './source-hash'

export type BuiltRelease = { app: string; version: string; outcome: 'built' | 'unchanged' }

/**
 * Builds one app into `releases/<app>/<version>/`. The version is that of the package; if a release of that version
 * exists with other content, a hash of the content is appended. An existing folder is never changed.
 * @param dir Folder of all releases.
 * @param folder The app's source folder.
 * @throws ReleaseError, for example when the build fails or the route table is invalid; no release is added then.
 */
export async function buildRelease(app: string, dir: string, folder = folderOf(app)): Promise<BuiltRelease> {
  const sources = sourceHash(app, folder)
  initRegistry(dir)
  const known = builtRelease(app, dir, sources)
  if (known) return { app, version: known, outcome: 'unchanged' }

  removeLeftBuilds()
  const out = buildDir(app)
  try {
    return await makeRelease({ app, folder, dir, out, sources })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

type Build = BuiltFiles & {
  /** Folder of all releases. */
  dir: string
  /** Hash of the sources. */
  sources: string
}

async function makeRelease(build: Build): Promise<BuiltRelease> {
  const { app, dir, out, sources } = build
  const generated = await generateFiles(build.folder)
  await compileOnce(app, await appCompiler(build.folder, generated))
  addPictures(build)
  addPublicFiles(build, generated)
  const manifest = await describeRelease(build)
  checkBuild(build, manifest)

  const same = versionsOf(dir, app).find((version) =>
    isSameRelease(manifest, readableManifest(dir, app, version)),
  )
  if (same) {
    rememberSources(dir, app, sources, same)
    return { app, version: same, outcome: 'unchanged' }
  }
  const version = freeVersion(dir, manifest)
  placeRelease(dir, out, { ...manifest, version })
  rememberSources(dir, app, sources, version)
  return { app, version, outcome: 'built' }
}

/** Whether an existing release has the same content and the same package version. */
const isSameRelease = (built: Manifest, existing?: Manifest) =>
  existing?.contentHash === built.contentHash &&
  existing.version.split('-')[0] === built.version.split('-')[0]

/** The version of the package, with a hash of the content if another release has it. */
export function freeVersion(dir: string, { app, version, contentHash }: Manifest): string {
  return existsSync(releaseFolder(dir, app, version)) ? `${version}-${contentHash.slice(0, 8)}` : version
}
