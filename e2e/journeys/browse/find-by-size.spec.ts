import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const asked = '/find-by-size?width=35.5&height=59&for=retrofit'
const answer = '12 of 21 series are made at 35 1/2 × 59 in with a retrofit frame.'

test('a window can be found by its size and opened with the keyboard alone', async ({ page, problems }) => {
  await page.goto('/find-by-size')
  await waitForHydration(page)
  await page.getByLabel('Width (in)').focus()
  await page.keyboard.type('35 1/2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('59')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Retrofit/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(asked)
  await expect(page.getByText(answer)).toBeVisible()
  // The result has the focus, so Tab moves to its first link.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Platinum Single Hung' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/series\/platinum-single-hung\?design=[A-Z]{3}1-35\.5x59.*#design$/)
  await expect(page.getByRole('heading', { name: /^Design your/ })).toBeInViewport()
  expect(problems).toEqual([])
})

test('the back button restores the previous result and form', async ({ page }) => {
  await page.goto(asked)
  await waitForHydration(page)
  await page.getByLabel('Width (in)').fill('60')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/width=60&/)
  await expect(page.getByText(/two of 30 × 59 in side by side/).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByLabel('Width (in)')).toHaveValue('35 1/2')
})

test('the form works without JavaScript and marks mistakes', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/find-by-size')
  await page.getByLabel('Width (in)').fill('about 35')
  await page.getByLabel('Height (in)').fill('59')
  await page.getByRole('radio', { name: /^Retrofit/ }).check()
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Enter inches as a number or a fraction')).toBeVisible()
  await expect(page.getByLabel('Width (in)')).toHaveValue('about 35')
  await page.getByLabel('Width (in)').fill('35 1/2')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(answer)).toBeVisible()
  await context.close()
})

test('the catalog links to the search by size', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Find by size' }).click()
  await expect(page).toHaveURL('/find-by-size')
})

test('the page fits a phone at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(asked)
  await waitForHydration(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

for (const address of [
  '/find-by-size',
  asked,
  '/find-by-size?width=x&height=',
  '/find-by-size?width=5&height=5',
]) {
  test(`${address} is accessible`, async ({ page, problems }) => {
    await page.goto(address)
    await waitForHydration(page)
    expect(await violations(page, 'main')).toEqual([])
    expect(problems).toEqual([])
  })
}
