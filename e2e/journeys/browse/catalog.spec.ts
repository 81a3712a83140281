import { waitForHydration, expect, test } from '../../fixtures/watched-page'

/** Expected counts, copied by hand from the requirements (R-CAT) and not computed from the catalogue. */
const presets = [
  ['', 22],
  ['window_series=venetian', 6],
  ['window_series=venetian&frame_finish=black_exterior', 5],
  ['window_series=platinum&frame_finish=black_exterior', 0],
  ['window_type=picture', 3],
  ['window_type=bay', 2],
  ['door_type=french_swing', 2],
  ['door_type=multi_slide&frame_finish=silver_exterior', 1],
  ['frame_finish=white', 22],
  ['window_type=casement&window_series=bellagio', 0],
] as const

for (const [query, count] of presets) {
  test(`/catalog?${query} shows ${count} of 22 products, also without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/catalog?${query}`)
    await expect(page.getByRole('main').locator('a[href^="/series/"]')).toHaveCount(count)
    await expect(page.locator('article svg:has([data-role=frame])')).toHaveCount(count)
    await expect(page.getByRole('main')).toContainText(
      count === 22 ? '22 products' : `${count} of 22 products`,
    )
    await context.close()
  })
}

test('filters are kept in the URL, and the reset link clears them', async ({ page, problems }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  await page.getByRole('checkbox', { name: /^Venetian/ }).check()
  await expect(page).toHaveURL(/window_series=venetian/)
  await page.getByRole('checkbox', { name: /^Black Exterior/ }).check()
  await expect(page.getByRole('status').filter({ hasText: '5 of 22' })).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('checkbox', { name: /^Black Exterior/ })).toBeChecked()
  await page.getByRole('link', { name: /reset/i }).first().click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(page.getByRole('status').filter({ hasText: '22' })).toBeVisible()
  expect(problems).toEqual([])
})

test('two filters chosen in quick succession both apply', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  await page.evaluate(() => {
    for (const value of ['casement', 'venetian']) {
      document.querySelector<HTMLInputElement>(`input[type=checkbox][value=${value}]`)?.click()
    }
  })
  await expect(page).toHaveURL('/catalog?window_type=casement&window_series=venetian')
  await expect(page.getByRole('checkbox', { name: /^Venetian/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Casement/ })).toBeChecked()
})

test('a filter chosen before hydration still applies after it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/r/shell/**/main.*.mjs', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/catalog', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Venetian/ }).check()
  release()
  await waitForHydration(page)
  await expect(page).toHaveURL('/catalog?window_series=venetian')
  await expect(page.getByRole('main')).toContainText('6 of 22 products')
})

test('an unknown filter value is ignored', async ({ page }) => {
  await page.goto('/catalog?window_series=florentine&window_type=%3Cscript%3E')
  await expect(page.getByRole('main')).toContainText('22 products')
})

test('cards are drawn in the chosen finish, on the server and after a click', async ({ page, problems }) => {
  const drawings = page.locator('article svg [data-role=frame]')
  await page.goto('/catalog?window_series=venetian')
  await waitForHydration(page)
  await expect(drawings.first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Blue Exterior/ }).check()
  await expect(page.getByText('Drawn in Blue Exterior')).toBeVisible()
  await expect(drawings.first()).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(drawings.first()).toBeVisible()
  await expect(page.locator('article img')).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the filters can be skipped with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/catalog')
  await waitForHydration(page)
  const skip = page.getByRole('link', { name: 'Skip filters' })
  await page.getByRole('main').getByRole('link', { name: 'Compare series' }).focus()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('article').first().getByRole('link')
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    if (await card.evaluate((link) => link === document.activeElement)) break
  }
  await expect(card).toBeFocused()
})

test('the count of finishes opens the Options tab at the finishes', async ({ page }) => {
  await page.goto('/series/platinum-single-hung')
  await waitForHydration(page)
  await page.getByRole('link', { name: '2, see Options' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/series/platinum-single-hung?tab=options#frame-finishes')
  await expect(page.getByRole('region', { name: 'Frame Finishes' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Frame Finishes' })).toBeInViewport()
})

test('a card enlarges its drawing under the pointer and the focus, and not with reduced motion', async ({
  page,
}) => {
  await page.goto('/catalog')
  const card = page.locator('main article').first()
  const drawing = card.locator('svg').first()
  const scale = () => drawing.evaluate((element) => getComputedStyle(element).scale)
  expect(await scale()).toBe('none')
  await card.hover()
  await expect.poll(scale).toBe('1.02')
  await page.mouse.move(0, 0)
  await expect.poll(scale).toBe('none')
  await page.getByRole('link', { name: 'Skip filters' }).focus()
  await page.keyboard.press('Enter')
  for (let tabs = 0; tabs < 6 && (await scale()) === 'none'; tabs++) await page.keyboard.press('Tab')
  await expect.poll(scale).toBe('1.02')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.hover()
  expect(await scale()).toBe('none')
})
