import { alive, expect, test } from '../../fixtures/watched-page'

const shared =
  '/egress-calculator?window_series=venetian&window_style=single_hung&frame_width=36&frame_height=60&result=1'

test('a window is calculated by keyboard alone', async ({ page, complaints }) => {
  await page.goto('/egress-calculator')
  await alive(page)
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
  await expect(width).toContainText('19.625 in')
  await expect(width).toContainText('3/8 in too narrow')
  await expect(page).toHaveURL(/window_series=platinum&window_style=horizontal_slider&frame_width=48&/)
  expect(complaints).toEqual([])
})

test('presets fill the form and calculate nothing', async ({ page }) => {
  await page.goto('/egress-calculator?window_series=venetian&window_style=casement')
  await alive(page)
  await expect(page.getByLabel('Window Series')).toHaveValue('venetian')
  await expect(page.getByLabel('Window Style')).toHaveValue('casement')
  await expect(page.getByText(/IRC Egress Requirements\./)).toHaveCount(0)
})

test('the styles follow the series', async ({ page }) => {
  await page.goto('/egress-calculator?window_series=venetian&window_style=casement')
  await alive(page)
  await page.getByLabel('Window Series').selectOption('bellagio')
  await expect(page.getByLabel('Window Style')).toHaveValue('')
  await expect(page.getByLabel('Window Style').locator('option')).toHaveText([
    'Choose a style',
    'Single Hung',
    'Horizontal Slider',
  ])
})

test('an empty form marks its fields and takes the focus to the first', async ({ page }) => {
  await page.goto('/egress-calculator')
  await alive(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(4)
  await expect(page.getByLabel('Window Series')).toBeFocused()
})

test('a shared link shows what its sender saw, and reads the same without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto(shared)
  await alive(page)
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

test('a proposed change fills the form and passes', async ({ page }) => {
  await page.goto(shared)
  await alive(page)
  await page.getByRole('link', { name: '5 1/2 in taller: 36 × 65 1/2 in' }).click()
  await expect(page.getByLabel('Frame Height (in)')).toHaveValue('65 1/2')
  await expect(page.getByText('Meets IRC Egress Requirements.', { exact: true })).toBeVisible()
})

test('a list of openings is checked and exported', async ({ page }) => {
  await page.goto('/egress-calculator')
  await alive(page)
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

test('the print sheet has date, code, drawing and disclaimer', async ({ page }) => {
  await page.goto(shared)
  await alive(page)
  // The room of a Letter page within a browser's margins, at 96 dpi.
  await page.setViewportSize({ width: 740, height: 980 })
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    '2021 International Residential Code (IRC), Section R310',
    'Prepared by',
    'Estimate only',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByText(String(new Date().getFullYear()), { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /Single hung window/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  const disclaimer = page.getByRole('region', { name: 'Estimate only' })
  const end = await disclaimer.evaluate((part) => part.getBoundingClientRect().bottom + scrollY)
  expect(end).toBeLessThan(980)
  expect((await page.pdf({ format: 'Letter' })).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a calculation and its drawing take less than a frame on a processor four times slower', async ({
  page,
}) => {
  await page.goto(shared)
  await alive(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const times: number[] = []
  for (let round = 0; round < 25; round += 1) {
    await page.getByLabel('Frame Height (in)').fill(String(57 + round / 2))
    times.push(
      await page.evaluate(async () => {
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit][name=result]')
        const result = document.querySelector('[role=status][data-passes]')
        const start = performance.now()
        const changed = new Promise((resolve) => {
          const seen = new MutationObserver(resolve)
          seen.observe(result ?? document.body, { subtree: true, childList: true, characterData: true })
        })
        button?.click()
        await changed
        return performance.now() - start
      }),
    )
  }
  // The fastest round: other programs of the machine can only add to what the page itself needs.
  expect(Math.min(...times)).toBeLessThan(1000 / 60)
})
