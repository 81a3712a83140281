import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { answerLocation, faultsOf, locator, open, openMap, withGoogle } from './locator'

test.beforeEach(({ page }) => answerLocation(page, 'refused'))

const providers = [
  ['the embedded map', () => Promise.resolve()],
  ['Google’s map', (page: Page) => withGoogle(page, 'works')],
] as const

for (const [name, provide] of providers) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => provide(page))

    test('shows the dealers found, each by name and distance', async ({ page }) => {
      const { markers } = await openMap(page, '/find-a-dealer?q=92880')
      await expect(markers.first()).toHaveAccessibleName(/, \d+\.\d miles$/)
    })

    test('opens a marker by the keyboard, closes by Escape and gives the focus back', async ({ page }) => {
      const { markers, info, cards } = await openMap(page, '/find-a-dealer?q=92880')
      const marker = markers.first()
      const id = await marker.getAttribute('data-marker')
      await marker.focus()
      await page.keyboard.press('Enter')
      await expect(info).toBeFocused()
      await expect(info.getByRole('link', { name: /^Website/ })).toBeVisible()
      await expect(info).toContainText(/, CA 9\d{4}/)
      const card = page.locator(`article[data-dealer="${id}"]`)
      await expect(card).toHaveAttribute('data-active')
      await expect(card).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(info).toBeHidden()
      await expect(page.locator(`[data-marker="${id}"]`)).toBeFocused()
      await expect(cards.and(page.locator('[data-active]'))).toHaveCount(0)
    })

    test('looks at the dealer whose name is pressed, and forgets it with the info window', async ({
      page,
    }) => {
      const { cards, info } = await openMap(page, '/find-a-dealer?q=92880')
      const name = cards.nth(1).getByRole('button').first()
      await name.click()
      await expect(info).toContainText(await name.innerText())
      await expect(name).toHaveAttribute('aria-pressed', 'true')
      await info.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(name).toHaveAttribute('aria-pressed', 'false')
      await expect(name).toBeFocused()
    })

    test('lights the marker of a card that is pointed at', async ({ page }) => {
      const { cards, map } = await openMap(page, '/find-a-dealer?q=92880')
      await cards.nth(2).hover()
      await expect(map.locator('[data-lit]')).toHaveCount(1)
    })

    test('has no accessibility fault, with the info window closed and open', async ({ page }) => {
      const { cards, info } = await openMap(page, '/find-a-dealer?q=92880')
      expect(await violations(page)).toEqual([])
      await cards.first().getByRole('button').first().click()
      await expect(info).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('the embedded map asks nobody else and breaks no rule of the site', async ({
  page,
  baseURL,
  complaints,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await openMap(page, '/find-a-dealer?q=92880')
  await expect(page.locator('canvas')).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(faultsOf(complaints)).toEqual([])
})

test('Google’s map is greedy and without its own controls', async ({ page }) => {
  await withGoogle(page, 'works')
  await openMap(page)
  const options = await page.evaluate(
    () =>
      (window as unknown as { standInMaps: { options: Record<string, unknown> }[] }).standInMaps[0]?.options,
  )
  expect(options).toMatchObject({ gestureHandling: 'greedy', disableDefaultUI: true })
})

test('a refused key replaces the map alone', async ({ page }) => {
  await withGoogle(page, 'refuses the key')
  const { map, keyword, count } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('Error: AuthFailure')
  expect(await violations(page)).toEqual([])
  await keyword.fill('glass')
  await keyword.press('Enter')
  await expect(count).toContainText('“glass”')
})

test('a map script that fails is logged and told in the place of the map', async ({ page, complaints }) => {
  await withGoogle(page, 'fails')
  const { map, cards } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('The map could not be loaded')
  expect(complaints.join()).toContain('The map script could not be loaded')
  await expect(cards).toHaveCount(10)
})

for (const part of ['dealer-map', 'map-maplibre'])
  test(`code of the map that did not come (${part}) comes with another try`, async ({ page }) => {
    let isLost = true
    await page.route(new RegExp(`/${part}\\.[^/]+$`), (route) => (isLost ? route.abort() : route.continue()))
    const { map, markers, cards } = await open(page)
    await map.scrollIntoViewIfNeeded()
    await expect(map.getByText('The map could not be loaded')).toBeVisible()
    await expect(cards).toHaveCount(10)
    isLost = false
    await map.getByRole('button', { name: 'Try again' }).click()
    await expect(markers.first()).toBeVisible()
  })

test('Google’s script that did not come comes with another try', async ({ page }) => {
  await withGoogle(page, 'fails')
  const { map, markers } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('The map could not be loaded')
  await page.unroute('https://maps.googleapis.com/**')
  await withGoogle(page, 'works')
  await map.getByRole('button', { name: 'Try again' }).click()
  await expect(markers.first()).toBeVisible()
})

test('on paper there is the list, and no map', async ({ page }) => {
  const { cards, map, search } = await openMap(page, '/find-a-dealer?q=92880')
  await page.emulateMedia({ media: 'print' })
  await expect(cards.first()).toBeVisible()
  await expect(map).toBeHidden()
  await expect(search).toBeHidden()
})

test('at 400 % zoom nothing stands beside the page, and the map is a sheet that closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { cards } = await open(page, '/find-a-dealer?q=92880')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await cards.first().getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
  const info = sheet.getByRole('dialog')
  await expect(info).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('button', { name: 'Close the map' })).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
})

test('with reduced motion the map is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { cards, info } = await openMap(page, '/find-a-dealer?q=92880')
  await cards.first().getByRole('button').first().click()
  await expect(info).toBeVisible()
  const [first, second] = await info.evaluate(async (part) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    const before = part.getBoundingClientRect().left
    await frame()
    return [before, part.getBoundingClientRect().left]
  })
  expect(second).toBe(first)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('loads no map until it is asked for, and the back button closes it', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const { cards } = await open(page, '/find-a-dealer?q=92880')
    await page.mouse.wheel(0, 4000)
    await expect(cards.last()).toBeVisible()
    expect(requested.filter((url) => /dealer-map|map-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
    await expect(sheet.locator('[data-marker]').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/q=92880$/)
  })

  test('closes the sheet by its button and by Escape', async ({ page }) => {
    await open(page)
    const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
    for (const close of [
      () => page.getByRole('button', { name: 'Close the map' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: 'Show the map' }).click()
      await expect(sheet).toBeVisible()
      await close()
      await expect(sheet).toBeHidden()
    }
  })

  test('shows a dealer on the map when the name is pressed', async ({ page }) => {
    await open(page, '/find-a-dealer?q=92880')
    const name = locator(page).cards.first().getByRole('button').first()
    const text = await name.innerText()
    await name.click()
    const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
    await expect(sheet.getByRole('dialog', { name: text })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
