import { waitForHydration, expect, test, watchProblems } from '../../fixtures/watched-page'
import { altOf, dialog, pictureAt, project, thumbnails } from './pages'

test('a picture can be opened, browsed and closed with the keyboard alone', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto(project)
  await waitForHydration(page)
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
  // However often Tab is pressed, the focus stays in the dialog.
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
  expect(problems).toEqual([])
})

test('the back button closes the picture after any number of pictures, and Forward opens it again', async ({
  page,
}) => {
  await page.goto(project)
  await waitForHydration(page)
  await thumbnails(page).nth(8).scrollIntoViewIfNeeded()
  await thumbnails(page).nth(8).click()
  await expect(dialog(page)).toContainText('9 of 40')
  await dialog(page).getByRole('link', { name: 'Next picture' }).click()
  await dialog(page).getByRole('link', { name: 'Next picture' }).click()
  await expect(page).toHaveURL((await thumbnails(page).nth(10).getAttribute('href')) ?? '')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(project)
  await expect(thumbnails(page).nth(10)).toBeInViewport()
  await page.goForward()
  await expect(dialog(page)).toContainText('11 of 40')
})

test('the server renders an open picture with its own title and URL', async ({ request }) => {
  const html = await (await request.get(pictureAt('20'))).text()
  expect(html).toMatch(/<dialog[^>]* open/)
  expect(html).toContain(`<title>${altOf('20')}: Venetian`)
  expect(html).toContain(`rel="canonical" href="https://www.virida.example.com${pictureAt('20')}"`)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*imagesizes="\(width (&gt;|>)= 1024px\) calc/)
  const another = await (await request.get(pictureAt('21'))).text()
  const description = /name="description" content="([^"]+)"/
  expect(description.exec(another)?.[1]).not.toBe(description.exec(html)?.[1])
})

test('a picture opened by its URL can be reloaded, and closing it shows its category', async ({ page }) => {
  const problems = watchProblems(page)
  await page.goto(project)
  const address = (await thumbnails(page).nth(6).getAttribute('href')) ?? ''
  await page.goto(address)
  await waitForHydration(page)
  await page.reload()
  await waitForHydration(page)
  await expect(dialog(page).locator(':modal')).toHaveCount(0)
  await expect(page.locator('dialog:modal')).toContainText('7 of 40')
  await dialog(page).getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(project)
  await expect(thumbnails(page).nth(6)).toBeFocused()
  expect(problems).toEqual([])
})

test('without JavaScript an open picture links to the previous and next picture', async ({
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

test('a swipe goes to the next picture and back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(pictureAt('02'))
  await waitForHydration(page)
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

test('a product in a picture links to its series', async ({ page }) => {
  await page.goto(pictureAt('20'))
  await waitForHydration(page)
  await dialog(page).getByRole('link', { name: 'Venetian Casement' }).click()
  await expect(page).toHaveURL('/series/venetian-casement')
  await expect(page.locator('h1')).toHaveText('Venetian Casement')
})
