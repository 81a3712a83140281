import type { Browser, Page } from '@playwright/test'
import { sheetsKeyMeta } from '@virida/shared/platform/contract/known-sheets'
import { expect, test as ownSiteTest } from '../../fixtures/own-site'
import { onePerPage, siteAddresses } from '../../fixtures/addresses'
import { test, waitForHydration } from '../../fixtures/watched-page'

/** The files of the style sheets on the page, linked or in the document, in their order. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].map(({ ownerNode }) => {
      const { dataset, href = '' } = ownerNode as HTMLElement & { href?: string }
      return (dataset.src ?? href).split('/').pop() ?? ''
    }),
  )

const linksOf = (page: Page) => page.locator('link[rel=stylesheet]')

/** Bytes of each file that the browser waited for before it could paint; 0 if it was in the cache. */
const blockingRequests = (page: Page) =>
  page.evaluate(() => {
    type Entry = PerformanceResourceTiming & { renderBlockingStatus: string }
    const entries = performance.getEntriesByType('resource') as Entry[]
    return entries
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ transferSize }) => transferSize)
  })

/**
 * Uses the page, and waits until a cookie notes that the browser has the document's style sheets.
 * @returns the key of these sheets.
 */
async function waitForNote(page: Page) {
  const key = (await page.locator(`meta[name=${sheetsKeyMeta}]`).getAttribute('content')) ?? ''
  expect(key).not.toBe('')
  let moves = 0
  // The part that keeps the sheets is loaded when the page is idle, and waits for a use of the page then.
  const cookieAfterUse = async () => {
    await page.mouse.move(2, 2 + (moves++ % 5))
    return page.evaluate(() => document.cookie)
  }
  await expect.poll(cookieAfterUse).toContain(key)
  return key
}

/**
 * A digest of the computed styles of one element of each class for each property. Scripts are disabled, because they
 * would change the page.
 */
async function looksOf(browser: Browser, address: string, cookie?: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(cookie ? { extraHTTPHeaders: { Cookie: cookie } } : {}),
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A transition that is still running gives other values at each moment.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const looks = await page.evaluate(() => {
    const hashes: Record<string, number> = {}
    const nodes = [...document.querySelectorAll('html, body, body *')]
    const kinds = new Map(nodes.map((node) => [`${node.tagName} ${node.getAttribute('class')}`, node]))
    for (const node of kinds.values()) {
      const style = getComputedStyle(node)
      for (const name of style)
        for (const char of `${style.getPropertyValue(name)};`)
          hashes[name] = (Math.imul(hashes[name] ?? 0, 31) + char.charCodeAt(0)) | 0
    }
    return hashes
  })
  const links = await linksOf(page).count()
  const key = (await page.locator(`meta[name=${sheetsKeyMeta}]`).count())
    ? await page.locator(`meta[name=${sheetsKeyMeta}]`).getAttribute('content')
    : undefined
  await context.close()
  return { looks, links, key }
}

test('every page looks the same with its styles in the document and with links to them', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  for (const address of onePerPage(siteAddresses())) {
    await test.step(address, async () => {
      const inlined = await looksOf(browser, baseURL + address)
      expect(inlined.links, 'no style sheet is linked').toBe(0)
      const linked = await looksOf(browser, baseURL + address, `sheets=${inlined.key}`)
      expect(linked.links).toBeGreaterThan(0)
      expect(linked.looks).toEqual(inlined.looks)
    })
  }
})

test('a first visit waits for no request before it paints', async ({ page, problems }) => {
  const answer = await page.goto('/catalog')
  await waitForHydration(page)
  await waitForNote(page)
  expect(await blockingRequests(page)).toEqual([])
  expect(await answer?.text()).not.toContain('rel="stylesheet"')
  expect((await answer?.allHeaders())?.['content-security-policy']).not.toContain('unsafe')
  expect(problems).toEqual([])
})

test('a later document links the style sheets that the browser has, and requests none of them again', async ({
  page,
  problems,
}) => {
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  // The page may load more sheets later, for example for its drawings.
  const inDocument = (await sheetsOf(page)).slice(0, await page.locator('style[data-src]').count())
  await waitForNote(page)
  const answer = await page.goto('/series/bi-fold-door')
  await waitForHydration(page)
  const html = (await answer?.text()) ?? ''
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(inDocument.length)
  expect(html).not.toContain('<style')
  expect((await sheetsOf(page)).slice(0, inDocument.length)).toEqual(inDocument)
  expect(await blockingRequests(page)).toEqual(inDocument.map(() => 0))
  expect(problems).toEqual([])
})

test('navigations load the style sheets of the next page, and none a second time', async ({
  page,
  problems,
}) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await waitForNote(page)
  const first = await sheetsOf(page)
  const inDocument = await page.locator('style[data-src]').count()
  const follow = (name: string, path: string) => async () => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
  }
  await follow('Support', '/support')()
  await expect.poll(async () => (await sheetsOf(page)).length).toBeGreaterThan(first.length)
  await page.goBack()
  await page.waitForURL('**/faq')
  await page.goForward()
  await page.waitForURL('**/support')
  const sheets = await sheetsOf(page)
  expect(new Set(sheets).size).toBe(sheets.length)
  expect(sheets.slice(0, first.length)).toEqual(first)
  await expect(page.locator('style[data-src]')).toHaveCount(inDocument)
  expect(problems).toEqual([])
})

ownSiteTest('a publish of other styles reaches a visitor who has the old ones', async ({ page, ownSite }) => {
  const address = `${ownSite.origin}/support`
  await page.goto(address)
  await waitForHydration(page)
  const first = await waitForNote(page)
  const layer = '@layer section{'
  await ownSite.publishWithText('mfe-support', '9.0.0', layer, `${layer}h1{scroll-margin-left:7px}`)
  // The gateway shows the release before it until its processes for the new one are ready.
  await expect(async () => {
    await page.goto(address)
    await expect(page.locator('h1')).toHaveCSS('scroll-margin-left', '7px', { timeout: 1000 })
  }).toPass()
  await waitForHydration(page)
  expect(await waitForNote(page)).not.toBe(first)
})
