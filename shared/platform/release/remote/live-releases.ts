import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isIntact } from '../../integrity'
import { publishAddress, releaseUrl } from '../../paths'
import { makeStaging } from '../build/staging'
import { ReleaseError } from '../errors'
import { manifestFile, type Manifest } from '../manifest'
import { parseManifest, readManifestText, releaseFolder } from '../read-release'
import { inParallel } from '../../in-parallel'
import { askSite, type RemoteSite } from './ask-site'
import { isSafePath } from '../safe-path'
import { uploadLimits, type LiveReleases } from './upload'

/** Time for one file, in ms. */
const timeout = 60_000

/**
 * Copies the live releases of a running site to this machine, without pictures and compressed files. Those that are
 * here already are not copied again.
 * @param app The app whose token is used. Its own release is not copied.
 * @param dir Folder of the copies.
 * @returns the version of each app.
 * @throws ReleaseError with the code of the site's refusal, `site_unreachable`, `release_invalid`
 */
export async function fetchLiveReleases(
  site: RemoteSite,
  app: string,
  dir: string,
): Promise<Record<string, string>> {
  const { releases = [] } = await askSite(site, app, 'live')
  const others = releases.filter((release) => release.app !== app)
  for (const release of others)
    if (!isHere(dir, release)) await fetchRelease(site, `${publishAddress}/${app}/live`, dir, release)
  return Object.fromEntries(others.map(({ app: name, version }) => [name, version]))
}

/** Whether the same release is here. Two sites may have different ones of a version. */
function isHere(dir: string, { app, version, manifest }: LiveReleases[number]): boolean {
  try {
    return readManifestText(dir, app, version).text === manifest
  } catch {
    return false
  }
}

async function fetchRelease(
  site: RemoteSite,
  liveAddress: string,
  dir: string,
  { app, version, manifest: text }: LiveReleases[number],
) {
  const manifest = parseManifest(text, app, version, `at ${site.origin}`)
  const staging = makeStaging(dir)
  try {
    await inParallel(filesOf(manifest), async ({ name, integrity, bytes }) => {
      const isServer = name === manifest.server
      const address = isServer
        ? `${liveAddress}/${app}/${version}/server`
        : releaseUrl(app, version) + name.slice('client/'.length).split('/').map(encodeURIComponent).join('/')
      const content = await read(site, address, bytes)
      if (!isSafePath(name) || !isIntact(content, integrity))
        throw new ReleaseError(
          'release_invalid',
          `Cannot use ${app} ${version} of ${site.origin}: ${name} has another content than its manifest says.`,
        )
      const target = path.join(staging, name)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, content)
    })
    writeFileSync(path.join(staging, manifestFile), text)
    const folder = releaseFolder(dir, app, version)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.dirname(folder), { recursive: true })
    renameSync(staging, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

const filesOf = ({ files, server, serverIntegrity = '' }: Manifest) => [
  ...Object.entries(files).map(([name, { integrity, bytes }]) => ({
    name: `client/${name}`,
    integrity,
    bytes: Math.min(bytes, uploadLimits.file),
  })),
  { name: server, integrity: serverIntegrity, bytes: uploadLimits.file },
]

/** @throws ReleaseError `site_unreachable` */
async function read({ origin, token }: RemoteSite, address: string, most: number): Promise<Buffer> {
  try {
    const answer = await fetch(origin + address, {
      headers: address.startsWith(publishAddress) ? { Authorization: `Bearer ${token}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok || !answer.body) throw new Error(`the answer is ${answer.status}`)
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > most) throw new Error(`the file is longer than ${most} bytes`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (cause) {
    throw new ReleaseError(
      'site_unreachable',
      `Cannot get ${address} from ${origin}: ${(cause as Error).message}. Try again.`,
      { cause },
    )
  }
}
