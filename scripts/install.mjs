import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Node's own modules only: this runs before anything is installed. */
const oldest = [20, 19]

/** Installs what the lockfile names and node_modules does not hold. Ends the process when it cannot. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`Node.js ${oldest.join('.')} or newer is needed, this is ${process.versions.node}`)
  }
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  if (isComplete(installed)) return
  console.log('Installing packages ...')
  // Not `npm ci`: it refuses a lockfile that lacks the optional binaries of other platforms, and throws away
  // what is installed. `--include=dev`: NODE_ENV=production must not leave out what builds the site.
  const command = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  const npm = spawnSync('npm', command, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail(`npm ${command.join(' ')} did not succeed; see above`)
}

/** Whether every package of the lockfile is installed in its version; packages of other platforms do not count. */
function isComplete(installed) {
  if (!installed) return false
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
    ([name, { version, link, optional }]) =>
      !name.startsWith('node_modules/') || link || optional || installed[name]?.version === version,
  )
}

/** The packages that a lockfile lists, by folder; nothing when there is no such file. */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
