import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root, sharedFolder } from '../../paths'
import { ReleaseError } from '../errors'

/** Public files that were generated: the folder that holds them, and the size of each in bytes by its name. */
export type GeneratedFiles = { folder: string; sizes: Record<string, number> }

/** What `scripts/public-files.ts` of an app exports: it writes files into a folder that is served from the site's root. */
type Generator = { writePublicFiles: (folder: string) => Promise<void> }

/** Caches of other versions of the program are deleted when they have not been used for this long. */
const cacheLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Generates the public files of an app that has a program for them, `scripts/public-files.ts`. The files are cached
 * under a hash of that program, with everything it imports: while it is unchanged it does not run again.
 * @param folder The app's folder.
 * @returns Nothing when the app has no such program.
 */
export async function generateFiles(folder: string): Promise<GeneratedFiles | undefined> {
  const program = path.join(folder, 'scripts', 'public-files.ts')
  if (!existsSync(program)) return undefined
  const caches = path.join(root, '.cache', 'public', path.basename(folder))
  const cache = path.join(caches, await programHash(program))
  if (!existsSync(cache)) {
    const staging = `${cache}.${randomUUID()}`
    mkdirSync(staging, { recursive: true })
    try {
      const { writePublicFiles } = (await import(pathToFileURL(program).href)) as Generator
      await writePublicFiles(staging)
      moveUnlessPresent(staging, cache)
    } finally {
      rmSync(staging, { recursive: true, force: true })
    }
  }
  utimesSync(cache, new Date(), new Date())
  deleteUnused(caches)
  return { folder: cache, sizes: sizesIn(cache) }
}

/** Hash of a program with all it imports. Packages count by the lockfile, which names their versions. */
async function programHash(program: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    packages: 'external',
    alias: { '@virida/shared': sharedFolder },
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const hash = createHash('sha256').update(process.version)
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  for (const { contents } of outputFiles) hash.update(contents)
  return hash.digest('hex').slice(0, 20)
}

/** Two builds may generate the same files at the same time; the first one that ends is kept. */
function moveUnlessPresent(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function deleteUnused(caches: string) {
  for (const name of readdirSync(caches)) {
    const cache = path.join(caches, name)
    const age = Date.now() - (statSync(cache, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > cacheLifetimeMs) rmSync(cache, { recursive: true, force: true })
  }
}

/**
 * Sizes by file name, not by path: pages carry them, and paths would make them twice as heavy.
 * @throws ReleaseError `build_failed` when two files have the same name.
 */
function sizesIn(folder: string): Record<string, number> {
  const sizes: Record<string, number> = {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    if (name in sizes)
      throw new ReleaseError(
        'build_failed',
        `Cannot build: two generated files are named ${name}. Rename one of them.`,
      )
    sizes[name] = statSync(path.join(parentPath, name)).size
  }
  return Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)))
}
