import type { Browser } from '@playwright/test'
import { slowPhone } from './slow-phone'

/** Kinds of files that are counted apart. */
export const kinds = ['Document', 'Script', 'Stylesheet', 'Image', 'Font'] as const

/**
 * Results of one load with an empty cache. Times are in ms from the start of the navigation, sizes in kB as sent.
 * @property tbt Time by which tasks of the main thread were longer than 50 ms each, from the first paint on.
 * @property ready Time at which the page is hydrated; NaN for one without a program.
 * @property scriptToReady Compressed bytes of the scripts that had arrived by then, in kB without headers.
 */
export type Load = {
  requests: number
  kB: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
  ready: number
  scriptToReady: number
} & {
  [kind in (typeof kinds)[number]]: number
}

/**
 * Loads a page with an empty cache on a slow phone.
 * @param options.isBare The page has no program, so it never becomes ready.
 * @param options.isLineSlow The line itself is slow, so the browser does not slow the requests down.
 */
export async function coldLoad(
  browser: Browser,
  url: string,
  { isBare = false, isLineSlow = false } = {},
): Promise<Load> {
  const { page, session } = await slowPhone(browser, { isLineSlow })
  let requests = 0
  const bytes: Record<string, number> = {}
  const kindOf = new Map<string, string>()
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  if (!isBare) await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  const { tasks, scripts, ...metrics } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ready: performance.getEntriesByName('site-alive')[0]?.startTime ?? NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .map(({ responseEnd, encodedBodySize }) => ({ responseEnd, encodedBodySize })),
    ...(window as unknown as { seen: { lcp: number; cls: number; tasks: { end: number; over: number }[] } })
      .seen,
  }))
  await page.context().close()
  const kB = (kind: string) => (bytes[kind] ?? 0) / 1000
  return {
    requests,
    kB: Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1000,
    ...(Object.fromEntries(kinds.map((kind) => [kind, kB(kind)])) as Record<(typeof kinds)[number], number>),
    scriptToReady:
      scripts.reduce(
        (sum, { responseEnd, encodedBodySize }) =>
          responseEnd <= metrics.ready ? sum + encodedBodySize : sum,
        0,
      ) / 1000,
    tbt: tasks.reduce((sum, { end, over }) => (end > metrics.fcp ? sum + over : sum), 0),
    ...metrics,
  }
}

/** Runs in the browser before the page's scripts, because LCP, CLS and long tasks can only be observed as they happen. */
function observe() {
  const seen = { lcp: NaN, cls: 0, tasks: [] as { end: number; over: number }[] }
  ;(window as unknown as { seen: typeof seen }).seen = seen
  // No function with a name: tsx would call a helper of its own for it, which the browser does not have.
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration } = entry
        if (type === 'largest-contentful-paint') seen.lcp = startTime
        else if (type === 'layout-shift') seen.cls += (entry as PerformanceEntry & { value: number }).value
        else seen.tasks.push({ end: startTime + duration, over: duration - 50 })
      }
    }).observe({ type, buffered: true })
}
