import type { Locator } from '@playwright/test'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

const shared =
  '/egress-calculator?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60&result=1'

test('a window can be calculated with the keyboard alone', async ({ page, problems }) => {
  await page.goto('/egress-calculator')
  await waitForHydration(page)
  await page.getByLabel('Window Series').focus()
  await page.keyboard.type('Plat')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Horiz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('48')
  await page.keyboard.press('Tab')
  await page.keyboard.type('48 0/16')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Does NOT meet IRC Egress Requirements.')).toBeVisible()
  const width = page.getByRole('row', { name: /Opening Width/ })
  await expect(width).toContainText('19 5/8 in')
  await expect(width).toContainText('3/8 in too narrow')
  await expect(page).toHaveURL(/window_series=platinum&window_style=horizontal_slider&frame_width=48&/)
  expect(problems).toEqual([])
})

test('presets fill in the form but do not calculate', async ({ page }) => {
  await page.goto('/egress-calculator?window_series=venetian&window_style=casement')
  await waitForHydration(page)
  await expect(page.getByLabel('Window Series')).toHaveValue('venetian')
  await expect(page.getByLabel('Window Style')).toHaveValue('casement')
  await expect(page.getByText(/IRC Egress Requirements\./)).toHaveCount(0)
})

test('the choice of styles depends on the series', async ({ page }) => {
  await page.goto('/egress-calculator?window_series=venetian&window_style=casement')
  await waitForHydration(page)
  await page.getByLabel('Window Series').selectOption('bellagio')
  await expect(page.getByLabel('Window Style')).toHaveValue('')
  await expect(page.getByLabel('Window Style').locator('option')).toHaveText([
    'Choose a style',
    'Single Hung',
    'Horizontal Slider',
  ])
})

for (const width of [390, 1440, 1920]) {
  test(`width and height are side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/egress-calculator')
    const tops = await page
      .getByLabel(/^Frame (?:Width|Height)/)
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(tops[0]).toBe(tops[1])
  })
}

test('an empty form marks its fields and moves the focus to the first', async ({ page }) => {
  await page.goto('/egress-calculator')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(4)
  await expect(page.getByLabel('Window Series')).toBeFocused()
})

test('a shared link shows the same result, also without JavaScript', async ({ page, browser }) => {
  await page.goto(shared)
  await waitForHydration(page)
  await expect(page.getByText('Does NOT meet IRC Egress Requirements.')).toBeVisible()
  await expect(page.getByText(/OK for grade-floor openings only/)).toBeVisible()
  await page.getByLabel('Frame Height (in)').fill('65 1/2')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Meets IRC Egress Requirements.', { exact: true })).toBeVisible()

  const other = await browser.newContext({ javaScriptEnabled: false })
  const received = await other.newPage()
  await received.goto(page.url())
  await expect(received.getByLabel('Frame Height (in)')).toHaveValue('65 1/2')
  await expect(received.getByText('Meets IRC Egress Requirements.', { exact: true })).toBeVisible()
  await other.close()
})

test('a window for grade floors only has an amber verdict, and red only in the cell that fails', async ({
  page,
}) => {
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  const verdict = page.getByText('Does NOT meet IRC Egress Requirements.')
  // Too small for every floor.
  await page.goto(shared.replace('frame_height=60', 'frame_height=48'))
  const red = await colorOf(verdict)
  await page.goto(shared)
  const amber = await colorOf(verdict)
  expect(amber).not.toBe(red)
  const margins = page.getByRole('row', { name: /^Opening/ }).locator('td[data-passes] > span:last-child')
  const colors = await Promise.all((await margins.all()).map(colorOf))
  expect(colors.map((color) => color === red)).toEqual([false, false, false, false, false, true])
  expect(colors).not.toContain(amber)
})

test('Calculate brings the verdict into view with the title above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(shared)
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Calculate' }).evaluate((button) => (button as HTMLElement).click())
  const header = await page.getByRole('banner').boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  const title = page.getByRole('heading', { name: 'Result', exact: true })
  await expect(title).toBeInViewport({ ratio: 1 })
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
})

test('a suggested change fills in the form and passes', async ({ page }) => {
  await page.goto(shared)
  await waitForHydration(page)
  await page.getByRole('link', { name: '5 1/2 in taller: 36 × 65 1/2 in' }).click()
  await expect(page.getByLabel('Frame Height (in)')).toHaveValue('65 1/2')
  await expect(page.getByText('Meets IRC Egress Requirements.', { exact: true })).toBeVisible()
})

test('a list of openings can be checked and exported', async ({ page }) => {
  await page.goto('/egress-calculator')
  await waitForHydration(page)
  await page
    .getByRole('textbox', { name: 'Openings' })
    .fill('Bedroom 2, Platinum, Slider, 48, 48\nBedroom 3\tVenetian\tCasement\t28\t48')
  await page.getByRole('button', { name: 'Check openings' }).click()
  await expect(page.getByText('1 of 2 openings pass on every floor.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('egress-openings.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString('utf8')).toContain(
    'Bedroom 2,Platinum Horizontal Slider,48,48,19.625,45,6.133',
  )
})

test('a size of thousands of blanks or separators delays neither the server nor the tab', async ({
  page,
}) => {
  // No server passes more than 8,000 characters of a value to a page.
  for (const size of [`1'${'+'.repeat(7900)}x`, '1-'.repeat(3950), '%C2%BD'.repeat(2000)]) {
    const address = `/egress-calculator?openings=Bedroom,Platinum,Single+Hung,${size},40`
    // Other programs on the machine can only add time, so the fastest of five uncached answers counts.
    const times: number[] = []
    for (let width = 40; width < 45; width += 1) {
      const start = Date.now()
      expect((await page.request.get(address.replace(/40$/, String(width)))).status()).toBe(200)
      times.push(Date.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(300)
    await page.goto(address)
    await waitForHydration(page)
    await page.getByLabel('Frame Height (in)').fill('60')
    await expect(page.getByText('0 of 1 openings pass on every floor.')).toBeVisible()
  }
})

test('a list that is too long for an address leaves the calculator usable', async ({ page }) => {
  await page.goto(`/egress-calculator?openings=Bedroom,Platinum,Single+Hung,${'1-'.repeat(6000)},40`)
  await waitForHydration(page)
  await expect(page.getByRole('textbox', { name: 'Openings' })).toHaveValue('')
  await page.getByLabel('Frame Height (in)').fill('60')
  await expect(page.getByLabel('Frame Height (in)')).toHaveValue('60')
})

const sheets = {
  'a window that fits grade floors only': shared,
  'a window that is too small and begins too high':
    '/egress-calculator?window_series=venetian&window_style=casement&frame_width=20&frame_height=30&sill_height=48&result=1',
}

for (const [name, address] of Object.entries(sheets))
  test(`the print sheet of ${name} has date, code, drawing and disclaimer on one page`, async ({ page }) => {
    await page.goto(address)
    await waitForHydration(page)
    await page.emulateMedia({ media: 'print' })
    for (const text of [
      '2021 International Residential Code (IRC), Section R310',
      'Prepared by',
      'Estimate only',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await expect(page.getByText(String(new Date().getFullYear()), { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: /Venetian|window/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
    // The default print margins of browsers.
    const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' }
    for (const format of ['Letter', 'A4']) expect(pagesOf(await page.pdf({ format, margin }))).toBe(1)
  })

/** Number of pages of a PDF: the first count in its page tree, which Chromium does not compress. */
const pagesOf = (pdf: Buffer) =>
  Number(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/s.exec(pdf.toString('latin1'))?.[1])
