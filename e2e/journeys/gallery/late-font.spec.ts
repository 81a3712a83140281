import { shiftOf, watchShift } from '../../fixtures/layout-shift'
import { expect, test } from '../../fixtures/watched-page'

const categories = [
  'bellagio_ironwood',
  'bellagio_provence',
  'platinum_kb_home',
  'platinum_new_haven',
  'venetian_cantera',
]

for (const width of [360, 390, 1440])
  test(`galleries stay in place at ${width} px when the web font arrives after them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let sendFont = () => {}
    let font: Promise<void> | undefined
    await page.route('**/*.woff2', (route) => font?.then(() => route.continue()))
    for (const category of categories) {
      font = new Promise<void>((resolve) => (sendFont = resolve))
      await page.goto(`/gallery/${category}`, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const hasFont = await page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))
      expect(hasFont, category).toBe(false)
      await watchShift(page)
      sendFont()
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftOf(page), category).toBeLessThan(0.02)
    }
  })
