import type { Page } from '@playwright/test'
import { violations } from '../fixtures/violations'
import { alive, expect, test, watch } from '../fixtures/watched-page'

const project = '/gallery/venetian_cantera'
const pictureAt = (number: string, filter = '') =>
  `${project}?${filter}picture=gallery-venetian-cantera-${number}`

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of / })
const thumbnails = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link')

/** Number of pictures of each category (specification, visitor actions, constants). */
for (const [value, count] of [
  ['bellagio_provence', 35],
  ['bellagio_ironwood', 42],
  ['platinum_kb_home', 38],
  ['platinum_new_haven', 51],
  ['venetian_cantera', 40],
] as const) {
  test(`${value} shows its ${count} pictures`, async ({ page }) => {
    await page.goto(`/gallery/${value}`)
    await expect(thumbnails(page)).toHaveCount(count)
    await expect(page.getByRole('status').filter({ hasText: `${count} pictures` })).toBeVisible()
  })
}

test('a picture is opened, gone through and closed by keyboard alone', async ({ page }) => {
  const complaints = watch(page)
  await page.goto(project)
  await alive(page)
  await thumbnails(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pictureAt('03'))
  await expect(dialog(page)).toContainText('3 of 40')
  for (const [key, at] of [
    ['ArrowRight', '04'],
    ['ArrowLeft', '03'],
    ['Home', '01'],
    ['ArrowLeft', '40'],
    ['ArrowRight', '01'],
    ['End', '40'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(pictureAt(at))
  }
  await expect(dialog(page).locator('[aria-live]')).toHaveText(/^40 of 40: House on a stone base/)
  // The focus stays in the dialog, however often it goes round.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(project)
  await expect(dialog(page)).toHaveCount(0)
  await expect(thumbnails(page).nth(39)).toBeFocused()
  await expect(thumbnails(page).nth(39)).toBeInViewport()
  expect(complaints).toEqual([])
})

test('Back closes a picture, however many were looked at, and Forward opens it again', async ({ page }) => {
  await page.goto(project)
  await alive(page)
  await thumbnails(page).nth(8).scrollIntoViewIfNeeded()
  await thumbnails(page).nth(8).click()
  await expect(dialog(page)).toContainText('9 of 40')
  await dialog(page).getByRole('link', { name: 'Next picture' }).click()
  await dialog(page).getByRole('link', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(pictureAt('11'))
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(project)
  await expect(thumbnails(page).nth(10)).toBeInViewport()
  await page.goForward()
  await expect(dialog(page)).toContainText('11 of 40')
})

test('the served document of a picture holds it, with a title and an address of its own', async ({
  request,
}) => {
  const html = await (await request.get(pictureAt('20'))).text()
  expect(html).toMatch(/<dialog[^>]* open/)
  expect(html).toContain('<title>Kitchen with a white casement window that looks onto a garden: Venetian')
  expect(html).toContain(`rel="canonical" href="https://www.virida.example.com${pictureAt('20')}"`)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*imagesizes="\(width (&gt;|>)= 1024px\) calc/)
  const another = await (await request.get(pictureAt('21'))).text()
  const description = /name="description" content="([^"]+)"/
  expect(description.exec(another)?.[1]).not.toBe(description.exec(html)?.[1])
})

test('a picture that is opened by its address is closed into its project, and can be reloaded', async ({
  page,
}) => {
  const complaints = watch(page)
  await page.goto(pictureAt('07'))
  await alive(page)
  await page.reload()
  await alive(page)
  await expect(dialog(page).locator(':modal')).toHaveCount(0)
  await expect(page.locator('dialog:modal')).toContainText('7 of 40')
  await dialog(page).getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(project)
  await expect(thumbnails(page).nth(6)).toBeFocused()
  expect(complaints).toEqual([])
})

test('without JavaScript a picture is readable, and its neighbors are links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(project)
  await thumbnails(page).nth(1).click()
  await expect(page).toHaveURL(pictureAt('02'))
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expect(dialog(page)).toContainText('2 of 40')
  await dialog(page).getByRole('link', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(pictureAt('03'))
  await dialog(page).getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(project)
  await context.close()
})

test('a finger goes to the next picture and back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(pictureAt('02'))
  await alive(page)
  const touch = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y: 200 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + (to - from) * part),
      })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(300, 100)
  await expect(page).toHaveURL(pictureAt('03'))
  await swipe(100, 300)
  await expect(page).toHaveURL(pictureAt('02'))
  await context.close()
})

test('filters live in the address, tell their counts, and lead through what they leave', async ({ page }) => {
  await page.goto(project)
  await alive(page)
  await page.getByRole('link', { name: 'Kitchen 1' }).click()
  await expect(page).toHaveURL(`${project}?room=kitchen`)
  await expect(thumbnails(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Remove filter: Kitchen 1' }).click()
  await expect(page).toHaveURL(project)
  await page.getByRole('link', { name: /^Blue Exterior/ }).click()
  await page.getByRole('link', { name: /^Patio/ }).click()
  await expect(page).toHaveURL(`${project}?room=patio&finish=blue_exterior`)
  await expect(page.getByRole('status').filter({ hasText: '2 of 40 pictures' })).toBeVisible()
  await page.reload()
  await alive(page)
  await thumbnails(page).nth(0).click()
  await expect(dialog(page)).toContainText('1 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(pictureAt('38', 'room=patio&finish=blue_exterior&'))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Show all pictures' }).click()
  await expect(thumbnails(page)).toHaveCount(40)
})

test('all 206 pictures can be looked through by room, and each opens in its project', async ({ page }) => {
  const complaints = watch(page)
  await page.goto('/gallery')
  await alive(page)
  await page.getByRole('link', { name: 'All pictures' }).click()
  await expect(page.getByRole('status').filter({ hasText: '206 pictures' })).toBeVisible()
  await expect(thumbnails(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Show 24 more' }).click()
  await expect(thumbnails(page)).toHaveCount(48)
  await page.getByRole('link', { name: 'Kitchen 4' }).click()
  await expect(thumbnails(page)).toHaveCount(4)
  await thumbnails(page).nth(1).click()
  await expect(page).toHaveURL(/\/gallery\/platinum_kb_home\?room=kitchen&picture=/)
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/gallery?room=kitchen&pictures=all')
  await expect(thumbnails(page)).toHaveCount(4)
  expect(complaints).toEqual([])
})

test('a product in a picture leads to its series', async ({ page }) => {
  await page.goto(pictureAt('20'))
  await alive(page)
  await dialog(page).getByRole('link', { name: 'Venetian Casement' }).click()
  await expect(page).toHaveURL('/series/venetian-casement')
  await expect(page.locator('h1')).toHaveText('Venetian Casement')
})

for (const width of [320, 390, 1440]) {
  test(`nothing is inaccessible or cut off at ${width} px, closed and open`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 800 },
      // Colors are compared when nothing fades any more.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const address of [project, pictureAt('20'), '/gallery?room=kitchen']) {
      await page.goto(address)
      await alive(page)
      expect(await violations(page), address).toEqual([])
      const overflow = await page.evaluate(() => {
        const { scrollWidth } = document.querySelector('dialog') ?? document.documentElement
        return scrollWidth - innerWidth
      })
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}
