import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { manifestFile } from '../manifest'
import { readableManifest } from '../read-release'
import { replaceFile } from '../replace-file'
import { sourceHash } from './source-hash'

/** File in an app's folder of releases: the version that was built from each source hash. Without it, builds run again. */
const builtFromFile = 'built-from.json'
const builtFromSchema = z.record(z.string(), z.string())

/** Versions of an app in the releases folder, sorted by name. */
export function versionsOf(dir: string, app: string): string[] {
  const folder = path.join(dir, app)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, manifestFile)))
    .sort()
}

/** Version of the release that was built from the current sources; undefined if there is none. */
export function builtRelease(app: string, dir: string, sources = sourceHash(app)): string | undefined {
  const version = builtFrom(dir, app)[sources]
  return version && versionsOf(dir, app).includes(version) && readableManifest(dir, app, version)
    ? version
    : undefined
}

/** Records which release was built from these sources, so that they are not built again. */
export function rememberSources(dir: string, app: string, sources: string, version: string) {
  mkdirSync(path.join(dir, app), { recursive: true })
  const known = { ...builtFrom(dir, app), [sources]: version }
  replaceFile(path.join(dir, app, builtFromFile), `${JSON.stringify(known, null, 2)}\n`)
}

function builtFrom(dir: string, app: string): Record<string, string> {
  try {
    return builtFromSchema.parse(JSON.parse(readFileSync(path.join(dir, app, builtFromFile), 'utf8')))
  } catch {
    // The file is missing on a new machine; the next build writes it again.
    return {}
  }
}
