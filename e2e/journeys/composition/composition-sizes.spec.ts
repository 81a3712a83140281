import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { closeServer, listen } from '../../fixtures/listen'
import { compositionPage, manySections } from '../../fixtures/many-sections'
import { ownSitePorts } from '../../fixtures/sites'
import { expect, test } from '../../fixtures/watched-page'
import { violations } from '../../fixtures/violations'

const token = 'operator-'.repeat(4)
const origin = `http://localhost:${ownSitePorts.composition}`

let server: Server
let dir: string

test.describe.configure({ mode: 'serial' })
test.afterEach(async () => {
  await closeServer(server)
  rmSync(dir, { recursive: true })
})

/** No finding of axe and no overflow at each width. `SHOTS` names a folder for pictures of the pages. */
async function expectGoodPage(page: Page, name: string) {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0)
    if (width !== 1024) expect(await violations(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true })
  }
}

for (const count of [5, 50])
  test(`the page of what is live is readable with ${count} sections, and names those that fail first`, async ({
    page,
    problems,
  }) => {
    test.slow()
    dir = await manySections(count)
    server = await listen(compositionPage(dir, token), ownSitePorts.composition)
    await page.goto(`${origin}/composition`)
    await page.getByLabel('Your name, for the history').fill('Ana Lopez')
    await page.getByLabel('Token').fill(token)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const apps = page.getByRole('region', { name: 'Apps' }).getByRole('row')
    await expect(apps).toHaveCount(count + 2)
    for (const [at, name] of [
      '2 1.1.0 Failing',
      '4 1.0.0 Earlier release shown',
      '3 1.1.0 Healthy',
    ].entries())
      await expect(apps.nth(at + 1)).toHaveAccessibleName(new RegExp(`^mfe-section-${name}`))
    await expectGoodPage(page, `overview-${count}`)
    const search = page.getByLabel('Search by name')
    // A few apps are seen at once.
    await expect(search).toHaveCount(count > 10 ? 1 : 0)
    if (count > 10) {
      await search.fill('section-3')
      await search.press('Enter')
      await expect(page.getByRole('status')).toContainText('11 of 51 apps have “section-3” in their name.')
      await expect(apps).toHaveCount(12)
      await expectGoodPage(page, `search-${count}`)
    }
    await page.getByRole('link', { name: 'mfe-section-3', exact: true }).click()
    const release = page.getByRole('region', { name: 'Releases' }).getByRole('row')
    await expect(release.nth(1)).toContainText('1.1.0 Live')
    await expect(release.nth(2)).toContainText('1.2.0-4f6a1c2d Canary')
    await expect(release.nth(2)).toContainText('0 of 0 documents, 1 in browsers')
    await expect(release.nth(2)).toContainText('2.0 s')
    await expectGoodPage(page, `app-${count}`)
    await page.getByRole('link', { name: 'Promote 1.2.0-4f6a1c2d' }).click()
    await expect(page.getByText('Make the release of the canary live for everybody?')).toBeVisible()
    await expectGoodPage(page, `confirm-${count}`)
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
  })
