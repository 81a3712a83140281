import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { differingRelease } from '../errors'
import { manifestFile, type Manifest } from '../manifest'
import { readableManifest, releaseFolder } from '../read-release'
import { replaceFile } from '../replace-file'
import { makeStaging } from './staging'

/**
 * Puts a built release and its pictures into the releases folder. Of several builds with the same version, the first one is kept.
 * @param out Folder with the built files: `client`, `server` and `media`.
 * @throws ReleaseError `release_differs` when the first one has other content.
 */
export function placeRelease(dir: string, out: string, manifest: Manifest): void {
  const { app, version } = manifest
  placeMedia(path.join(dir, app, 'media'), path.join(out, 'media'))
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

function placeMedia(target: string, media: string) {
  if (!existsSync(media)) return
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(media)) {
    // The name contains a hash of the content, so a file of the same name is the same file.
    if (existsSync(path.join(target, name))) continue
    replaceFile(path.join(target, name), readFileSync(path.join(media, name)))
  }
}
