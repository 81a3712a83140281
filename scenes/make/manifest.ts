import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../shared/platform/paths'

/** What a finished picture was made from: its set, the hash of its scene and the hash of the kit. */
export type Made = { set: string; scene: string; kit: string }

const fileOf = (app: string) => path.join(root, app, 'pictures/manifest.json')

/** Finished pictures of an app, by name. */
export function readManifest(app: string): Record<string, Made> {
  const file = fileOf(app)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>) : {}
}

/** Adds one picture. Names are sorted, so that two runs write the same file. */
export function noteMade(app: string, name: string, made: Made): void {
  const entries = Object.entries({ ...readManifest(app), [name]: made })
  const sorted = entries.sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(fileOf(app), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Hash of every module of the kit. It shows which pictures were made by another version of the kit. */
export function kitHash(): string {
  const folder = path.join(root, 'scenes/kit')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.py'),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
