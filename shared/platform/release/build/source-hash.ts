import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { folderOf, releasesDir, root, sharedFolder } from '../../paths'

/** Files and folders that no build reads. CONTRIBUTING.md names the folders that are only for tests. */
const ignored = /(^|\/)(node_modules|testing|tests|snapshots|\.[^/]+)$|\.test\.tsx?$|\.(md|tgz)$/
/** Files whose names contain a hash of their content. They need not be read; there are many megabytes of them. */
const namedByContent = /\.(avif|webp|woff2)$/
/** Sources that every build reads. */
const commonSources = [path.join(root, 'package-lock.json'), path.join(root, 'tsconfig.json'), sharedFolder]

/**
 * Hash of everything that a build of an app reads: the app's folder, `shared`, `tsconfig.json`, the lockfile, the mode
 * and the version of Node.js. An app with a release of the same hash need not be built again.
 */
export function sourceHash(app: string, folder = folderOf(app)): string {
  const hash = createHash('sha256').update(`${process.env.NODE_ENV === 'development'} ${process.version}`)
  commonSources.forEach(add)
  addChildren(folder)
  return hash.digest('hex').slice(0, 20)

  function add(file: string) {
    const name = path.relative(root, file)
    if (ignored.test(name) || file === releasesDir()) return
    const stat = statSync(file)
    if (stat.isDirectory()) addChildren(file)
    else hash.update(`\0${name}\0`).update(namedByContent.test(name) ? String(stat.size) : readFileSync(file))
  }

  function addChildren(parent: string) {
    for (const name of readdirSync(parent).sort()) {
      const child = path.join(parent, name)
      // A folder with a package.json, such as shell/gateway, is another program and is left out.
      if (!existsSync(path.join(child, 'package.json'))) add(child)
    }
  }
}
