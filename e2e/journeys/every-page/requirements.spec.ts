import type { Locator, Page } from '@playwright/test'
import * as requirements from '@virida/shared/products/catalogue/tests/expected'
import * as frame from '../../fixtures/frame-tables'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

/* Compares the pages with tables of the requirements. The tables are copied by hand, not read from the site's data. */

/** First line of text and target of each link. Cards have a second line below their name. */
const rowsOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => [
      (link as HTMLElement).innerText.trim().split('\n')[0]?.trim() ?? '',
      link.getAttribute('href') ?? '',
    ]),
  )
const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

const banner = (page: Page) => page.getByRole('banner')

test.describe('header and footer on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
  })

  test('the top strip has its links and the phone number', async ({ page }) => {
    const strip = banner(page).getByRole('navigation', { name: 'Company' })
    expect(await rowsOf(strip.getByRole('link'))).toEqual(frame.companyStrip)
    await expect(banner(page).locator('a[href^="tel:"]:visible')).toHaveCount(1)
  })

  test('the main bar has its menus and links', async ({ page }) => {
    const bar = banner(page).getByRole('navigation', { name: 'Main' })
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(frame.mainBar.menus)
    for (const [name, href] of frame.mainBar.links) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })

  for (const { menu, browse, links } of frame.megaMenu) {
    test(`the panel ${browse ?? menu} lists the required links`, async ({ page }) => {
      const trigger = banner(page).getByRole('button', { name: menu })
      await trigger.click()
      const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
      if (browse) await panel.getByRole('button', { name: browse }).click()
      await expect.poll(() => rowsOf(panel.getByRole('list').getByRole('link'))).toEqual(links)
    })
  }

  test('the panel FOR PROS starts with Windows and Doors', async ({ page }) => {
    const trigger = banner(page).getByRole('button', { name: 'FOR PROS' })
    await trigger.click()
    const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
    await expect
      .poll(async () =>
        (await rowsOf(panel.getByRole('group', { name: 'Products' }).getByRole('link'))).map(
          ([words]) => words,
        ),
      )
      .toEqual(frame.proShortcuts)
  })

  test('doors cannot be browsed by series', async ({ page }) => {
    const trigger = banner(page).getByRole('button', { name: 'DOORS' })
    await trigger.click()
    const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
    await expect(panel.getByRole('button', { name: /operating style/i })).toBeVisible()
    await expect(panel.getByRole('button', { name: /series/i })).toHaveCount(0)
  })

  test('the footer has its columns', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    expect(await footerOf(page)).toEqual(frame.footerColumns)
    const [words, href] = frame.footerDealerLink
    await expect(footer.getByRole('link', { name: words })).toHaveAttribute('href', href)
    await expect(footer.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/contact-us')
    await expect(footer).toContainText(frame.copyrightYears)
  })
})

test.describe('header and footer on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu has its groups and plain links', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await banner(page).getByRole('button', { name: /menu/i }).click()
    const menu = page.getByRole('dialog')
    for (const { title, links } of frame.mobileMenu.groups) {
      const row = menu.getByRole('button', { name: title })
      await row.click()
      const group = page.locator(`[id="${await row.getAttribute('aria-controls')}"]`)
      expect(await rowsOf(group.getByRole('link'))).toEqual(links)
    }
    expect(
      await rowsOf(menu.locator('nav a:not([href^="tel:"])').and(menu.locator(':not(section *)'))),
    ).toEqual(frame.mobileMenu.links)
  })

  test('the footer lists the links required on phones', async ({ page }) => {
    await page.goto('/')
    expect(await footerOf(page)).toEqual(frame.mobileFooter)
  })
})

/** Titles of the visible footer columns with the targets of their visible links. */
async function footerOf(page: Page): Promise<Record<string, string[]>> {
  const columns: Record<string, string[]> = {}
  const nav = page.getByRole('contentinfo').getByRole('navigation')
  for (const heading of await nav.getByRole('heading').all()) {
    const links = heading.locator('xpath=..').getByRole('link')
    columns[await heading.innerText()] = await targetsOf(links)
  }
  return columns
}

test('every link of the header, the menus and the footer answers 200', async ({ request }) => {
  const targets = new Set([
    ...[frame.companyStrip, frame.mainBar.links, frame.mobileMenu.links].flatMap(hrefs),
    ...[...frame.megaMenu, ...frame.mobileMenu.groups].flatMap(({ links }) => hrefs(links)),
    ...[frame.footerColumns, frame.mobileFooter].flatMap((columns) => Object.values(columns).flat()),
    frame.footerDealerLink[1],
  ])
  for (const target of targets) {
    const response = await request.get(target, { maxRedirects: 0 })
    expect(response.status(), target).toBe(200)
  }
})

const hrefs = (links: readonly frame.LinkRow[]) => links.map(([, href]) => href)

/** A size limit, as the pages write it. */
function written([min, max]: readonly [number | undefined, number | undefined]): string {
  if (min === undefined) return `up to ${mixed(max ?? 0)} in`
  return max === undefined ? `from ${mixed(min)} in` : `${mixed(min)} to ${mixed(max)} in`
}
const mixed = (length: number) => (length % 1 ? `${Math.floor(length)} 1/2` : String(length))

for (const [slug, row] of Object.entries(requirements.series)) {
  test(`the page of ${slug} shows the required number, size limits and colors`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/series/${slug}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(row.number)
    await expect(main).toContainText(row.plain ? 'Vinyl' : 'Vinyl/Capstock')
    for (const limit of [row.width, row.height]) {
      if (limit) await expect(main).toContainText(written(limit))
    }
    if (!row.width) await expect(main).toContainText('Available in a wide variety of shapes and sizes.')
    await page.goto(`/series/${slug}?tab=options`)
    const colors = [...requirements.standardColors, ...(row.plain ? [] : requirements.capstockColors)]
    for (const [title = '', hex = ''] of colors) {
      await expect(main.getByText(title, { exact: true }).first()).toBeVisible()
      await expect(main.locator(`[fill="${hex}" i]`).first()).toBeAttached()
    }
    await expect(main.getByText('Want more creative options?')).toHaveCount(row.plain ? 0 : 1)
    await expect(main.getByText(requirements.allOverCapstockSubtitle)).toHaveCount(row.plain ? 0 : 1)
    await context.close()
  })
}
