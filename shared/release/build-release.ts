import { createHash } from 'node:crypto'
import {
  copyFileSync,
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
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { assetsFile, type ChunkFiles } from '../build/assets-plugin'
import { remoteEntryFile, sharedRanges, sharedVersions } from '../build/federation'
import { buildDir, mediaUrl, root } from '../build/paths'
import { compressFile, compressible } from './compress'
import { ReleaseError } from './errors'
import { evaluateServerFile } from './evaluate'
import { manifestFile, type Manifest } from './manifest'
import { picturesByAddress } from './page-pictures'
import { readableManifest, releaseFolder } from './read-release'
import { checkRoutes } from './routes-schema'
import { sourceHash } from './source-hash'
import { rememberSources, standingRelease, versionsOf } from './standing-release'

export type BuiltRelease = { app: string; version: string; outcome: 'built' | 'unchanged' }

/**
 * Builds one app into `releases/<app>/<version>/`. The version is the package's; when a release of that version
 * stands with other content, a hash of the content is added to it. A folder is never written twice.
 * @throws ReleaseError when the build fails or the result breaks the contract; nothing is left behind then.
 */
export async function buildRelease(
  app: string,
  dir: string,
  folder = path.join(root, app),
): Promise<BuiltRelease> {
  const sources = sourceHash(app, folder)
  const known = standingRelease(app, dir, sources)
  if (known) return { app, version: known, outcome: 'unchanged' }

  const out = buildDir(app)
  try {
    return await makeRelease({ app, folder, dir, out, sources })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** What one build works with: the app and its folder, the releases folder, where it is put together, its sources' hash. */
type Build = { app: string; folder: string; dir: string; out: string; sources: string }

async function makeRelease(build: Build): Promise<BuiltRelease> {
  const { app, dir, out, sources } = build
  await runWebpack(build)
  addPublicFiles(build)
  const manifest = await describe(build)

  const twin = versionsOf(dir, app).find((version) => isTwin(manifest, readableManifest(dir, app, version)))
  if (twin) {
    rememberSources(dir, app, sources, twin)
    return { app, version: twin, outcome: 'unchanged' }
  }
  const taken = existsSync(releaseFolder(dir, app, manifest.version))
  const version = taken ? `${manifest.version}-${manifest.contentHash.slice(0, 8)}` : manifest.version
  place(app, dir, out, { ...manifest, version })
  rememberSources(dir, app, sources, version)
  return { app, version, outcome: 'built' }
}

async function runWebpack({ app, folder }: Build): Promise<void> {
  const url = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  const { default: configs } = (await import(url)) as { default: Configuration[] }
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(configs)
    compiler.run((error, stats) => {
      // Closing writes the build cache; a build is done only after it.
      compiler.close((closeError) => {
        const problem = error ?? closeError ?? undefined
        if (problem)
          reject(
            new ReleaseError('build_failed', `${app} cannot be built: ${problem.message}`, {
              cause: problem,
            }),
          )
        else if (stats?.hasErrors()) {
          reject(
            new ReleaseError(
              'build_failed',
              `${app} cannot be built:\n${stats.toString({ preset: 'errors-only', colors: false })}`,
            ),
          )
        } else resolve()
      })
    })
  })
}

/** Pictures keep their names from release to release, public files are served at the root of the site. */
function addPublicFiles({ folder, out }: Build) {
  const pictures = path.join(folder, 'pictures')
  if (existsSync(pictures)) {
    cpSync(pictures, path.join(out, 'media'), { recursive: true, filter: (file) => !file.endsWith('.json') })
  }
  const site = path.join(folder, 'public')
  if (existsSync(site)) cpSync(site, path.join(out, 'client', 'public'), { recursive: true })
}

async function describe({ app, folder, out }: Build): Promise<Manifest> {
  const client = path.join(out, 'client')
  const chunks = JSON.parse(readFileSync(path.join(client, assetsFile), 'utf8')) as ChunkFiles
  rmSync(path.join(client, assetsFile))
  const isHost = Boolean(chunks.main)
  const serverFile = path.join(out, 'server', 'server.cjs')
  const server = evaluateServerFile(serverFile)
  const routes = isHost ? [] : checkRoutes(app, server.default, Object.keys(chunks))

  const files: Manifest['files'] = {}
  const contents = createHash('sha256').update(readFileSync(serverFile))
  for (const name of listFiles(client)) {
    const file = path.join(client, name)
    const raw = readFileSync(file)
    const integrity = `sha384-${createHash('sha384').update(raw).digest('base64')}`
    contents.update(`\0${name}\0${integrity}`)
    files[name] = {
      bytes: raw.length,
      integrity,
      ...(compressible.test(name) ? await compressFile(file) : {}),
    }
  }
  return {
    schema: 1,
    app,
    version: packageVersion(folder),
    contentHash: contents.digest('hex').slice(0, 20),
    entry: isHost ? (chunks.main?.js.at(-1) ?? '') : remoteEntryFile,
    server: 'server/server.cjs',
    routes: routes.map(({ path: route, chunk, paths }) => ({
      path: route,
      chunk,
      ...(paths ? { paths: [...paths] } : {}),
    })),
    chunks,
    files,
    pictures: await picturesByAddress(app, routes),
    public: Object.keys(files).flatMap((name) =>
      name.startsWith('public/') ? [name.slice('public'.length)] : [],
    ),
    preload: isHost ? preloadedFonts(app, out) : [],
    requires: isHost ? {} : { ...sharedRanges },
    provides: isHost ? { ...sharedVersions } : {},
  }
}

/** The text font of the first paint: without it ahead of the style sheet, text is set twice. */
function preloadedFonts(app: string, out: string): string[] {
  const media = path.join(out, 'media')
  if (!existsSync(media)) return []
  return readdirSync(media).flatMap((name) =>
    /latin-.*normal.*\.woff2$/.test(name) && !name.includes('latin-ext') ? [mediaUrl(app) + name] : [],
  )
}

function place(app: string, dir: string, out: string, manifest: Manifest) {
  const media = path.join(out, 'media')
  if (existsSync(media)) {
    const target = path.join(dir, app, 'media')
    mkdirSync(target, { recursive: true })
    for (const name of readdirSync(media)) {
      // Same name, same content: the name holds a hash.
      if (existsSync(path.join(target, name))) continue
      copyFileSync(path.join(media, name), path.join(target, `${name}.next`))
      renameSync(path.join(target, `${name}.next`), path.join(target, name))
    }
  }
  const staging = path.join(dir, '.staging', `${app}-${process.pid}`)
  try {
    cpSync(path.join(out, 'client'), path.join(staging, 'client'), { recursive: true })
    cpSync(path.join(out, 'server'), path.join(staging, 'server'), { recursive: true })
    writeFileSync(path.join(staging, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    mkdirSync(path.join(dir, app), { recursive: true })
    renameSync(staging, releaseFolder(dir, app, manifest.version))
  } catch (error) {
    // Somebody built the same release in the same moment, and was first.
    const standing =
      existsSync(releaseFolder(dir, app, manifest.version)) && readableManifest(dir, app, manifest.version)
    if (!standing || standing.contentHash !== manifest.contentHash) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Whether a release that stands has the same content under the same version of the package. */
const isTwin = (made: Manifest, standing?: Manifest) =>
  standing?.contentHash === made.contentHash && standing.version.split('-')[0] === made.version.split('-')[0]

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

/** Files below a folder, as sorted relative paths with forward slashes, without the compressed copies. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
