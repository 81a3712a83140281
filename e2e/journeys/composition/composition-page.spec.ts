import type { Page } from '@playwright/test'
import { remoteSite } from '@virida/shared/platform/release/remote/ask-site'
import { sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { OwnReleases } from '../../fixtures/own-releases'
import { expect, test } from '../../fixtures/own-site'
import type { OwnSite } from '../../fixtures/own-site-server'
import { e2eReleases } from '../../fixtures/sites'
import { violations } from '../../fixtures/violations'

const headline = 'The Power of Green'
const changed = 'The Power of Pine'

async function signIn(page: Page, { origin, token }: OwnSite) {
  await page.goto(`${origin}/composition`)
  await page.getByLabel('Your name, for the history').fill('Ana Lopez')
  await page.getByLabel('Token').fill(token)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is live')
}

async function expectGoodPage(page: Page) {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await violations(page)).toEqual([])
}

test('shows a release that was sent over the network, and takes it back from the page of what is live', async ({
  page,
  ownSite,
}) => {
  const team = new OwnReleases(e2eReleases('production'))
  await team.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const lines = await sendRelease(remoteSite(ownSite.origin, { RELEASE_TOKEN: ownSite.token }), {
    ...{ dir: team.dir, app: 'mfe-browse', version: '9.0.0', action: 'publish', who: 'ben' },
    signer: () => undefined,
  })
  expect(lines.at(-1)).toContain('mfe-browse 9.0.0 is live')
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(changed)

  await signIn(page, ownSite)
  const row = page.getByRole('row', { name: /^mfe-browse 9\.0\.0 Healthy/ })
  await expect(row).toContainText('ben, with the token of mfe-browse')
  await expectGoodPage(page)

  await row.getByRole('link', { name: 'mfe-browse' }).press('Enter')
  await expectGoodPage(page)
  await page
    .getByRole('link', { name: /^Roll back to/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Make this earlier release live again?')).toBeVisible()
  await expectGoodPage(page)
  await page.getByLabel('Token').fill(ownSite.token)
  await page.getByRole('button', { name: 'Roll back' }).press('Enter')
  await expect(page.getByRole('row', { name: /rollback mfe-browse 9\.0\.0/ })).toContainText('Ana Lopez')
  await page.goto(ownSite.origin)
  await expect(page.locator('h1')).toHaveText(headline)
  team.removeFolder()
})

test('the page of what is live works without scripts, and shows nothing to others', async ({
  browser,
  ownSite,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  await signIn(page, ownSite)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByText('mfe-browse')).toHaveCount(0)
  await context.close()
})
