import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ReleaseError } from '../errors'
import type { Manifest } from '../manifest'
import { sourceHash } from './source-hash'

type Build = { app: string; folder: string; out: string; sources: string }

/**
 * Checks what neither the compiler nor the gate sees.
 * @throws ReleaseError `build_failed` when the sources have changed since the build began, as in a rebase, or when the
 *   entry does not know the files of this build.
 */
export function checkBuild({ app, folder, out, sources }: Build, { entry }: Manifest): void {
  if (sourceHash(app, folder) !== sources)
    throw new ReleaseError(
      'build_failed',
      `Cannot build ${app}: its sources have changed meanwhile. Build it again.`,
    )
  const [unknown] = unknownFiles(readFileSync(path.join(out, 'client', entry), 'utf8'))
  if (unknown)
    throw new ReleaseError(
      'build_failed',
      `Cannot build ${app}: ${entry} is of an earlier build and does not load ${unknown}. Delete .cache/webpack and build it again.`,
    )
}

/**
 * Files that the entry lists with their hashes, but that webpack's runtime in the entry does not name. The list is of this
 * build, while the runtime may come from a cache.
 */
export function unknownFiles(entry: string): string[] {
  const listed = [...entry.matchAll(/"([^"]+\.([0-9a-f]{8})\.(?:mjs|css))":"sha256-/g)]
  return listed.flatMap(([, name = '', hash = '']) => (entry.split(hash).length < 3 ? [name] : []))
}
