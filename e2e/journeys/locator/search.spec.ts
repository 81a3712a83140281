import { expect, test } from '../../fixtures/watched-page'
import { pageProblems, locator, open } from './locator'

for (const [keyword, count] of [
  ['92880', /^\d+ dealers within 25 miles of 92880, nearest first$/],
  ['90001', /^\d+ dealers within 25 miles of 90001, nearest first$/],
  [
    'los angeles, ca',
    /^\d+ dealers match “los angeles, ca”, \d+ more nearby\. Distances are from Los Angeles\.$/,
  ],
  ['cypress', /^2 dealers match “cypress”, \d+ more nearby\. Distances are from Cypress\.$/],
  ['California', /^106 dealers match “California”, A to Z$/],
  ['glass', /^\d+ dealers match “glass”, A to Z$/],
  ['zzz', /^No dealers found$/],
  ['10001', /^5 dealers nearest to 10001, nearest first/],
] as const) {
  test(`a search for "${keyword}" says how many dealers it found`, async ({ page, problems }) => {
    const { keyword: box, count: line } = await open(page)
    await box.fill(keyword)
    await box.press('Enter')
    await expect(line.locator('p').first()).toHaveText(count)
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(keyword).replaceAll('%20', '\\+')}$`))
    expect(pageProblems(problems)).toEqual([])
  })
}

test('dealers with the keyword in their name come first, then the dealers nearby', async ({ page }) => {
  const { cards } = await open(page, '/find-a-dealer?q=cypress')
  await expect(cards.nth(0)).toContainText('Cypress Construction')
  await expect(cards.nth(1)).toContainText('Cypress Window Gallery')
  const nearby = page.getByRole('heading', { name: 'Nearby' })
  await expect(nearby).toBeVisible()
  await expect(page.getByText(/^\d+ more dealers within 25 miles of Cypress, nearest first$/)).toBeVisible()
  const top = async (of: typeof nearby) => (await of.boundingBox())?.y ?? 0
  expect(await top(cards.nth(1))).toBeLessThan(await top(nearby))
  expect(await top(nearby)).toBeLessThan(await top(cards.nth(2)))
})

test('after a search on a wide screen the search form and the whole map are in view', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const { keyword, count, map } = await open(page)
    await keyword.fill('cypress')
    await keyword.press('Enter')
    await expect(count).toContainText('2 dealers match')
    await expect(keyword).toBeInViewport()
    await expect(map).toBeInViewport({ ratio: 1 })
  }
})

test('a search by name keeps the distances from the ZIP code searched before', async ({ page }) => {
  const { keyword, cards, count } = await open(page)
  for (const text of ['92880', 'toyon']) {
    await keyword.fill(text)
    await keyword.press('Enter')
    await expect(count).toContainText(text)
  }
  await expect(page).toHaveURL(/q=toyon&near=92880$/)
  await expect(count).toContainText('nearest to 92880 first')
  await expect(cards.first()).toContainText(/\d miles?/)
  await page.getByRole('link', { name: 'Search without it' }).click()
  await expect(page).toHaveURL(/q=toyon$/)
})

test('a search for a ZIP code outside California says so', async ({ page }) => {
  await open(page, '/find-a-dealer?q=10001')
  await expect(page.getByText('ZIP code 10001 is in New York.')).toBeVisible()
})

test('a search with an empty field shows all dealers', async ({ page }) => {
  const { keyword, search, count } = await open(page, '/find-a-dealer?q=92880')
  await keyword.fill('')
  await search.click()
  await expect(count.locator('p').first()).toHaveText('106 dealers, A to Z')
})

test('the back button restores the previous search', async ({ page }) => {
  const { keyword, count } = await open(page, '/find-a-dealer?q=irvine')
  await keyword.fill('92880')
  await keyword.press('Enter')
  await expect(count).toContainText('92880')
  await page.goBack()
  await expect(count).toContainText('irvine')
  await expect(keyword).toHaveValue('irvine')
})

test('distance and type narrow the list and are kept in the URL', async ({ page }) => {
  const { count, cards } = await open(page, '/find-a-dealer?q=92880')
  await page.getByLabel('Distance').selectOption('50')
  await page.getByLabel('Dealer type').selectOption('Glass shops')
  await expect(count).toContainText(/glass shops within 50 miles of 92880/)
  await expect(page).toHaveURL(/q=92880&radius=50&type=glass$/)
  await expect(cards.first()).toContainText('Glass')
})

test('a long list has pages of ten dealers, each with its own URL', async ({ page }) => {
  const { cards } = await open(page)
  await expect(cards).toHaveCount(10)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText('11 to 20 of 106')).toBeVisible()
})

test('the search works with the keyboard alone', async ({ page }) => {
  const { keyword, count, cards } = await open(page)
  await keyword.focus()
  await page.keyboard.type('92880')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(count).toContainText('92880')
  const name = cards.first().getByRole('button').first()
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-pressed', 'true')
})

test('the page fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/find-a-dealer?q=92880')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server answers the form, and the list has pages', async ({ page }) => {
    await page.goto('/find-a-dealer')
    const { keyword, search, cards, count } = locator(page)
    await keyword.fill('92880')
    await search.click()
    await expect(count).toContainText('within 25 miles of 92880')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(cards).toHaveCount(10)
  })

  test('search engines get the dealers as structured data', async ({ page }) => {
    await page.goto('/find-a-dealer')
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const list = blocks.map((text) => JSON.parse(text) as { '@type': string; numberOfItems?: number })
    expect(list.find((one) => one['@type'] === 'ItemList')?.numberOfItems).toBe(106)
  })
})
