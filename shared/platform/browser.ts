import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The system's Chromium, if there is one; otherwise Playwright starts its own. */
const systemBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file))
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowser

/** Launch options of Chromium. The flags switch off its own requests to the network. */
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
