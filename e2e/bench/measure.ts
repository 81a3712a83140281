import type { Browser } from '@playwright/test'

/** Results of one load with an empty cache. Times are in ms from the start of the navigation. */
export type Load = { requests: number; kB: number; fcp: number; lcp: number; cls: number; ready: number }

/** "Slow 4G" of Chromium's developer tools: 1.6 Mbit/s and 150 ms, with the factors that the tools apply. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const cpuSlowdown = 4

/** Loads a page with an empty cache and the processor and network of a slow phone. */
export async function coldLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const metrics = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ready: performance.getEntriesByName('site-alive')[0]?.startTime ?? NaN,
    ...(window as unknown as { seen: { lcp: number; cls: number } }).seen,
  }))
  await context.close()
  return { requests, kB: bytes / 1000, ...metrics }
}

/** Runs in the browser before the page's scripts, because LCP and CLS can only be observed as they happen. */
function observe() {
  const seen = { lcp: NaN, cls: 0 }
  ;(window as unknown as { seen: typeof seen }).seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
