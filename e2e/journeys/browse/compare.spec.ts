import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const two = '/compare?series=platinum-single-hung,bellagio-single-hung'
const four = `${two},venetian-double-hung,multi-slide-door`

test('series can be collected in the catalog and compared, with the keyboard alone', async ({
  page,
  problems,
}) => {
  await page.goto('/catalog?window_type=single_hung')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Compare Platinum Single Hung' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: 'Compare 1 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Compare Venetian Single Hung' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Compare 2 of 4' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?series=platinum-single-hung,venetian-single-hung')
  await expect(page.getByRole('columnheader')).toHaveText([/Platinum Single Hung/, /Venetian Single Hung/])

  await page.getByRole('combobox', { name: 'Add a series' }).focus()
  await page.keyboard.type('Bi-Fold')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Differences only' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/,bi-fold-door&differences=1$/)
  expect(problems).toEqual([])
})

test('removing a series keeps the focus in its position', async ({ page }) => {
  await page.goto(two)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Remove Platinum Single Hung' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader')).toHaveText([/Bellagio Single Hung/])
  await expect(page.getByRole('combobox', { name: 'Series 1' })).toBeFocused()
})

test('a comparison can be shared, reloaded and read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${two}&differences=1`)
  await expect(page.getByRole('row', { name: /^Width/ })).toContainText('11 1/2 to 48 in')
  await expect(page.getByRole('row', { name: /^Frame types/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Add a series' }).selectOption('Venetian Casement')
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await context.close()
})

test('the link to documents opens the drawings of the series', async ({ page }) => {
  await page.goto('/compare?series=french-swing-door')
  await waitForHydration(page)
  await page.getByRole('link', { name: /^Drawings and size chart.*French Swing Door/ }).click()
  await expect(page).toHaveURL('/technical-resources?q=french-swing-door')
  await expect(page.getByRole('heading', { name: 'French Door' })).toBeVisible()
})

test('the names of the series stay visible below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(four)
  await waitForHydration(page)
  await page.getByRole('row', { name: /^Layouts/ }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  const name = page.getByRole('columnheader', { name: /Multi-Slide Door/ })
  await expect(name).toBeInViewport()
  await expect.poll(async () => (await name.boundingBox())?.y).toBe(148)
})

for (const width of [320, 1440]) {
  test(`four series fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(four)
    await waitForHydration(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('a phone compares two of three series below their names, and a chip swaps in the third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${two},venetian-single-hung`)
  await waitForHydration(page)
  await expect(page.getByRole('checkbox', { name: 'Differences only' })).toBeChecked()
  const [width, frames] = ['Width', 'Frame types'].map((name) => page.getByText(name, { exact: true }))
  await expect(width!).toBeVisible()
  await expect(frames!).toBeHidden()
  const swap = page.getByRole('combobox', { name: 'Swap Bellagio Single Hung for another series' })
  await swap.selectOption('Venetian Single Hung')
  const names = page.locator('thead th')
  await expect(names.filter({ visible: true })).toHaveText([/Platinum Single Hung/, /Venetian Single Hung/])
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300)
  await expect(names.first()).toBeInViewport()
  const [left, right] = await Promise.all([names.nth(0).boundingBox(), names.nth(1).boundingBox()])
  expect(left?.y).toBe(right?.y)
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  await page.getByRole('checkbox', { name: 'Differences only' }).uncheck()
  await expect(frames!).toBeVisible()
})

test('a phone leads from the chosen series to their comparison', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Which slider?' }).click()
  await page.getByRole('link', { name: 'See the comparison' }).click()
  await expect(page.getByRole('columnheader', { name: /Platinum Horizontal Slider/ })).toBeInViewport()
  await expect(page.getByRole('columnheader', { name: /Bellagio Horizontal Slider/ })).toBeInViewport()
})

test('four series print on one landscape page', async ({ page }) => {
  await page.goto(four)
  await waitForHydration(page)
  const sheet = (await page.pdf({ preferCSSPageSize: true, format: 'Letter' })).toString('latin1')
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet)?.map(Number) ?? []
  expect(width).toBeGreaterThan(height)
  expect(sheet.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

for (const [state, address] of [
  ['no series is chosen', '/compare'],
  ['windows are compared with a door', four],
  ['the URL names an unknown series', '/compare?series=trapdoor,bi-fold-door,bi-fold-door'],
] as const) {
  for (const width of [390, 1440]) {
    test(`the page is accessible at ${width} px where ${state}`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await waitForHydration(page)
      expect(await violations(page, 'main')).toEqual([])
      expect(problems).toEqual([])
    })
  }
}
