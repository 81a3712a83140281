import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The system's Chromium. `CHROMIUM_PATH` comes before it; without either, Playwright starts its own. */
const systemBrowser = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((file) => existsSync(file))
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowser

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
