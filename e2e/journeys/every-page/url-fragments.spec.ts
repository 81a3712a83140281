import { shiftOf, watchShift } from '../../fixtures/layout-shift'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

/** URLs whose fragment names an element in a row that is closed by default. */
const urls = [
  '/faq#lead-times',
  '/warranty#new-construction-limited-warranty',
  '/technical-resources#platinum-single-hung-elevation',
]

for (const url of urls)
  for (const width of [390, 1440])
    test(`${url} opens its row at ${width} px before hydration, and hydration shifts nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      let releaseScript = () => {}
      const script = new Promise<void>((resolve) => (releaseScript = resolve))
      await page.route('**/r/shell/**/main.*.mjs', (route) => script.then(() => route.continue()))
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      const target = page.locator(`[id="${url.split('#')[1]}"]`)
      const row = page.locator('[data-changed-by] > *').filter({ has: target }).or(target)
      await expect(target).toBeInViewport()
      await expect(row.locator('[role=region], [hidden]').filter({ visible: true })).toHaveCount(1)
      await watchShift(page)
      releaseScript()
      await waitForHydration(page)
      await expect(target).toBeInViewport()
      await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
      expect(await shiftOf(page)).toBeLessThan(0.02)
    })

test('the target of a URL fragment is shown right below the header', async ({ page }) => {
  await page.goto('/technical-resources#venetian-casement')
  await waitForHydration(page)
  const bottom = await page
    .locator('header')
    .first()
    .evaluate((part) => part.getBoundingClientRect().bottom)
  const { y } = (await page.locator('#venetian-casement').boundingBox()) ?? { y: 0 }
  expect(y - bottom).toBeGreaterThanOrEqual(0)
  expect(y - bottom).toBeLessThan(40)
})
