import { siteAddresses } from '../../fixtures/addresses'
import { shiftOf, watchShift } from '../../fixtures/layout-shift'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'

for (const width of [390, 768, 1440])
  test(`galleries stay in place at ${width} px when the web font arrives after them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let sendFont = () => {}
    let font = new Promise<void>(() => {})
    await page.route('**/*.woff2', (route) => font.then(() => route.continue()))
    const hasFont = () => page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))
    const categories = siteAddresses().filter((address) => address.startsWith('/gallery/'))
    expect(categories.length).toBeGreaterThan(4)
    for (const category of categories) {
      font = new Promise((resolve) => (sendFont = resolve))
      await page.goto(category, { waitUntil: 'domcontentloaded' })
      await waitForHydration(page)
      expect(await hasFont(), `${category} before the font is sent`).toBe(false)
      await watchShift(page)
      sendFont()
      await expect.poll(hasFont, category).toBe(true)
      expect(await shiftOf(page), category).toBeLessThan(0.02)
    }
  })
