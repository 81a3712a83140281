import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const menus = ['WINDOWS', 'DOORS', 'FOR PROS']
const bar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
  })

  for (const name of menus) {
    test(`the menu ${name} opens, is accessible, and Escape returns the focus`, async ({ page }) => {
      await bar(page, name).click()
      await expect(bar(page, name)).toHaveAttribute('aria-expanded', 'true')
      const panel = page.locator(`[id="${await bar(page, name).getAttribute('aria-controls')}"]`)
      await expect(panel.getByRole('link').first()).toBeVisible()
      await page.waitForTimeout(350)
      expect(await violations(page)).toEqual([])
      await panel.getByRole('link').first().focus()
      await page.keyboard.press('Escape')
      await expect(bar(page, name)).toHaveAttribute('aria-expanded', 'false')
      await expect(bar(page, name)).toBeFocused()
    })
  }

  test('the open panel is 480 px high', async ({ page }) => {
    await bar(page, 'WINDOWS').click()
    const panel = page.locator(`[id="${await bar(page, 'WINDOWS').getAttribute('aria-controls')}"]`)
    await expect.poll(async () => Math.round((await panel.boundingBox())?.height ?? 0)).toBe(480)
  })

  test('a click outside closes the menu, and so does its own button', async ({ page }) => {
    await bar(page, 'DOORS').click()
    await page.mouse.click(700, 860)
    await expect(bar(page, 'DOORS')).toHaveAttribute('aria-expanded', 'false')
    await bar(page, 'DOORS').click()
    await bar(page, 'DOORS').click()
    await expect(bar(page, 'DOORS')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a style can be chosen with the keyboard alone', async ({ page }) => {
    await bar(page, 'WINDOWS').focus()
    await page.keyboard.press('Enter')
    const casement = page.getByRole('banner').getByRole('link', { name: 'Casement' })
    await expect(casement).toBeVisible()
    for (
      let step = 0;
      step < 12 && !(await casement.evaluate((link) => link === document.activeElement));
      step++
    ) {
      await page.keyboard.press('Tab')
    }
    await expect(casement).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/catalog?window_type=casement')
    await expect(bar(page, 'WINDOWS')).toHaveAttribute('aria-expanded', 'false')
  })

  test('the header is 148 px high, and the first Tab stop is a link to the content', async ({ page }) => {
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(148)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
  })

  const open = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i }).click()

  test('the menu fills the screen, stops the page from scrolling, hides the footer and is accessible', async ({
    page,
  }) => {
    await open(page)
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Find a Dealer' })).toBeVisible()
    const box = await menu.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(375)
    expect(box?.height).toBeGreaterThanOrEqual(740)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await violations(page)).toEqual([])
  })

  test('the menu closes when the window grows to 1024 px, and the page scrolls again', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('a link in the menu closes it and opens its page', async ({ page }) => {
    await open(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL('/support')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the header is 104 px high', async ({ page }) => {
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(104)
  })
})

test('a tap on the menu button before hydration opens the menu after it', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.mjs', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/about-us', { waitUntil: 'commit' })
  // The button opens the dialog, which comes later in the document, so the test waits for it.
  await page.locator('#mobile-menu').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  release()
  await expect(menu.getByRole('link', { name: 'Find a Dealer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  expect(problems).toEqual([])
})

test('in a low window the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

for (const [width, isWide] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`the layout at ${width} px is the ${isWide ? 'desktop' : 'mobile'} layout`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(bar(page, 'WINDOWS')).toBeVisible({ visible: isWide })
    await expect(page.getByRole('banner').getByRole('button', { name: /menu/i })).toBeVisible({
      visible: !isWide,
    })
  })
}
