import { createReadStream, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../../integrity'
import { ReleaseError } from '../errors'
import { releaseStatement } from '../ownership/ownership'
import type { Signer } from '../ownership/signatures'
import { mediaOf } from '../media-list'
import { readManifestText, releaseFolder } from '../read-release'
import { askSite, type RemoteSite } from './ask-site'
import { mediaPrefix, uploadFiles, type Offer, type Upload } from './upload'

export type SentRelease = {
  /** Folder of all releases. */
  dir: string
  app: string
  version: string
  action: Upload['action']
  /** Share of the browsers, for a canary. */
  percent?: number
  who: string
  signer: Signer
}

/** Bytes that are sent together: a server refuses bodies that come in small pieces. */
const pieceBytes = 64 * 1024

/**
 * Sends a release of this machine to a running site, which checks it and makes it live or shows it as a preview or a
 * canary. Files that the site has are not sent.
 * @returns the lines to print.
 * @throws ReleaseError with the code of the site's refusal, or `site_unreachable`
 */
export async function sendRelease(
  site: RemoteSite,
  { dir, app, version, action, percent, who, signer }: SentRelease,
): Promise<string[]> {
  const { manifest, text } = readManifestText(dir, app, version)
  const folder = releaseFolder(dir, app, version)
  const signature = signer(app, releaseStatement(app, version, text))
  const offer: Offer = {
    manifest: text,
    serverBytes: statSync(path.join(folder, manifest.server)).size,
    ...(signature ? { signature } : {}),
    media: mediaOf(dir, manifest).map((name) => ({
      name,
      bytes: statSync(path.join(dir, app, mediaPrefix, name)).size,
    })),
  }
  const onDisk = (name: string) =>
    name.startsWith(mediaPrefix) ? path.join(dir, app, name) : path.join(folder, name)
  const { missing = [] } = await askSite(site, app, 'offer', JSON.stringify(offer))
  const known = new Map(uploadFiles(manifest, offer).map((file) => [file.name, file]))
  const sends = missing.map((name) => {
    if (!known.has(name))
      throw new ReleaseError(
        'site_unreachable',
        `Cannot publish: the site asks for ${name}, which ${app} does not have.`,
      )
    const integrity = known.get(name)?.integrity ?? integrityOf(readFileSync(onDisk(name)))
    return { name, integrity }
  })
  const head: Upload = { ...offer, action, ...(percent === undefined ? {} : { percent }), who, sends }
  const body = inPieces(
    head,
    sends.map(({ name }) => onDisk(name)),
  )
  return (await askSite(site, app, 'release', body)).lines ?? []
}

/** The head as one line, then the bytes of the files. */
async function* inPieces(head: Upload, files: readonly string[]): AsyncGenerator<Uint8Array> {
  let piece: Buffer[] = [Buffer.from(`${JSON.stringify(head)}\n`)]
  let length = 0
  for (const file of files)
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      piece.push(chunk)
      length += chunk.length
      if (length < pieceBytes) continue
      yield new Uint8Array(Buffer.concat(piece))
      piece = []
      length = 0
    }
  yield new Uint8Array(Buffer.concat(piece))
}

/**
 * Makes an earlier release live again on a running site.
 * @returns the lines to print.
 * @throws ReleaseError as `sendRelease` does.
 */
export async function rollBackOn(
  site: RemoteSite,
  app: string,
  version: string | undefined,
  who: string,
): Promise<string[]> {
  return (await askSite(site, app, 'rollback', JSON.stringify({ version, who }))).lines ?? []
}

/**
 * Makes the release of a canary live on a running site, or aborts the canary.
 * @returns the lines to print.
 * @throws ReleaseError as `sendRelease` does.
 */
export async function endCanaryOn(
  site: RemoteSite,
  app: string,
  how: 'promote' | 'abort',
  who: string,
): Promise<string[]> {
  return (await askSite(site, app, how, JSON.stringify({ who }))).lines ?? []
}
