import { existsSync } from 'node:fs'
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeStaging } from '@virida/shared/platform/release/build/staging'
import { differingRelease } from '@virida/shared/platform/release/errors'
import { manifestFile, type Manifest } from '@virida/shared/platform/release/manifest'
import { mediaListFile, parseMediaList } from '@virida/shared/platform/release/media-list'
import { ownershipProblem, type PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { isVersion, parseManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { isWithin } from '@virida/shared/platform/http/json-structure'
import {
  invalid,
  manifestStructure,
  mediaListStructure,
  mediaPrefix,
  uploadFiles,
  type Offer,
  type Upload,
  type UploadFile,
} from '@virida/shared/platform/release/remote/upload'
import { added, claim, removeAll, type Added } from './added-files'
import type { BodyReader } from './body-reader'
import type { FreeSpace } from './free-space'

/** A release that somebody offers, after all checks that need no file. */
export type Offered = {
  manifest: Manifest
  files: readonly UploadFile[]
  /** Names of the files that this site does not have. */
  missing: readonly string[]
}

/**
 * Checks an offered release: its manifest, its signature and the names and sizes of its files.
 * @throws ReleaseError `upload_invalid`, `upload_too_large`, `release_differs`; of the signature `release_unsigned`,
 * `key_foreign`, `signature_wrong`
 */
export async function checkOffer(
  dir: string,
  app: string,
  offer: Offer,
  registry: Registry,
  pinned?: PinnedKeys,
): Promise<Offered> {
  if (!isWithin(offer.manifest, manifestStructure)) throw invalid('its manifest has too many parts')
  const manifest = parseManifest(offer.manifest, app, '', 'in the request')
  if (manifest.app !== app)
    throw invalid(`its manifest is that of ${manifest.app.slice(0, 100)}, not of ${app}`)
  if (!isVersion(manifest.version)) throw invalid('its version is no version')
  const files = uploadFiles(manifest, offer)
  refuseForeign(app, manifest, offer, registry, pinned)
  const folder = releaseFolder(dir, app, manifest.version)
  const isHere = existsSync(folder)
  if (isHere && (await readFile(path.join(folder, manifestFile), 'utf8')) !== offer.manifest)
    throw differingRelease(app, manifest.version, 'the site')
  const media = await mediaOf(dir, app)
  const missing = files
    .filter(({ name }) => (name.startsWith(mediaPrefix) ? !media.has(name) : !isHere))
    .map(({ name }) => name)
  return { manifest, files, missing }
}

/** Names of the pictures and fonts that the site has of an app. */
async function mediaOf(dir: string, app: string): Promise<ReadonlySet<string>> {
  const folder = path.join(dir, app, mediaPrefix)
  return new Set(existsSync(folder) ? (await readdir(folder)).map((name) => mediaPrefix + name) : [])
}

/** Checks the signature as gateways will, so that nothing is sent in vain. */
function refuseForeign(
  app: string,
  manifest: Manifest,
  { manifest: text, signature }: Offer,
  { owners }: Registry,
  pinned?: PinnedKeys,
) {
  const own = owners[app] ?? { keys: [], signatures: {} }
  const { [manifest.version]: known = {} } = own.signatures
  const given = signature ? { [signature.key]: signature.value } : {}
  const signatures = { ...own.signatures, [manifest.version]: { ...known, ...given } }
  const withGiven = { owners: { ...owners, [app]: { ...own, signatures } } }
  const problem = ownershipProblem(app, manifest.version, { manifest, text }, withGiven, pinned)
  if (problem) throw problem
}

/**
 * Writes the files of a release that a body contains, and puts the complete release into the releases folder.
 * @returns the files and folders that are new in the releases folder, for a release that is refused later.
 * @throws ReleaseError `upload_invalid` when a file is missing or has another hash, `upload_slow`, `disk_full`. Nothing stays then,
 * except what another release of the app counts on meanwhile.
 */
export async function receiveRelease(
  dir: string,
  { manifest, files, missing }: Offered,
  upload: Upload,
  body: BodyReader,
  space: FreeSpace,
): Promise<readonly Added[]> {
  const { app } = manifest
  const sent = new Set(upload.sends.map(({ name }) => name))
  const absent = missing.find((name) => !sent.has(name))
  if (absent !== undefined) throw invalid(`${absent} is missing`)
  if (sent.size < upload.sends.length) throw invalid('it sends a file twice')
  const known = new Map(files.map((file) => [file.name, file]))
  const bytes = upload.sends.reduce((sum, { name }) => sum + (known.get(name)?.bytes ?? 0), 0)
  const absentNames = new Set(missing)
  const onDisk = (name: string) =>
    name.startsWith(mediaPrefix) ? path.join(dir, app, name) : releaseFolder(dir, app, manifest.version)
  const here = files.flatMap(({ name }) => (absentNames.has(name) ? [] : [onDisk(name)]))
  for (const file of new Set(here)) await claim(file)
  const staging = makeStaging(dir)
  const own: Added[] = []
  let endReservation = () => {}
  try {
    endReservation = await space.reserve(bytes)
    for (const { name, integrity } of upload.sends) {
      const file = known.get(name)
      const hash = file?.integrity ?? integrity
      if (!file || !hash) throw invalid(`${JSON.stringify(name.slice(0, 200))} is not one of its files`)
      const target = path.join(staging, name)
      await mkdir(path.dirname(target), { recursive: true })
      await body.toFile(target, { ...file, integrity: hash })
    }
    await body.end()
    await refuseUnlisted(dir, manifest, staging, upload)
    for await (const file of placeMedia(dir, app, staging, missing)) own.push(await added(file))
    if (await place(dir, staging, upload.manifest, manifest))
      own.push(await added(releaseFolder(dir, app, manifest.version)))
    return own
  } catch (error) {
    await removeAll(dir, own)
    throw error
  } finally {
    endReservation()
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * Compares sent pictures and fonts with the list of the release: they stay for all its releases, and no gate runs for a
 * release that is live already. An old release has no list.
 */
async function refuseUnlisted(dir: string, manifest: Manifest, staging: string, { sends }: Upload) {
  if (!manifest.media) return
  const folders = [staging, releaseFolder(dir, manifest.app, manifest.version)]
  const file = folders.map((folder) => path.join(folder, mediaListFile)).find(existsSync)
  const text = file ? await readFile(file, 'utf8') : ''
  if (!isWithin(text, mediaListStructure)) throw invalid('its list of media has too many parts')
  const list = parseMediaList(text, manifest, mediaListFile)
  for (const { name, integrity = '' } of sends) {
    if (!name.startsWith(mediaPrefix)) continue
    const own = name.slice(mediaPrefix.length)
    if (!Object.hasOwn(list, own) || list[own] !== integrity)
      throw invalid(`${JSON.stringify(name.slice(0, 200))} is not in its list of media`)
  }
}

/** Yields each file that is new. */
async function* placeMedia(dir: string, app: string, staging: string, missing: readonly string[]) {
  await mkdir(path.join(dir, app, mediaPrefix), { recursive: true })
  for (const name of missing) {
    if (!name.startsWith(mediaPrefix)) continue
    const file = path.join(dir, app, name)
    try {
      await link(path.join(staging, name), file)
      yield file
    } catch (error) {
      // Another publisher was faster. The gate compares the file that stays with the list of the release.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await claim(file)
    }
  }
  await rm(path.join(staging, mediaPrefix), { recursive: true, force: true })
}

/** Returns whether the release is new. */
async function place(
  dir: string,
  staging: string,
  text: string,
  { app, version }: Manifest,
): Promise<boolean> {
  const folder = releaseFolder(dir, app, version)
  if (existsSync(folder)) return false
  await writeFile(path.join(staging, manifestFile), text)
  try {
    await rename(staging, folder)
    return true
  } catch (cause) {
    if (!existsSync(folder)) throw cause
    // Another publisher was faster.
    if ((await readFile(path.join(folder, manifestFile), 'utf8')) !== text)
      throw differingRelease(app, version, 'the site')
    await claim(folder)
    return false
  }
}
