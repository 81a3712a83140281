import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installPackages } from '../shared/platform/testing/debian-packages.mjs'

/**
 * Debian's Chromium without windows, which is what Playwright downloads for tests too. The whole browser takes longer,
 * because it also draws its own window for each page.
 */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Usual paths of a Chromium that the system provides. */
const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Timeout of a download, in ms. */
const downloadTimeout = 300_000

/**
 * Finds a Chromium for the tests: Playwright's own; else the one that `CHROMIUM_PATH` names; else downloads Playwright's;
 * else installs Debian's package if this process runs as root; else takes one of the system.
 * @returns Path of the browser, or undefined when there is none.
 */
export function ensureBrowser() {
  const own = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  if (existsSync(own)) return own
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: downloadTimeout })
  if (existsSync(own)) return own
  const found = () => systemBrowsers.find((file) => existsSync(file))
  if (!existsSync(headlessShell)) installPackages('chromium-headless-shell')
  if (!found()) installPackages('chromium', 'chromium-sandbox')
  return found()
}
