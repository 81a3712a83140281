import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { house, openWith, rooms } from './listed'

const name = 'Sheets, files and versions'

async function openFiles(page: Page) {
  await page.getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

test('a job is saved as sheets, as a ZIP file and as a job file, opened again and compared', async ({
  page,
  problems,
}) => {
  await openWith(page, house)
  const mail = await page.getByRole('link', { name: 'E-mail it to myself' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('/my-project#project=')
  await openFiles(page)
  await page.getByLabel('Paper').selectOption('archB')
  const sheet = await saved(page, 'Save the sheets as a PDF')
  expect(sheet.name).toBe('hillside-house-schedule.pdf')
  const pdf = readFileSync(sheet.path, 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/MediaBox [0 0 1296 864]')
  await expect(page.getByText('Saved hillside-house-schedule.pdf.')).toBeVisible()
  const zip = await saved(page, 'Save everything as a ZIP file')
  expect(readFileSync(zip.path, 'latin1').slice(0, 2)).toBe('PK')

  const job = await saved(page, 'Save as a file')
  expect(job.name).toBe('hillside-house-schedule.json')

  await page.getByLabel('Room, row 1, Kitchen').fill('Pantry')
  await page.getByRole('button', { name: 'Remove: row 2, Living room' }).click()
  await page.getByLabel('Job file of the other version').setInputFiles(job.path)
  await expect(
    page.getByText('From the other version to your list: 0 added, 1 removed, 1 changed.'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Pantry/ }).last()).toContainText('Room: Kitchen → Pantry')
  expect(await violations(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Empty the list' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open a job file' }).click()
  await page.getByLabel('Open a job file').setInputFiles(job.path)
  await expect(page.getByText('Opened a job of 3 rows.')).toBeVisible()
  await expect.poll(() => rooms(page)).toEqual(['Kitchen', 'Living room', '=SUM(A1)'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(problems).toEqual([])
})

test('a file or a link that is not a job changes nothing and says what to do', async ({ page }) => {
  await openWith(page, house)
  await openFiles(page)
  const wrong = { name: 'job.json', mimeType: 'application/json', buffer: Buffer.from('{"version":2}') }
  await page.getByLabel('Open a job file').setInputFiles(wrong)
  await expect(page.getByRole('alert')).toContainText('Cannot open the file: it has no job.')
  await page.getByLabel('Link of the other version').fill('https://example.com/')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('alert').last()).toContainText('Cannot compare: this is not the link of a job.')
  await expect.poll(() => rooms(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(page.getByRole('button', { name })).toBeFocused()
  await expect(page.getByRole('region', { name })).toHaveCount(0)
})

for (const [width, height] of [
  [390, 600],
  [1024, 600],
  [1440, 600],
] as const) {
  test(`what is wrong with a link or a file is in view at its field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWith(page, house)
    await openFiles(page)
    const link = page.getByLabel('Link of the other version')
    const problem = page.getByRole('alert')
    await link.fill('https://example.com/')
    // The end of the window is just below the button.
    await page.getByRole('button', { name: 'Compare' }).evaluate((button) => {
      button.scrollIntoView({ block: 'end', behavior: 'instant' })
    })
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(problem).toHaveText(/^Cannot compare: this is not the link of a job\./)
    await expect(problem).toBeInViewport({ ratio: 1 })
    await expect(link).toBeFocused()
    await expect(link).toHaveAccessibleDescription(/^Cannot compare: this is not the link of a job\./)
    expect(await violations(page, 'main')).toEqual([])

    const file = page.getByLabel('Job file of the other version')
    await file.setInputFiles({ name: 'job.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(problem).toHaveText(/^Cannot open the file: it has no job\./)
    await expect(problem).toBeInViewport({ ratio: 1 })
    await expect(file).toHaveAccessibleDescription(/Cannot open the file: it has no job\./)
    await expect(link).toHaveAccessibleDescription('')
  })

  test(`an address with a damaged job is answered in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openWith(page, house)
    const quantity = page.getByLabel('Quantity, row 3, =SUM(A1)')
    await quantity.focus()
    await page.evaluate(() => (location.hash = '#project=damaged'))
    const problem = page.getByRole('group', { name: 'We can’t read the project in this link.' })
    await expect(problem).toBeInViewport({ ratio: 1 })
    await expect(problem).toBeFocused()
    await page.reload()
    await expect(problem).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Open my project' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'My project', level: 1 })).toBeFocused()
    await expect.poll(() => rooms(page)).toHaveLength(3)
  })
}

for (const width of [320, 390, 1024, 1440]) {
  test(`the files are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, house)
    await openFiles(page)
    expect(await violations(page, 'main')).toEqual([])
    const panel = page.getByRole('region', { name })
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}
