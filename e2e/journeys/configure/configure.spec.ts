import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const band = (page: Page) => page.getByRole('region', { name: /^Design your/ })
const width = (page: Page) => band(page).getByLabel(/width, inches/i)
const choice = (page: Page, group: RegExp, name: string) =>
  band(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })

async function open(page: Page, address: string) {
  await page.goto(`${address}#design`)
  await waitForHydration(page)
  await expect(width(page)).toBeVisible()
}

for (const viewport of [phone, desk]) {
  test(`a casement window can be designed with the keyboard alone at ${viewport.width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/series/venetian-casement?tab=glass')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Design yours' }).focus()
    await page.keyboard.press('Enter')
    await expect(band(page)).toBeFocused()
    await expect(band(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(width(page)).toBeVisible()
    // Tab reaches the view and the opening first, then the size.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      if (await width(page).evaluate((field) => field === document.activeElement)) break
    }
    await expect(width(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('40')
    await expect(band(page).getByText('Not available as drawn: width.')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Make it 36 in wide' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(width(page)).toBeFocused()
    await expect(width(page)).toHaveValue('36')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(choice(page, /^Hinges/, 'Hinged left')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(choice(page, /^Outside color/, 'Black')).toBeChecked()
    await expect(page).toHaveURL(/\?tab=glass&design=VCA1-36x54-XR-BK#?/)
    await expect(band(page).getByRole('img', { name: /36 in wide and 54 in tall/ })).toBeInViewport()
    await expect(band(page).locator('dd', { hasText: 'Black outside, white inside' })).toHaveCount(1)
    expect(problems).toEqual([])
  })
}

test('a shared design opens unchanged, also after a reload and with the back button', async ({
  page,
  problems,
}) => {
  await open(page, '/series/multi-slide-door?design=MSD1-200x96-PXXXXP-ES')
  const shown = async () => {
    await expect(width(page)).toHaveValue('200')
    await expect(choice(page, /^Panel layout/, '4 Panels, Two Pockets')).toBeChecked()
    await expect(choice(page, /^Outside color/, 'Espresso')).toBeChecked()
  }
  await shown()
  await page.reload()
  await band(page).scrollIntoViewIfNeeded()
  await shown()
  await choice(page, /^Coating/, 'Low E4').check({ force: true })
  await expect(page).toHaveURL(/design=MSD1-200x96-PXXXXP-ES-E4/)
  await band(page).getByRole('link', { name: 'Find a Dealer' }).click()
  await expect(page).toHaveURL(/find-a-dealer/)
  await page.goBack()
  await band(page).scrollIntoViewIfNeeded()
  await shown()
  await expect(choice(page, /^Coating/, 'Low E4')).toBeChecked()
  expect(problems).toEqual([])
})

test('the copied link opens the design', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/series/venetian-awning')
  await choice(page, /^Outside color/, 'Silver').check({ force: true })
  await band(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(band(page).getByText(/Link copied/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/series/venetian-awning?design=VAW1-48x30-SI#design`,
  )
})

test('an unreadable design code shows a message and the default design', async ({ page }) => {
  await open(page, '/series/venetian-casement?design=%3Cscript%3E')
  await expect(band(page).getByText('This design could not be opened')).toBeVisible()
  await expect(width(page)).toHaveValue('28')
})

test('the page is readable before the code of the choices is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('design-tools'))).toEqual([])
  await band(page).scrollIntoViewIfNeeded()
  await expect(width(page)).toBeVisible()
  expect(asked.some((url) => url.includes('design-tools'))).toBe(true)
})

test('choices that do not load show a message, and Try again loads them', async ({ page }) => {
  // A file that does not load is asked for a second time before the message appears.
  await page.route(/design-tools.*\.mjs/, (route) => route.abort(), { times: 2 })
  await page.goto('/series/venetian-casement')
  await waitForHydration(page)
  await band(page).scrollIntoViewIfNeeded()
  await band(page).getByRole('button', { name: 'Try again' }).click()
  await expect(width(page)).toBeVisible()
})

test('without JavaScript the page draws the design in the URL, with its limits', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/series/sliding-glass-door?design=SGD1-120x96-OXO-BK.BK')
  await expect(band(page).getByRole('img', { name: /120 in wide and 96 in tall/ })).toBeVisible()
  await expect(band(page)).toContainText('Black all over')
  await expect(band(page)).toContainText('panels up to 48 in wide and up to 108 in tall')
  await expect(band(page).getByText(/The designer needs JavaScript/)).toBeVisible()
  await expect(band(page).getByText(/Loading the options/)).toBeHidden()
  await context.close()
})

/** Number of pages of a PDF made by Chromium, which writes each page object uncompressed. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const format of ['Letter', 'A4'] as const) {
  test(`the design sheet is one ${format} page with drawing, choices, code and URL`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await open(
      page,
      '/series/venetian-casement?design=VCA1-40.5x80-XR-ES.AL-G1.COLONIAL.2.BY.3-TRIPLE-E4-RAIN-NAIL3',
    )
    await band(page).getByRole('button', { name: 'Print sheet' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#design').getByText('Seen from inside')).toBeVisible()
    await expect(page.getByText(/planning and quotes/)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    expect(pagesIn(await page.pdf({ format }))).toBe(1)
  })
}

const states = [
  '/series/bellagio-single-hung',
  '/series/french-swing-door?design=FSW1-72x80-OXLXRO-AL.WH',
  '/series/platinum-specialty-window?design=PSP1-48x60-HALF-G.FAN.5.RAYS',
  '/series/bellagio-bay-window?design=nothing',
]
for (const state of states) {
  test(`${state} is accessible`, async ({ page, problems }) => {
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      await open(page, state)
      expect(await violations(page, '#design')).toEqual([])
    }
    expect(problems).toEqual([])
  })
}

test('at 400 % zoom the page fits the screen, and the drawing does not cover the choices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/series/french-swing-door?design=FSW1-72x80-OXLXRO-AL.WH')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await choice(page, /^Privacy/, 'Reed').focus()
  await expect(choice(page, /^Privacy/, 'Reed')).toBeInViewport()
  await expect(band(page).getByRole('img', { name: /French swing/ })).not.toBeInViewport()
})
