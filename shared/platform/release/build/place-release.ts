import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { differingMedia, differingRelease } from '../errors'
import { manifestFile, type Manifest } from '../manifest'
import { mediaNames } from '../media-list'
import { readableManifest, releaseFolder } from '../read-release'
import { replaceFile } from '../replace-file'
import { makeStaging } from './staging'

/**
 * Puts a built release and its pictures into the releases folder. Of several builds with the same version, the first one is kept.
 * @param out Folder with the built files: `client`, `server` and `media`.
 * @throws ReleaseError `release_differs` when the first one has other content, `media_differs` when a picture or font of
 * this name has other content.
 */
export function placeRelease(dir: string, out: string, manifest: Manifest): void {
  const { app, version } = manifest
  placeMedia(app, path.join(dir, app, 'media'), path.join(out, 'media'))
  const folder = releaseFolder(dir, app, version)
  mkdirSync(path.dirname(folder), { recursive: true })
  const staging = makeStaging(dir)
  try {
    for (const part of ['client', 'server'])
      cpSync(path.join(out, part), path.join(staging, part), { recursive: true })
    writeFileSync(path.join(staging, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    renameSync(staging, folder)
  } catch (error) {
    // Another process may have built this version at the same moment.
    const first = existsSync(folder) ? readableManifest(dir, app, version) : undefined
    if (!first) throw error
    if (first.contentHash !== manifest.contentHash) throw differingRelease(app, version, dir)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Copies the files that are not there. Browsers keep a file by its name, so its content never changes. */
function placeMedia(app: string, target: string, media: string) {
  const names = mediaNames(media)
  const differing = names.find((name) => {
    const file = path.join(target, name)
    return existsSync(file) && !readFileSync(file).equals(readFileSync(path.join(media, name)))
  })
  if (differing !== undefined) throw differingMedia(app, differing, target)
  if (names.length > 0) mkdirSync(target, { recursive: true })
  for (const name of names) {
    const file = path.join(target, name)
    if (!existsSync(file)) replaceFile(file, readFileSync(path.join(media, name)))
  }
}
