import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ReleaseError } from './errors'
import { manifestFile, manifestSchema, type Manifest } from './manifest'

export const releaseFolder = (dir: string, app: string, version: string) => path.join(dir, app, version)

/**
 * Reads and checks the manifest of a release.
 * @throws ReleaseError `release_missing` or `release_invalid`, naming the folder.
 */
export function readManifest(dir: string, app: string, version: string): Manifest {
  const file = path.join(releaseFolder(dir, app, version), manifestFile)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ReleaseError(
      'release_missing',
      `Cannot read the release ${app} ${version}: ${file} cannot be read. \`npm run releases\` lists the releases.`,
      {
        cause,
      },
    )
  }
  return parseManifest(text, app, version, file)
}

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
