import type { Manifest } from '../manifest'
import { mediaListFile } from '../media-list'

/** A file of a release, relative to its folder. `hash` is missing for the server file of an old release. */
export type ReleaseFile = { name: string; hash?: string }

/**
 * All files of a release except its manifest: browser files, their compressed copies (not of old releases), the list of
 * its media and the server file.
 */
export function releaseFiles({ files, media, server, serverIntegrity }: Manifest): ReleaseFile[] {
  const client = Object.entries(files).flatMap(([file, { integrity, encoded }]) => {
    const name = `client/${file}`
    return [
      { name, hash: integrity },
      ...(encoded ? [{ name: `${name}.br`, hash: encoded.br }] : []),
      ...(encoded ? [{ name: `${name}.gz`, hash: encoded.gz }] : []),
    ]
  })
  const list = media ? [{ name: mediaListFile, hash: media.integrity }] : []
  return [...client, ...list, { name: server, ...(serverIntegrity ? { hash: serverIntegrity } : {}) }]
}
