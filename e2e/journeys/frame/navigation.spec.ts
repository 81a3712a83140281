import type { Locator, Page } from '@playwright/test'
import { knownSheetsCookie } from '@virida/shared/platform/contract/known-sheets'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const requestsFor = (page: Page, part: string) => {
  const urls: string[] = []
  page.on('request', (request) => request.url().includes(part) && urls.push(request.url()))
  return urls
}

test('a section is loaded only when it is needed', async ({ page }) => {
  const other = requestsFor(page, '/r/mfe-')
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(other.filter((url) => !url.includes('/r/mfe-browse/'))).toEqual([])
})

/** Focuses a link as a keyboard does. Without a key, the first use of the page would be the press that follows the link. */
async function focusByKeyboard(link: Locator) {
  await link.page().keyboard.press('Tab')
  await link.focus()
}

/** Counts the fades of page changes from now on. @returns The count so far. */
async function countFades(page: Page): Promise<() => Promise<number | undefined>> {
  await page.evaluate(() => {
    const counted = window as { fades?: number }
    const fade = document.startViewTransition.bind(document)
    counted.fades = 0
    document.startViewTransition = (update) => {
      counted.fades = (counted.fades ?? 0) + 1
      return fade(update)
    }
  })
  return () => page.evaluate(() => (window as { fades?: number }).fades)
}

for (const [how, rest, follow] of [
  ['hovering', (link: Locator) => link.hover(), (link: Locator) => link.click()],
  ['focusing', focusByKeyboard, (link: Locator) => link.press('Enter')],
] as const)
  test(`${how} a link loads its page ahead, so following it requests nothing but pictures and shows it without a fade`, async ({
    page,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
    const modules = requestsFor(page, '/contact-us.')
    const keepsSheets = () => page.evaluate((name) => document.cookie.includes(`${name}=`), knownSheetsCookie)
    // The part that loads pages ahead is itself loaded when the page is idle, and so is the part that puts the style sheets into the
    // browser's cache at the first use. Neither notices what happened before.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await rest(link)
      await page.waitForTimeout(100)
      expect(modules).not.toEqual([])
      expect(await keepsSheets()).toBe(true)
    }).toPass()
    // Scripts and style sheets are loaded side by side; both are there when the sheet is in use.
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/contact-us.')),
    )
    await page.waitForTimeout(500)
    const requests: string[] = []
    page.on('request', (request) => {
      // Chromium asks for the icon of the page ("other") at each change of the address, and has it in its cache.
      if (!['image', 'other'].includes(request.resourceType())) requests.push(request.url())
    })
    const fades = await countFades(page)
    await follow(link)
    await expect(page).toHaveURL('/contact-us')
    await expect(page.locator('h1')).toBeVisible()
    expect(requests).toEqual([])
    expect(await fades()).toBe(0)
  })

test('a link changes the page without a reload, focuses its heading, announces its title and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => {
    ;(window as { mark?: number }).mark = 1
    scrollTo(0, 1200)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a press during the fade of a page change reaches the new page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/catalog')
  await waitForHydration(page)
  // On a busy machine the fade takes seconds.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s }',
    )
    document.adoptedStyleSheets.push(slow)
  })
  const main = page.getByRole('main')
  // Without a pointer that rests on the link, the page is not ready, and fades in.
  await main.getByRole('link', { name: 'Venetian Casement' }).first().dispatchEvent('click')
  await expect(page).toHaveURL('/series/venetian-casement')
  const add = main.getByRole('button', { name: 'Add to my project' }).first()
  const { x = 0, y = 0, width = 0, height = 0 } = (await add.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(main.getByRole('link', { name: 'In your project: 1' })).toBeVisible()
  const fades = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect
      return pseudoElement?.startsWith('::view-transition-old')
    }),
  )
  expect(fades).not.toEqual([])
})

test('the back button restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.waitForTimeout(100)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Support', exact: true })
    .dispatchEvent('click')
  await expect(page).toHaveURL('/support')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(40)
})

test('title and description change with the page', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/support$/)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
})

test('shows the page of the last link when a visitor follows several links within a second', async ({
  page,
}) => {
  await page.goto('/warranty')
  await waitForHydration(page)
  const paths = ['/find-a-dealer', '/about-us', '/contact-us', '/warranty']
  const follow = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
  // The code of all pages is loaded first.
  for (const path of paths) {
    await follow(path)
    await expect(page).toHaveURL(path)
    await page.waitForTimeout(500)
  }
  const heading = page.locator('main h1')
  for (const pause of [20, 60, 120, 20, 60, 120]) {
    await page.evaluate(
      async ([first, second, third, between]) => {
        const click = (to: string) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click()
        const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
        scrollTo(0, 600)
        click(first)
        await wait(200)
        click(second)
        await wait(between)
        click(third)
      },
      ['/find-a-dealer', '/about-us', '/contact-us', pause] as const,
    )
    await expect(page).toHaveURL('/contact-us')
    await page.waitForTimeout(1000)
    await expect(heading).toHaveText('Contact Us')
    await expect(page).toHaveTitle(/^Contact/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await follow('/warranty')
    await expect(heading).toHaveText(/warranty/i)
  }
})
