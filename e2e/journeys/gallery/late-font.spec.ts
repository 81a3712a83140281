import type { Page } from '@playwright/test'
import { siteAddresses } from '../../fixtures/addresses'
import { shiftOf, watchShift } from '../../fixtures/layout-shift'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))

/** The heights of the lists of products and filters. */
const listHeights = (page: Page) =>
  page.locator('main ul[data-layout]').evaluateAll((lists) => lists.map((list) => list.clientHeight))

/** Opens each gallery without the web font, then sends the font. `check` compares the page before and after. */
async function sendFontLate(
  page: Page,
  check: (category: string, send: () => Promise<void>) => Promise<void>,
) {
  let sendFont = () => {}
  let font = new Promise<void>(() => {})
  await page.route('**/*.woff2', (route) => font.then(() => route.continue()))
  const categories = siteAddresses().filter((address) => address.startsWith('/gallery/'))
  expect(categories.length).toBeGreaterThan(4)
  for (const category of categories) {
    font = new Promise((resolve) => (sendFont = resolve))
    await page.goto(category, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    expect(await hasFont(page), `${category} before the font is sent`).toBe(false)
    await check(category, async () => {
      sendFont()
      await expect.poll(() => hasFont(page), category).toBe(true)
    })
  }
}

for (const width of [390, 768, 1440])
  test(`galleries stay in place at ${width} px when the web font arrives after them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await sendFontLate(page, async (category, send) => {
      await watchShift(page)
      await send()
      expect(await shiftOf(page), category).toBeLessThan(0.02)
    })
  })

test('lists of galleries keep their height at 360 px when the web font arrives', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await sendFontLate(page, async (category, send) => {
    const before = await listHeights(page)
    expect(before.length, category).toBeGreaterThan(3)
    await send()
    expect(await listHeights(page), category).toEqual(before)
  })
})
