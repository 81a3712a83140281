import { readFileSync } from 'node:fs'
import { violations } from '../../fixtures/violations'
import { waitForHydration, expect, test } from '../../fixtures/watched-page'

test('a keyword narrows the list and is kept in the URL, and Clear shows everything again', async ({
  page,
  problems,
}) => {
  await page.goto('/technical-resources')
  await waitForHydration(page)
  await expect(page.getByText('20 products', { exact: true })).toBeVisible()
  await page.getByLabel('Search by keyword').fill('Casement')
  await expect(page.getByText('1 of 20 products')).toBeVisible()
  await expect(page).toHaveURL(/\?q=Casement$/)
  await page.reload()
  await expect(page.getByText('1 of 20 products')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('20 products', { exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

for (const width of [390, 1440]) {
  test(`nothing moves when a keyword is typed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/technical-resources')
    await waitForHydration(page)
    const filters = page.getByText('Filters', { exact: true }).filter({ visible: true }).first()
    const before = await filters.boundingBox()
    await page.getByLabel('Search by keyword').fill('S-4000')
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible()
    expect(await filters.boundingBox()).toEqual(before)
  })
}

test('the filters can be skipped with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/technical-resources')
  await waitForHydration(page)
  await page.getByLabel('Search by keyword').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip filters' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#products').getByRole('link').first()).toBeFocused()
})

test('a resource needs one of the chosen values, and documents of other types are hidden', async ({
  page,
}) => {
  await page.goto('/technical-resources')
  await waitForHydration(page)
  await page.getByRole('checkbox', { name: 'Doors', exact: true }).check()
  await expect(page.getByText('4 of 20 products')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Platinum' }).check()
  await expect(page.getByText('9 of 20 products')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Egress Calculator' }).check()
  await expect(page.getByText('2 of 20 products')).toBeVisible()
  await expect(page).toHaveURL(/product_type=doors&window_series=platinum&document_type=egress$/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('20 products', { exact: true })).toBeVisible()
})

test('the lists open, and their files exist', async ({ page, request }) => {
  await page.goto('/technical-resources?window_series=venetian')
  await waitForHydration(page)
  await page.locator('#venetian-casement').getByRole('button', { name: 'Sections by frame type (4)' }).click()
  const sheet = page.getByRole('link', { name: /^Sections, Retrofit \(replacement\)/ })
  await expect(sheet).toBeVisible()
  const links = await page
    .locator('#venetian-casement a[href^="/technical_resources/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(18)
  for (const link of links) {
    const answer = await request.get(link)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).not.toContain('text/html')
  }
})

test('the lists of a product are open if the search finds no other', async ({ page, browser }) => {
  await page.goto('/technical-resources')
  await waitForHydration(page)
  await page.getByLabel('Search by keyword').fill('S-4000')
  const cad = page.getByRole('link', { name: /^CAD \(DXF\)/ })
  await expect(cad).toHaveCount(5)
  await expect(cad.first()).toBeVisible()
  await page.getByLabel('Search by keyword').fill('venetian')
  await expect(page.getByText('6 of 20 products')).toBeVisible()
  await expect(cad).toHaveCount(0)

  const other = await browser.newContext({ javaScriptEnabled: false })
  const received = await other.newPage()
  await received.goto(new URL('/technical-resources?q=S-4000', page.url()).href)
  await expect(received.getByRole('link', { name: /^CAD \(DXF\)/ }).first()).toBeVisible()
  await other.close()
})

test('a link shows the size of its file', async ({ page, request }) => {
  await page.goto('/technical-resources?q=venetian-casement')
  const archive = page.locator('main a[href$=".zip"]')
  const file = await request.get((await archive.getAttribute('href')) ?? '')
  const kilobytes = ((await file.body()).length / 1024).toFixed(0)
  await expect(archive.locator('..')).toContainText(`${kilobytes} KB`)
})

test('the link to the calculator fills in the product', async ({ page }) => {
  await page.goto('/technical-resources?q=venetian-casement')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Check egress sizes in the calculator' }).click()
  await expect(page.getByLabel('Window Style')).toHaveValue('casement')
})

const openCad = 'CAD for my project'
const listed = ['VCA1-28x54-XR-BK-NAIL3', 'PSH1-36x60-RETROFIT', 'PSH1-48x48', 'MSD1-144x96-OXXO']
const stored = JSON.stringify({
  version: 2,
  name: 'Hillside house',
  windows: listed.map((design, at) => ({ design, id: `w${at}`, room: '', quantity: 1, notes: '' })),
})

test('a browser without a project loads and shows no drawings of one', async ({ page, problems }) => {
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(request.url()))
  await page.goto('/technical-resources')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(chunks.filter((url) => /project-(?:drawings|panel)/.test(url))).toEqual([])
  await expect(page.getByRole('button', { name: openCad })).toHaveCount(0)
  expect(problems).toEqual([])
})

for (const width of [390, 1024, 1440]) {
  test(`the drawings of a project open with the keyboard and are saved as a ZIP file at ${width} px`, async ({
    page,
    request,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((text) => localStorage.setItem('virida:project', text), stored)
    await page.goto('/technical-resources')
    await waitForHydration(page)
    await page.getByRole('button', { name: openCad }).press('Enter')
    const panel = page.getByRole('region', { name: openCad })
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
      'Sections, Retrofit (replacement)',
      'Sections, Nail-On 3-Coat (new construction, stucco)',
      'Elevations',
    ])
    await expect(panel).toContainText('Platinum Single Hung: 48 × 48 in')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link', { name: 'Open my project' })).toBeFocused()
    const files = panel.locator('a[href^="/technical_resources/"]')
    await expect(files).toHaveCount(10)
    for (const link of await files.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).not.toContain('text/html')
    }
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download all as a ZIP file' }).press('Enter'),
    ])
    expect(zip.suggestedFilename()).toBe('cad-for-my-project.zip')
    const bytes = readFileSync(await zip.path(), 'latin1')
    expect(bytes.slice(0, 2)).toBe('PK')
    expect(bytes).toContain('retrofit/platinum-single-hung-sections-retrofit.dxf')
    expect(bytes).not.toContain('not-included.txt')
    await expect(page.getByText('Saved cad-for-my-project.zip.')).toBeVisible()
    expect(await violations(page, 'main')).toEqual([])
    await page.getByRole('button', { name: openCad }).press('Enter')
    await expect(panel).toHaveCount(0)
    expect(problems).toEqual([])
  })
}
