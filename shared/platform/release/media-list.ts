import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { integrityOf } from '../integrity'
import { releaseFolder } from './read-release'
import { ReleaseError } from './errors'
import { record } from './first-fault'
import { nameIn, type Manifest } from './manifest'

/** The file of a release that lists its pictures, films and fonts, next to the server file. It is never sent to a browser. */
export const mediaListFile = 'server/media.json'

const mediaListSchema = record(nameIn('media/'), z.string())

/** Hashes of the pictures, films and fonts of a release by name, in the form of the `integrity` attribute. */
export type MediaList = Readonly<Record<string, string>>

/**
 * Files in a folder of media, whether they belong to a release or not. Without the hidden files of a file manager, such as
 * `.DS_Store`.
 * @returns Their names, sorted; none if there is no such folder.
 */
export function mediaNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
}

/** Lists the files of a folder with their hashes. */
export const listMedia = (folder: string): MediaList =>
  Object.fromEntries(
    mediaNames(folder).map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))]),
  )

/**
 * Reads the list of a release; undefined if its manifest names none.
 * @throws ReleaseError `release_invalid` when the list is missing or damaged.
 */
export function readMediaList(dir: string, manifest: Manifest): MediaList | undefined {
  if (!manifest.media) return undefined
  const file = path.join(releaseFolder(dir, manifest.app, manifest.version), mediaListFile)
  return parseMediaList(existsSync(file) ? readFileSync(file, 'utf8') : '', manifest, file)
}

/**
 * Names of the media of a release; those of all releases of the app if it does not list its own.
 * @throws ReleaseError `release_invalid` when one that it lists is missing.
 */
export function mediaOf(dir: string, manifest: Manifest): string[] {
  const { app, version } = manifest
  const there = mediaNames(path.join(dir, app, 'media'))
  const list = readMediaList(dir, manifest)
  if (!list) return there
  const known = new Set(there)
  const lost = Object.keys(list).find((name) => !known.has(name))
  if (lost !== undefined)
    throw new ReleaseError(
      'release_invalid',
      `Cannot publish ${app} ${version}: its list of media names ${lost}, which is not there. Build it again.`,
    )
  return Object.keys(list)
}

/**
 * Checks the text of a list.
 * @param place Where it was read, for the message.
 * @throws ReleaseError `release_invalid`
 */
export function parseMediaList(text: string, { app, version }: Manifest, place: string): MediaList {
  try {
    return mediaListSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ReleaseError(
      'release_invalid',
      `Cannot read the media of ${app} ${version}: the list ${place} is missing or damaged. Build the release again.`,
      { cause },
    )
  }
}
