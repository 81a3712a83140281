import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Usual paths of the system's Chromium. `CHROMIUM_PATH` comes before them; without either, Playwright starts its own. */
export const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file))

/**
 * Launch options of Chromium. The flags from `--disable-background-networking` on stop the requests that the browser
 * would send by itself.
 */
export const browserArguments: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}
