import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** "Slow 4G" of Chromium's developer tools: 1.6 Mbit/s and 150 ms, with the factors that the tools apply. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const cpuSlowdown = 4

/**
 * Opens an empty page of a new visitor with the processor, network and screen of a slow phone.
 * @param options.isLineSlow The line to the site is slow by itself, so the browser does not slow the requests down.
 */
export async function slowPhone(
  browser: Browser,
  { isLineSlow = false } = {},
): Promise<{ page: Page; session: CDPSession }> {
  const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const { session } = visitor
  if (!isLineSlow) await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return visitor
}

/** Opens an empty page of a new visitor with the processor and network of this machine. */
export async function newVisitor(
  browser: Browser,
  screen: BrowserContextOptions,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { page, session }
}
