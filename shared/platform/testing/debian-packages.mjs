import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Timeout of each step, in ms. */
const timeout = 300_000
/** apt-get fails while another one runs, and tests run side by side. So each waits for the lock of this file. */
const lock = path.join(tmpdir(), 'virida-apt-get.lock')

/**
 * Installs packages of Debian if this process runs as root. Otherwise, and on other systems, it does nothing.
 * @param {string[]} packages
 */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('flock', [lock, 'apt-get', ...args], { env, timeout, stdio: ['ignore', 'ignore', 'inherit'] })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Makes sure that a test has the programs that it starts.
 * @param {string[]} programs Paths.
 * @param {string[]} packages The packages of Debian that have them.
 * @throws Error when one is missing and cannot be installed.
 */
export function needPrograms(programs, packages) {
  const missing = () => programs.find((program) => !existsSync(program))
  if (missing()) installPackages(...packages)
  const program = missing()
  if (program) throw new Error(`There is no ${program}. Install it: apt-get install ${packages.join(' ')}`)
}
