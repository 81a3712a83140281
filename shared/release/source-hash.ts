import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build/paths'

const ignored = /(^|\/)(node_modules|testing|sheet\.ts)$|\.test\.tsx?$|\.md$/
/** Names of pictures hold a hash of their content, and there are many megabytes of them. */
const named = /\.(avif|webp|woff2)$/

/**
 * Hash of everything that a build of an app reads: the app, `shared`, the lockfile and the mode.
 * A release with the same hash need not be built again.
 */
export function sourceHash(app: string, folder = path.join(root, app)): string {
  const hash = createHash('sha256').update(`${process.env.NODE_ENV === 'development'} ${process.version}`)
  for (const entry of ['package-lock.json', 'tsconfig.json', 'shared']) add(path.join(root, entry))
  add(folder)
  return hash.digest('hex').slice(0, 20)

  function add(file: string) {
    const name = path.relative(root, file)
    if (ignored.test(name)) return
    const stat = statSync(file)
    if (stat.isDirectory()) {
      for (const child of readdirSync(file).sort()) add(path.join(file, child))
    } else {
      hash.update(`\0${name}\0`).update(named.test(name) ? String(stat.size) : readFileSync(file))
    }
  }
}
