import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/own-site'
import { waitForHydration } from '../../fixtures/watched-page'

const headline = 'How Can We Help You Today?'
const changed = 'How May We Help You Today?'

/** Files of the page /support, and the pattern of each one's address. */
const files = [
  { name: 'entry', address: /\/r\/mfe-support\/[^/]+\/remoteEntry\.mjs/ },
  { name: 'script', address: /\/r\/mfe-support\/[^/]+\/support\.\w+\.mjs/ },
  { name: 'style sheet', address: /\/r\/mfe-support\/[^/]+\/support\.\w+\.css/ },
]

/** Changes a file on its way to the browser. A script that runs nevertheless leaves a mark. */
async function tamper(page: Page, address: RegExp, times = Infinity) {
  let left = times
  await page.route(address, async (route) => {
    if (left-- <= 0) return route.continue()
    const response = await route.fetch()
    const addition = route.request().url().includes('.css') ? 'h1{display:none}' : ';globalThis.hasRun=true'
    await route.fulfill({ response, body: (await response.text()) + addition })
  })
}

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in globalThis)

const followSupport = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()

/** Marks the document, to notice whether the next page is a new one. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.first = ''
  })
const isFirstDocument = (page: Page) => page.evaluate(() => 'first' in document.documentElement.dataset)

// Requests of the next document may still be open, so errors in their routes are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const { name, address } of files) {
  test(`a changed ${name} is not used when the page is loaded, and the page stays readable`, async ({
    page,
    ownSite,
  }) => {
    await tamper(page, address)
    await page.goto(`${ownSite.origin}/support`)
    await waitForHydration(page)
    await expect(page.locator('h1')).toHaveText(headline)
    await expect(page.locator('h1')).toBeVisible()
    expect(await hasRun(page)).toBe(false)
  })

  test(`a changed ${name} is not used after a navigation; the server shows the page`, async ({
    page,
    ownSite,
  }) => {
    await page.goto(ownSite.origin)
    await waitForHydration(page)
    await tamper(page, address)
    await followSupport(page)
    await expect(page.locator('h1')).toHaveText(headline)
    await expect(page.locator('h1')).toBeVisible()
    expect(await hasRun(page)).toBe(false)
  })

  test(`a ${name} that is changed once is loaded again after a navigation`, async ({ page, ownSite }) => {
    await page.goto(ownSite.origin)
    await waitForHydration(page)
    await markDocument(page)
    await tamper(page, address, 1)
    await followSupport(page)
    await expect(page.locator('h1')).toHaveText(headline)
    await expect(page.locator('h1')).toBeVisible()
    expect(await isFirstDocument(page)).toBe(true)
    expect(await hasRun(page)).toBe(false)
  })

  test(`a missing ${name} of the live release is replaced by the previous release after a navigation`, async ({
    page,
    ownSite,
  }) => {
    await ownSite.publishWithText('mfe-support', '9.0.0', headline, changed)
    await page.goto(ownSite.origin)
    await waitForHydration(page)
    await markDocument(page)
    await page.route(new RegExp(address.source.replace('[^/]+', '9\\.0\\.0')), (route) => route.abort())
    await followSupport(page)
    await expect(page.locator('h1')).toHaveText(headline)
    expect(await isFirstDocument(page)).toBe(true)
  })

  test(`a missing ${name} on the first load never shows the previous release over the page of the server`, async ({
    page,
    ownSite,
  }) => {
    await ownSite.publishWithText('mfe-support', '9.0.0', headline, changed)
    await page.route(new RegExp(address.source.replace('[^/]+', '9\\.0\\.0')), (route) => route.abort())
    await page.goto(`${ownSite.origin}/support`)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveText(changed)
  })
}

test('an open tab keeps its release after a publish, and loads a new document after a rollback', async ({
  page,
  ownSite,
}) => {
  await ownSite.publishWithText('mfe-support', '9.0.0', headline, changed)
  await page.goto(ownSite.origin)
  await waitForHydration(page)
  await markDocument(page)
  await ownSite.publishWithText('mfe-support', '9.1.0', changed, 'Another headline')
  await followSupport(page)
  await expect(page.locator('h1')).toHaveText(changed)
  expect(await isFirstDocument(page)).toBe(true)

  await page.goto(ownSite.origin)
  await waitForHydration(page)
  await markDocument(page)
  await ownSite.rollBack('mfe-support')
  await followSupport(page)
  await expect(page.locator('h1')).toHaveText(changed)
  expect(await isFirstDocument(page)).toBe(false)
})
