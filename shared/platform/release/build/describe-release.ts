import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../../integrity'
import { mediaUrl } from '../../paths'
import { assetsFile, type ChunkFiles } from '../../webpack/assets-plugin'
import { factsFile, type AppFacts } from '../../webpack/facts-plugin'
import { providedVersions, remoteEntryFile, requiredRanges } from '../../webpack/federation'
import { evaluateServerFile } from '../evaluate'
import type { Manifest } from '../manifest'
import { listMedia, mediaListFile, mediaNames } from '../media-list'
import { checkRoutes, describeRoutes } from '../routes/routes-schema'
import { compressFile, compressible } from './compress'
import { contractText } from './contract-text'
import { federationManifest, federationManifestFile } from './federation-manifest'
import { picturesByAddress } from './page-pictures'

export type BuiltFiles = {
  app: string
  /** Source folder of the app. */
  folder: string
  /** Folder with the files of the build: `client`, `server` and `media`. */
  out: string
}

/** What a development build leaves out, because only visitors and search engines need it. */
type Omitted = {
  /** The compressed copies of the files. */
  compressed?: boolean
  /** The pictures in the sitemap. */
  pictures?: boolean
  /** The list of media with their hashes. */
  media?: boolean
  /** The commit: asking git takes longer than the rest of the description. */
  commit?: boolean
}

/**
 * Describes the files of a build, and writes their compressed copies beside them.
 * @throws ReleaseError when the server file cannot be run or the route table is invalid.
 */
export async function describeRelease(
  { app, folder, out }: BuiltFiles,
  omitted: Omitted = {},
): Promise<Manifest> {
  const client = path.join(out, 'client')
  const chunks = takeJson<ChunkFiles>(path.join(client, assetsFile))
  const facts = takeJson<AppFacts>(path.join(client, factsFile))
  const isHost = Boolean(chunks.main)
  const names = Object.keys(chunks)
  const serverFile = path.join(out, 'server', 'server.cjs')
  const server = evaluateServerFile(serverFile)
  const routes = isHost ? [] : await describeRoutes(app, checkRoutes(app, server.default, names), names)

  const { version, budget } = readPackage(folder)
  if (!isHost) {
    const text = JSON.stringify(federationManifest({ app, version, chunks }))
    writeFileSync(path.join(client, federationManifestFile), text)
  }
  const files: Manifest['files'] = {}
  const recorded = { facts, contract: contractText(), ...(budget ? { budget } : {}) }
  const contents = createHash('sha256').update(readFileSync(serverFile)).update(JSON.stringify(recorded))
  for (const name of listFiles(client)) {
    const file = path.join(client, name)
    const raw = readFileSync(file)
    const integrity = integrityOf(raw)
    contents.update(`\0${name}\0${integrity}`)
    files[name] = {
      bytes: raw.length,
      integrity,
      ...(compressible.test(name) && !omitted.compressed ? await compressFile(file) : {}),
    }
  }
  const media = omitted.media ? undefined : writeMediaList(out)
  contents.update(media?.integrity ?? '')
  return {
    schema: 1,
    app,
    version,
    ...(omitted.commit ? {} : commitOf(folder)),
    ...recorded,
    contentHash: contents.digest('hex').slice(0, 20),
    entry: isHost ? (chunks.main?.js.at(-1) ?? '') : remoteEntryFile,
    server: 'server/server.cjs',
    serverIntegrity: integrityOf(readFileSync(serverFile)),
    routes: routes.map(({ load: _, ...route }) => route),
    chunks,
    files,
    pictures: omitted.pictures ? {} : await picturesByAddress(app, routes),
    ...(media ? { media } : {}),
    public: Object.keys(files).flatMap((name) =>
      name.startsWith('public/') ? [name.slice('public'.length)] : [],
    ),
    preload: isHost ? preloadedFonts(app, out) : [],
    requires: isHost ? {} : { ...requiredRanges },
    provides: isHost ? { ...providedVersions } : {},
  }
}

/** Writes the list of the media next to the server file. Nothing if the app has none. */
function writeMediaList(out: string): Manifest['media'] {
  const list = listMedia(path.join(out, 'media'))
  if (Object.keys(list).length === 0) return undefined
  const text = Buffer.from(JSON.stringify(list))
  writeFileSync(path.join(out, mediaListFile), text)
  return { bytes: text.length, integrity: integrityOf(text) }
}

/** URLs of the text font. Without a preload the text is first painted in the fallback font and then again. */
const preloadedFonts = (app: string, out: string): string[] =>
  mediaNames(path.join(out, 'media')).flatMap((name) =>
    name.endsWith('.woff2') ? [mediaUrl(app) + name] : [],
  )

function readPackage(folder: string): Pick<Manifest, 'version' | 'budget'> {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Reads and removes a file that the build has written for the manifest. */
function takeJson<Content>(file: string): Content {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content
  rmSync(file)
  return content
}

/** The commit of a folder, or nothing outside of a repository. */
function commitOf(folder: string): { commit?: string } {
  const git = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12']
  const { status, stdout } = spawnSync('git', git, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? { commit: stdout.trim() } : {}
}

/** Files in a folder and its subfolders, without compressed copies: sorted relative paths with forward slashes. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
