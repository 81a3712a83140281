import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages } from './missing-packages.mjs'

/* Runs before anything is installed, so it imports Node's own modules only. */

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Oldest minor version of each older line of Node.js that runs the site, as `engines` in package.json says. */
const oldestMinor = { 20: 19, 22: 13 }

/** Installs the packages if one is missing. Ends the process when that fails or Node.js is too old. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 24 && !(minor >= oldestMinor[major])) {
    fail(
      `Node.js 20.19, 22.13, 24 or a later one of these lines is needed, but this is ${process.versions.node}`,
    )
  }
  if (missingPackages(root).length === 0) return
  console.log('Installing packages ...')
  // `npm ci` would refuse a lockfile without the optional packages of other platforms, and delete node_modules first.
  // `--include=dev` installs the build tools also with NODE_ENV=production.
  const command = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  const npm = spawnSync('npm', command, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) fail(`npm ${command.join(' ')} has failed; see its messages above`)
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
