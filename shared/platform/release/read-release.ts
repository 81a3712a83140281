import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ReleaseError } from './errors'
import { manifestFile, manifestSchema, type Manifest, type ManifestText } from './manifest'

/** Whether a text can be the version of a release: the name of a folder, and a part of addresses. */
export const isVersion = (text: string) => /^\d(?!.*\.(?:\.|$))[\w.+-]{0,99}$/.test(text)

/** Whether a text can be the name of an app: also the name of a folder, and a part of addresses. */
export const isAppName = (text: string) => /^(shell|mfe-[a-z\d-]{1,60})$/.test(text)

export const releaseFolder = (dir: string, app: string, version: string) => path.join(dir, app, version)

/**
 * Bytes. Manifests of ours have up to 150 kB, and a site takes up to 2 MB. A larger file is not read, because that would stop the
 * gateway for seconds.
 */
const longestManifest = 8 * 1024 * 1024

/**
 * Reads and checks the manifest of a release.
 * @throws ReleaseError `release_missing` or `release_invalid`, naming the folder.
 */
export const readManifest = (dir: string, app: string, version: string): Manifest =>
  readManifestText(dir, app, version).manifest

/** Like `readManifest`, with the text, which a team signs. */
export function readManifestText(dir: string, app: string, version: string): ManifestText {
  const file = path.join(releaseFolder(dir, app, version), manifestFile)
  // Another text would lead to another folder.
  if (!isVersion(version)) throw missingRelease(app, version, 'this is not a version')
  let text: string | undefined
  try {
    const found = statSync(file)
    // Reading a pipe or a device may never end.
    if (!found.isFile()) throw new RangeError('it is not a file')
    const { size } = found
    text = size > longestManifest ? undefined : readFileSync(file, 'utf8')
  } catch (cause) {
    throw missingRelease(app, version, `${file} cannot be read`, cause)
  }
  if (text === undefined)
    throw new ReleaseError(
      'release_invalid',
      `Cannot read the release ${app} ${version}: its manifest ${file} has more than ${longestManifest} bytes. Build it again.`,
    )
  const manifest = parseManifest(text, app, version, file)
  if (manifest.app !== app || manifest.version !== version)
    throw new ReleaseError(
      'release_invalid',
      `Cannot read the release ${app} ${version}: its manifest ${file} is that of ${manifest.app} ${manifest.version}. Build it again.`,
    )
  return { manifest, text }
}

const missingRelease = (app: string, version: string, why: string, cause?: unknown) =>
  new ReleaseError(
    'release_missing',
    (commands) =>
      `Cannot read the release ${app} ${version.slice(0, 100)}: ${why}. \`${commands.site()}\` lists the releases.`,
    { cause },
  )

/**
 * Checks the text of a manifest.
 * @param place Where it was read, for the message.
 * @throws ReleaseError `release_invalid`
 */
export function parseManifest(text: string, app: string, version: string, place: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ReleaseError(
      'release_invalid',
      `Cannot read the release ${app} ${version}: its manifest ${place} is damaged. Build it again.`,
      {
        cause,
      },
    )
  }
}

/** Like `readManifest`, but prints a warning and returns undefined, so that a damaged release does not stop other apps. */
export function readableManifest(dir: string, app: string, version: string): Manifest | undefined {
  try {
    return readManifest(dir, app, version)
  } catch (error) {
    console.warn((error as Error).message)
    return undefined
  }
}
