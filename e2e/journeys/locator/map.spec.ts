import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/watched-page'
import {
  answerLocation,
  mapViolations,
  pageProblems,
  locator,
  open,
  openMap,
  standInMap,
  withGoogle,
} from './locator'

test.beforeEach(({ page }) => answerLocation(page, 'refused'))

const providers = [
  ['the embedded map', () => Promise.resolve()],
  ['Google’s map', (page: Page) => withGoogle(page, 'works')],
] as const

for (const [name, provide] of providers) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => provide(page))

    test('shows one marker for each dealer, and a scale bar', async ({ page }) => {
      const { markers, scale } = await openMap(page)
      await expect(markers).toHaveCount(106)
      if (name === 'the embedded map') await expect(scale).toHaveText(/^\d+\smi$/)
      else expect((await standInMap(page)).options).toMatchObject({ scaleControl: true })
    })

    test('marks the ZIP code that was searched', async ({ page }) => {
      const { map } = await openMap(page, '/find-a-dealer?q=92880')
      await expect(map.getByText('You are here: 92880')).toBeVisible()
    })

    test('names each marker by its dealer and distance', async ({ page }) => {
      const { markers } = await openMap(page, '/find-a-dealer?q=92880')
      await expect(markers.first()).toHaveAccessibleName(/, \d+\.\d miles$/)
    })

    test('opens a marker with the keyboard, closes it with Escape and returns the focus', async ({
      page,
    }) => {
      const { markers, info, cards } = await openMap(page, '/find-a-dealer?q=92880')
      const marker = markers.first()
      const id = await marker.getAttribute('data-marker')
      await marker.focus()
      await page.keyboard.press('Enter')
      await expect(info).toBeFocused()
      await expect(info.getByRole('link', { name: /^Website/ })).toBeVisible()
      await expect(info.getByRole('link', { name: /^\(\d{3}\) 555-01\d\d$/ })).toHaveAttribute(
        'href',
        /^tel:/,
      )
      await expect(info.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute('target', '_blank')
      await expect(info).toContainText(/, CA 9\d{4}/)
      const card = page.locator(`article[data-dealer="${id}"]`)
      await expect(card).toHaveAttribute('data-active')
      await expect(card).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(info).toBeHidden()
      await expect(page.locator(`[data-marker="${id}"]`)).toBeFocused()
      await expect(cards.and(page.locator('[data-active]'))).toHaveCount(0)
    })

    test('moves to the dealer whose name is clicked; closing the info window deselects it', async ({
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

    test('highlights the marker of a hovered card', async ({ page }) => {
      const { cards, map } = await openMap(page, '/find-a-dealer?q=92880')
      await cards.nth(2).hover()
      await expect(map.locator('[data-highlighted]')).toHaveCount(1)
    })

    test('is accessible with the info window closed and open', async ({ page }) => {
      const { cards, info } = await openMap(page, '/find-a-dealer?q=92880')
      expect(await mapViolations(page)).toEqual([])
      await cards.first().getByRole('button').first().click()
      await expect(info).toBeVisible()
      expect(await mapViolations(page)).toEqual([])
    })
  })
}

test('the embedded map requests nothing from other hosts and logs no error', async ({
  page,
  baseURL,
  problems,
}) => {
  const otherHosts: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) otherHosts.push(request.url())
  })
  await openMap(page, '/find-a-dealer?q=92880')
  await expect(page.locator('canvas')).toBeVisible()
  expect(otherHosts).toEqual([])
  expect(pageProblems(problems)).toEqual([])
})

test('Google’s map handles all gestures and has no controls of its own', async ({ page }) => {
  await withGoogle(page, 'works')
  await openMap(page)
  const { options } = await standInMap(page)
  expect(options).toMatchObject({ gestureHandling: 'greedy', disableDefaultUI: true })
})

test('a dealer chosen in the list is shown at zoom 15 on a map with streets', async ({ page }) => {
  await withGoogle(page, 'works')
  const { cards, info } = await openMap(page, '/find-a-dealer?q=92880')
  await cards.first().getByRole('button').first().click()
  await expect(info).toBeVisible()
  await expect.poll(async () => (await standInMap(page)).zoom).toBe(15)
})

test('a dealer chosen in the list is shown with its neighbors on the embedded map', async ({ page }) => {
  const { cards, info, markers, scale } = await openMap(page, '/find-a-dealer?q=92880')
  await cards.first().getByRole('button').first().click()
  await expect(info).toBeVisible()
  await expect(scale).toHaveText(/^[2-5]\smi$/)
  expect(await markers.count()).toBeGreaterThanOrEqual(3)
})

test('a rejected key replaces only the map, and the search keeps working', async ({ page }) => {
  await withGoogle(page, 'rejects the key')
  const { map, keyword, count } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('Error: AuthFailure')
  expect(await mapViolations(page)).toEqual([])
  await keyword.fill('glass')
  await keyword.press('Enter')
  await expect(count).toContainText('“glass”')
})

test('a map script that does not load is logged, and a notice takes the place of the map', async ({
  page,
  problems,
}) => {
  await withGoogle(page, 'fails')
  const { map, cards } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('The map could not be loaded')
  expect(problems.join()).toContain("Cannot load Google's map script")
  await expect(cards).toHaveCount(10)
})

for (const part of ['dealer-map', 'map-maplibre'])
  test(`Try again loads map code that failed to load (${part})`, async ({ page }) => {
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

test('Try again loads Google’s script after it failed to load', async ({ page }) => {
  await withGoogle(page, 'fails')
  const { map, markers } = await open(page)
  await map.scrollIntoViewIfNeeded()
  await expect(map).toContainText('The map could not be loaded')
  await page.unroute('https://maps.googleapis.com/**')
  await withGoogle(page, 'works')
  await map.getByRole('button', { name: 'Try again' }).click()
  await expect(markers.first()).toBeVisible()
})

test('a printed page has the list but no map', async ({ page }) => {
  const { cards, map, search } = await openMap(page, '/find-a-dealer?q=92880')
  await page.emulateMedia({ media: 'print' })
  await expect(cards.first()).toBeVisible()
  await expect(map).toBeHidden()
  await expect(search).toBeHidden()
})

test('at 400 % zoom the page fits the screen, and the map opens as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { cards } = await open(page, '/find-a-dealer?q=92880')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await cards.first().getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
  const info = sheet.getByRole('dialog')
  await expect(info).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('button', { name: 'Close the map' })).toBeInViewport({ ratio: 1 })
  expect(await mapViolations(page)).toEqual([])
})

test('with reduced motion the map moves without animation', async ({ page }) => {
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

test('the wheel scrolls the page across the map, and zooms the map after the pointer has moved on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { map, scale } = await openMap(page)
  await expect(page.locator('canvas')).toBeVisible()
  const distance = await scale.innerText()
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(900, 400)
  // The page scrolls until the map is under the pointer, which does not move.
  for (let step = 0; step < 8; step++) {
    await page.mouse.wheel(0, 100)
    await page.waitForTimeout(60)
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700)
  await expect(scale).toHaveText(distance)

  await map.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await map.boundingBox()) ?? {}
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.move(x + 200, Math.max(y, 0) + 200, { steps: 4 })
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -400)
  await expect(scale).not.toHaveText(distance)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the map shows the dealers whose name matches beside those in the place of that name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { map, cards } = await openMap(page, '/find-a-dealer?q=cypress')
  await page.waitForTimeout(1000)
  const frame = await map.boundingBox()
  for (const card of (await cards.all()).slice(0, 2)) {
    const id = await card.getAttribute('data-dealer')
    const pin = await page.locator(`[data-marker="${id}"]`).boundingBox()
    expect([
      (pin?.x ?? -1) > (frame?.x ?? 0),
      (pin?.x ?? Infinity) < (frame?.x ?? 0) + (frame?.width ?? 0),
      (pin?.y ?? -1) > (frame?.y ?? 0),
      (pin?.y ?? Infinity) < (frame?.y ?? 0) + (frame?.height ?? 0),
    ]).toEqual([true, true, true, true])
  }
})

test('the list and the map begin in the upper part of a laptop’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { map } = await open(page)
  for (const part of [map, page.getByRole('heading', { name: 'Dealers' })])
    expect((await part.boundingBox())?.y).toBeLessThan(520)
})

test('after a search on a wide screen the count has the focus, and the form stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { keyword, search, count } = await open(page)
  await keyword.fill('92880')
  await search.click()
  const line = count.locator('p').first()
  await expect(line).toHaveText(/within 25 miles of 92880/)
  await expect(line).toBeFocused()
  await expect(line).toBeInViewport({ ratio: 1 })
  const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: Infinity }
  expect((await keyword.boundingBox())?.y).toBeGreaterThanOrEqual(header.y + header.height)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('after a search the count has the focus and is in view', async ({ page }) => {
    const { keyword, search, count } = await open(page)
    await keyword.fill('92880')
    await search.tap()
    const line = count.locator('p').first()
    await expect(line).toHaveText(/within 25 miles of 92880/)
    await expect(line).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Dealers' })).toBeInViewport({ ratio: 1 })
    expect((await line.boundingBox())?.y).toBeLessThan(390)
  })

  test('the button of the map covers no field', async ({ page }) => {
    await open(page)
    const button = await page.getByRole('button', { name: 'Show the map' }).boundingBox()
    for (const label of ['Location or dealer name', 'Distance', 'Dealer type']) {
      const field = page.getByLabel(label).first()
      await expect(field).toBeVisible()
      const box = await field.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    }
  })

  test('the map opens on California', async ({ page }) => {
    const { markers } = await open(page)
    await page.getByRole('button', { name: 'Show the map' }).tap()
    await expect(markers).toHaveCount(106)
    const tops = await markers.evaluateAll((all) => all.map((marker) => marker.getBoundingClientRect().top))
    expect([Math.min(...tops) > 150, Math.max(...tops) < 780]).toEqual([true, true])
  })

  test('loads the map only when it is opened, and the back button closes it', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const { cards } = await open(page, '/find-a-dealer?q=92880')
    await page.mouse.wheel(0, 4000)
    await expect(cards.last()).toBeVisible()
    expect(requested.filter((url) => /dealer-map|map-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
    await expect(sheet.locator('[data-marker]').first()).toBeVisible()
    expect(await mapViolations(page)).toEqual([])
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/q=92880$/)
  })

  test('closes the sheet with its button and with Escape', async ({ page }) => {
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

  test('shows a dealer on the map when its name is clicked', async ({ page }) => {
    await open(page, '/find-a-dealer?q=92880')
    const name = locator(page).cards.first().getByRole('button').first()
    const text = await name.innerText()
    await name.click()
    const sheet = page.getByRole('dialog', { name: 'Map of dealers' })
    await expect(sheet.getByRole('dialog', { name: text })).toBeVisible()
    expect(await mapViolations(page)).toEqual([])
  })
})
