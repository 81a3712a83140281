import { siteAddresses } from '../../fixtures/addresses'
import { expect, test } from '../../fixtures/watched-page'

const wide = { width: 1440, height: 900 }

test('the titles of all pages have three sizes, and breadcrumbs are at one height', async ({ page }) => {
  await page.setViewportSize(wide)
  const sizes = new Map<string, string[]>()
  const heights = new Map<number, string[]>()
  for (const address of siteAddresses()) {
    await page.goto(address)
    const size = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)
    sizes.set(size, [...(sizes.get(size) ?? []), address])
    const crumbs = page.locator('main nav:has(a[aria-current=page]) ol').first()
    if ((await crumbs.count()) === 0) continue
    const top = await crumbs.evaluate((list) => Math.round(list.getBoundingClientRect().top))
    heights.set(top, [...(heights.get(top) ?? []), address])
  }
  expect([...sizes.keys()].length, JSON.stringify([...sizes], null, 1)).toBeLessThanOrEqual(3)
  expect(heights.size, JSON.stringify([...heights], null, 1)).toBe(1)
})

test('breadcrumbs take one line on a phone, with and without the fonts of the site', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const fonts of ['loaded', 'missing']) {
    if (fonts === 'missing') await page.route('**/*.woff2', (route) => route.abort())
    for (const address of siteAddresses()) {
      await page.goto(address)
      const tops = await page
        .locator('main nav:has(a[aria-current=page]) ol')
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
      expect(new Set(tops).size, `${address}, fonts ${fonts}`).toBeLessThanOrEqual(1)
    }
  }
})

test('no heading below the title of a series is larger than 40 px', async ({ page }) => {
  await page.setViewportSize(wide)
  for (const tab of ['overview', 'options', 'glass', 'accessories', 'frame']) {
    await page.goto(`/series/venetian-casement?tab=${tab}`)
    const sizes = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((title) => parseFloat(getComputedStyle(title).fontSize)))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40)
  }
})
