import { shiftOf, watchShift } from '../fixtures/layout-shift'
import { alive, expect, test } from '../fixtures/watched-page'

/** Addresses that name a place in a row that is closed when the page is served. */
const places = [
  '/faq#lead-times',
  '/warranty#new-construction-limited-warranty',
  '/technical-resources#platinum-single-hung-elevation',
]

for (const address of places)
  for (const width of [390, 1440])
    test(`${address} shows its place open at ${width} px, and nothing shifts when the script takes over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      let takeOver = () => {}
      const script = new Promise<void>((resolve) => (takeOver = resolve))
      await page.route('**/r/shell/**/main.*.mjs', (route) => script.then(() => route.continue()))
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const place = page.locator(`[id="${address.split('#')[1]}"]`)
      const row = page.locator('[data-changed-by] > *').filter({ has: place }).or(place)
      await expect(place).toBeInViewport()
      await expect(row.locator('[role=region], [hidden]').filter({ visible: true })).toHaveCount(1)
      await watchShift(page)
      takeOver()
      await alive(page)
      await expect(place).toBeInViewport()
      await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1)
      expect(await shiftOf(page)).toBeLessThan(0.02)
    })

test('a place without a row stands right below the header', async ({ page }) => {
  await page.goto('/technical-resources#venetian-casement')
  await alive(page)
  const bottom = await page
    .locator('header')
    .first()
    .evaluate((part) => part.getBoundingClientRect().bottom)
  const { y } = (await page.locator('#venetian-casement').boundingBox()) ?? { y: 0 }
  expect(y - bottom).toBeGreaterThanOrEqual(0)
  expect(y - bottom).toBeLessThan(40)
})
