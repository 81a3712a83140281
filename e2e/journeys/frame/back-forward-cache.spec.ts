import { chromium, type Browser, type Page } from '@playwright/test'
import { onePerRoute } from '../../fixtures/addresses'
import { cachingBrowser } from '../../fixtures/caching-browser'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'

let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch(cachingBrowser())
})
test.afterAll(() => browser.close())

/** Leaves the page, comes back with Back, and returns why the browser had not kept the page. */
async function reasonsAfterBack(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    }),
  )
  const reasons: string[] = []
  // The page itself is told most reasons as "masked".
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  // Another document.
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  const { isRestored, entry } = await page.evaluate(() => ({
    isRestored: document.documentElement.dataset.restored === 'true',
    entry: performance.getEntriesByType('navigation')[0]?.toJSON() as { notRestoredReasons?: unknown },
  }))
  await session.detach()
  if (isRestored) expect(entry.notRestoredReasons).toBeNull()
  return isRestored || reasons.length > 0 ? reasons : ['unknown']
}

test('the browser keeps the page of each route for Back, except the one that answers 404', async ({
  baseURL,
}) => {
  test.setTimeout(240_000)
  const page = await browser.newPage({ baseURL })
  const lost: Record<string, string[]> = {}
  for (const address of onePerRoute()) {
    await page.goto(address)
    await waitForHydration(page)
    const reasons = await reasonsAfterBack(page)
    if (reasons.length > 0) lost[address] = reasons
  }
  // Chromium keeps no page with an error status.
  expect(lost).toEqual({ '/not-found': expect.arrayContaining(['HTTPStatusNotOK']) as string[] })
  await page.close()
})

const uses: Record<string, (page: Page) => Promise<unknown>> = {
  '/about-us': (page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click(),
  '/contact-us': (page) => page.getByLabel('First Name').fill('Ann'),
  '/find-a-dealer': (page) => page.locator('canvas').first().waitFor(),
  '/series/venetian-casement': (page) =>
    page.getByRole('button', { name: 'Add to my project' }).first().click(),
  '/technical-resources': async (page) => {
    await page.getByRole('searchbox').fill('casement')
    // The keyword is written to the URL a little later. Chromium drops a page that changes its URL while it is kept.
    await expect(page).toHaveURL(/casement/)
  },
}

for (const [address, use] of Object.entries(uses))
  test(`the browser keeps ${address} after it was used`, async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL })
    await page.goto(address)
    await waitForHydration(page)
    await use(page)
    // What the page loads and keeps when it is idle must not prevent it either.
    await page.waitForLoadState('networkidle')
    expect(await reasonsAfterBack(page)).toEqual([])
    await page.close()
  })
