import type { Page } from '@playwright/test'
import { shiftOf, watchShift } from '../../fixtures/layout-shift'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

/** Holds the script of the designer's controls back. @returns a function that lets it load. */
async function holdControls(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/design-tools\.[^/]+\.mjs$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const width of [390, 1440])
  test(`controls that are loaded late move nothing in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdControls(page)
    await page.goto('/series/bellagio-picture-window')
    await waitForHydration(page)
    const band = page.locator('#design')
    await band
      .getByRole('heading', { name: 'Your choices' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await watchShift(page)
    const added = band.getByRole('button', { name: 'Add to my project' })
    await expect(added).toHaveCount(0)
    release()
    await expect(added).toBeAttached()
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })

for (const width of [390, 600, 1024, 1440])
  test(`the footer stays where it is when the controls are loaded late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdControls(page)
    await page.goto('/series/venetian-horizontal-slider')
    await waitForHydration(page)
    const footer = page.getByRole('contentinfo')
    await footer.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await footer.boundingBox()
    release()
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeAttached()
    await page.waitForTimeout(300)
    const after = await footer.boundingBox()
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThanOrEqual(6)
  })

test('the keyboard can skip the options of the designer', async ({ page }) => {
  await page.goto('/series/venetian-casement#design')
  await waitForHydration(page)
  const band = page.locator('#design')
  await band.focus()
  await page.keyboard.press('Tab')
  await expect(band.getByRole('link', { name: 'Skip the options' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#choices')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(band.getByRole('link', { name: 'Ask about this design' })).toBeFocused()
})

test('on a phone the drawing and its toolbar leave most of the screen for the controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/series/venetian-casement#design')
  await waitForHydration(page)
  const band = page.locator('#design')
  await band.getByRole('radio', { name: 'Retrofit' }).scrollIntoViewIfNeeded()
  const { y = 0, height = 0 } = (await band.getByText('Available as drawn.').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(0.45 * 844)
})
