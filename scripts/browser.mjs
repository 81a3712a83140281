import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Where systems keep a Chromium of their own. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Longest time that a download may take, in ms. */
const patience = 300_000

/**
 * Finds a Chromium for the tests, and installs one where there is none: Playwright's own where it can be
 * downloaded, else the system's, else Debian's package when this is root's machine.
 * @returns Path of the browser, or nothing when none could be had.
 */
export function ensureBrowser() {
  const own = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  if (existsSync(own)) return own
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: patience })
  if (existsSync(own)) return own
  const found = () => systemBrowsers.find((file) => existsSync(file))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium ...')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: patience })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: patience,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return found()
}
