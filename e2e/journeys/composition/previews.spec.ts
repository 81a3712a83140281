import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/own-site'
import { changed, expectHeadline, headline } from '../../fixtures/headlines'
import { waitForHydration, watchProblems } from '../../fixtures/watched-page'
import { violations } from '../../fixtures/violations'

const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const leave = (page: Page) => page.getByRole('button', { name: 'Leave preview' })

test('two browsers see two releases, in the HTML, after hydration and after navigations', async ({
  page,
  browser,
  ownSite,
}) => {
  const preview = ownSite.origin + (await ownSite.previewWithText('mfe-browse', '9.0.0', headline, changed))
  const problems = watchProblems(page)
  await page.goto(preview)
  await expect(page).toHaveURL(`${ownSite.origin}/`)
  await expectHeadline(page, ownSite.origin, changed)
  await expect(badge(page)).toContainText('Preview: mfe-browse 9.0.0')

  const other = await (await browser.newContext()).newPage()
  await expectHeadline(other, ownSite.origin, headline)
  await expect(badge(other)).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
  await expect(badge(page)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Virida/ })
    .click()
  await expect(page.locator('h1')).toHaveText(changed)
  expect(problems).toEqual([])
  await other.context().close()
})

test('the keyboard leaves a preview, and the page is the live one again', async ({ page, ownSite }) => {
  await page.goto(ownSite.origin + (await ownSite.previewWithText('mfe-browse', '9.0.0', headline, changed)))
  await waitForHydration(page)
  expect(await violations(page, '.preview-badge')).toEqual([])
  // The badge is the last stop of the page.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Shift+Tab')
  await expect(leave(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(headline)
  await expect(badge(page)).toHaveCount(0)
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'preview' }))
})

test('a preview can be seen and left without scripts, on a narrow screen', async ({ browser, ownSite }) => {
  const address = await ownSite.previewWithText('mfe-browse', '9.0.0', headline, changed)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  await page.goto(ownSite.origin + address)
  await expect(page.locator('h1')).toHaveText(changed)
  await page.goto(`${ownSite.origin}/support`)
  const box = await badge(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 321)).toBeLessThanOrEqual(320)
  await leave(page).click()
  await expect(page).toHaveURL(`${ownSite.origin}/support`)
  await expect(badge(page)).toHaveCount(0)
  await context.close()
})
