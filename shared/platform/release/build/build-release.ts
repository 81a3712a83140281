import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { assetsFile, type ChunkFiles } from '../../webpack/assets-plugin'
import { factsFile, type AppFacts } from '../../webpack/facts-plugin'
import { providedVersions, remoteEntryFile, requiredRanges } from '../../webpack/federation'
import { buildDir, mediaUrl, root } from '../../paths'
import { compressFile, compressible } from './compress'
import { contractText } from './contract-text'
import { ReleaseError } from '../errors'
import { evaluateServerFile } from '../evaluate'
import { generateFiles, type GeneratedFiles } from './generated-files'
import { integrityOf } from '../../integrity'
import type { Manifest } from '../manifest'
import { picturesByAddress } from './page-pictures'
import { placeRelease } from './place-release'
import { readableManifest, releaseFolder } from '../read-release'
import { initRegistry } from '../registry/registry-folder'
import { describeRoutes, checkRoutes } from '../routes/routes-schema'
import { sourceHash } from './source-hash'
import { builtRelease, rememberSources, versionsOf } from './built-releases'

export type BuiltRelease = { app: string; version: string; outcome: 'built' | 'unchanged' }

/**
 * Builds one app into `releases/<app>/<version>/`. The version is that of the package; if a release of that version
 * exists with other content, a hash of the content is appended. An existing folder is never changed.
 * @param dir Folder of all releases.
 * @param folder The app's source folder.
 * @throws ReleaseError, for example when the build fails or the route table is invalid; no release is added then.
 */
export async function buildRelease(
  app: string,
  dir: string,
  folder = path.join(root, app),
): Promise<BuiltRelease> {
  const sources = sourceHash(app, folder)
  initRegistry(dir)
  const known = builtRelease(app, dir, sources)
  if (known) return { app, version: known, outcome: 'unchanged' }

  const out = buildDir(app)
  try {
    return await makeRelease({ app, folder, dir, out, sources })
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

type Build = {
  app: string
  /** Source folder of the app. */
  folder: string
  /** Folder of all releases. */
  dir: string
  /** Folder in which the build assembles its files. */
  out: string
  /** Hash of the sources. */
  sources: string
}

async function makeRelease(build: Build): Promise<BuiltRelease> {
  const { app, dir, out, sources } = build
  const generated = await generateFiles(build.folder)
  await runWebpack(build, generated)
  addPublicFiles(build, generated)
  const manifest = await createManifest(build)

  const same = versionsOf(dir, app).find((version) =>
    isSameRelease(manifest, readableManifest(dir, app, version)),
  )
  if (same) {
    rememberSources(dir, app, sources, same)
    return { app, version: same, outcome: 'unchanged' }
  }
  const taken = existsSync(releaseFolder(dir, app, manifest.version))
  const version = taken ? `${manifest.version}-${manifest.contentHash.slice(0, 8)}` : manifest.version
  placeRelease(dir, out, { ...manifest, version })
  rememberSources(dir, app, sources, version)
  return { app, version, outcome: 'built' }
}

async function runWebpack({ app, folder }: Build, generated?: GeneratedFiles): Promise<void> {
  const url = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  const { default: baseConfigs } = (await import(url)) as { default: Configuration[] }
  const configs = baseConfigs.map((config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), defineSizes(generated)],
  }))
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(configs)
    compiler.run((error, stats) => {
      // The compiler writes its cache when it is closed; the build is complete only after that.
      compiler.close((closeError) => {
        const problem = error ?? closeError ?? undefined
        if (problem)
          reject(
            new ReleaseError('build_failed', `Cannot build ${app}: ${problem.message}`, {
              cause: problem,
            }),
          )
        else if (stats?.hasErrors()) {
          reject(
            new ReleaseError(
              'build_failed',
              `Cannot build ${app}:\n${stats.toString({ preset: 'errors-only', colors: false })}`,
            ),
          )
        } else resolve()
      })
    })
  })
}

/** Gives the program the sizes of its generated files (`shared/site/files/generated-sizes.ts`). */
const defineSizes = (generated?: GeneratedFiles) =>
  new webpack.DefinePlugin({ GENERATED_SIZES: JSON.stringify(generated?.sizes ?? {}) })

/** Copies the pictures, which all releases of the app share, and the files served at the root of the site. */
function addPublicFiles({ folder, out }: Build, generated?: GeneratedFiles) {
  const pictures = path.join(folder, 'pictures')
  if (existsSync(pictures)) {
    cpSync(pictures, path.join(out, 'media'), { recursive: true, filter: (file) => !file.endsWith('.json') })
  }
  const target = path.join(out, 'client', 'public')
  const site = path.join(folder, 'public')
  if (existsSync(site)) cpSync(site, target, { recursive: true })
  if (generated) cpSync(generated.folder, target, { recursive: true })
}

async function createManifest({ app, folder, out }: Build): Promise<Manifest> {
  const client = path.join(out, 'client')
  const chunks = takeJson<ChunkFiles>(path.join(client, assetsFile))
  const facts = takeJson<AppFacts>(path.join(client, factsFile))
  const isHost = Boolean(chunks.main)
  const serverFile = path.join(out, 'server', 'server.cjs')
  const server = evaluateServerFile(serverFile)
  const routes = isHost
    ? []
    : await describeRoutes(app, checkRoutes(app, server.default, Object.keys(chunks)))

  const files: Manifest['files'] = {}
  const { version, budget } = readPackage(folder)
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
      ...(compressible.test(name) ? await compressFile(file) : {}),
    }
  }
  return {
    schema: 1,
    app,
    version,
    ...commitOf(folder),
    ...recorded,
    contentHash: contents.digest('hex').slice(0, 20),
    entry: isHost ? (chunks.main?.js.at(-1) ?? '') : remoteEntryFile,
    server: 'server/server.cjs',
    serverIntegrity: integrityOf(readFileSync(serverFile)),
    routes: routes.map(({ load: _, ...route }) => route),
    chunks,
    files,
    pictures: await picturesByAddress(app, routes),
    public: Object.keys(files).flatMap((name) =>
      name.startsWith('public/') ? [name.slice('public'.length)] : [],
    ),
    preload: isHost ? preloadedFonts(app, out) : [],
    requires: isHost ? {} : { ...requiredRanges },
    provides: isHost ? { ...providedVersions } : {},
  }
}

/** URLs of the text font. Without a preload the text is first painted in the fallback font and then again. */
function preloadedFonts(app: string, out: string): string[] {
  const media = path.join(out, 'media')
  if (!existsSync(media)) return []
  return readdirSync(media).flatMap((name) => (name.endsWith('.woff2') ? [mediaUrl(app) + name] : []))
}

/** Whether an existing release has the same content and the same package version. */
const isSameRelease = (built: Manifest, existing?: Manifest) =>
  existing?.contentHash === built.contentHash &&
  existing.version.split('-')[0] === built.version.split('-')[0]

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
