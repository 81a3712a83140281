import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Configuration } from 'webpack'
import { root } from '../paths'
import { reserveCache } from './reserve-cache'

/** Folder of the caches of all builds. */
const cacheDirectory = path.join(root, '.cache', 'webpack')

/** Files that decide how sources are compiled, although no configuration imports them. */
const settings = ['package-lock.json', 'tsconfig.json', 'shared/tsconfig.base.json']

/**
 * The cache of a build, which webpack keeps between builds. It is not used when anything that a configuration is made of
 * has changed: webpack itself compares only the sources of modules. While another process uses the same cache, the build
 * has one in memory: webpack's files would then be a mixture of two builds.
 * @param name Name of what is built, and its mode. webpack gives builds of one name and mode the same cache.
 * @param configuration The files that make the configuration.
 */
export function buildCache(name: string, configuration: readonly string[]): Configuration['cache'] {
  if (!reserveCache(path.join(cacheDirectory, 'in-use'), name)) return { type: 'memory' }
  return { type: 'filesystem', cacheDirectory, version: configurationHash(configuration) }
}

/** Hash of the files of a configuration, of all files that they import, and of `settings`. */
export function configurationHash(files: readonly string[], folder = root): string {
  const { metafile } = buildSync({
    entryPoints: files.filter((file) => existsSync(file)),
    absWorkingDir: folder,
    bundle: true,
    // Packages count by the lockfile.
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: folder,
    write: false,
    metafile: true,
  })
  const hash = createHash('sha256').update(process.version)
  for (const name of [...Object.keys(metafile.inputs), ...settings].sort()) {
    const file = path.join(folder, name)
    if (existsSync(file)) hash.update(`\0${name}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 20)
}
