import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '@virida/shared/platform/paths'
import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { packed, sheetFiles } from '../../../mfe-browse/src/pages/ProjectPage/import/testing/workbook'
import { openWith, rooms } from './listed'

const fixture = (name: string) => path.join(root, 'e2e/fixtures/schedules', name)

const openImport = async (page: Page) => {
  await openWith(page, [])
  await page.getByRole('button', { name: 'Import a schedule' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Import a schedule' })).toBeFocused()
}

test('a schedule of 24 openings is pasted, checked, mended, exported and imported again', async ({
  page,
  problems,
}) => {
  await openImport(page)
  expect(await violations(page, 'main')).toEqual([])
  await page.getByLabel('Rows of the schedule').fill(readFileSync(fixture('architect.csv'), 'utf8'))
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await expect(page.getByText(/^27 rows: .* read, .* to complete, 3 not added\./)).toBeVisible()
  // The file names no line of windows, so hung windows and sliders fit several series.
  await expect(page.getByText('Several series fit.').first()).toBeVisible()
  await page.getByLabel('Line of windows').selectOption('platinum')
  await expect(page.getByText('27 rows: 24 read, 0 to complete, 3 not added.')).toBeVisible()
  await expect(page.getByLabel('3. WIDTH')).toHaveValue('width')
  expect(await violations(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Not added (3)' }).click()
  await expect(page.getByRole('row', { name: /ALL GLAZING DUAL PANE/ })).toContainText(
    'It has no size and no type that we can read.',
  )
  await page.getByRole('button', { name: 'Add 24 rows to my project' }).click()
  await expect(page.getByText('Added 24 rows to your project.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect.poll(() => rooms(page)).toHaveLength(24)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing on the list yet' })).toBeVisible()

  await page.getByRole('button', { name: 'Import a schedule' }).click()
  await page.getByLabel('Choose a file').setInputFiles(fixture('architect.csv'))
  await page.getByLabel('Line of windows').selectOption('platinum')
  await page.getByRole('button', { name: 'Add 24 rows to my project' }).click()
  const fails = page.getByRole('button', { name: /^What fails/ })
  // The count follows after the rows are painted.
  await expect(fails).toContainText(/[1-9]/)
  const before = Number(/\d+/.exec((await fails.textContent()) ?? '')?.[0])
  await fails.click()
  await expect.poll(() => rooms(page)).toHaveLength(before)
  expect(await violations(page, 'main')).toEqual([])
  await page.getByText('Margins and changes').first().click()
  await page
    .getByRole('button', { name: /^Make it / })
    .first()
    .click()
  await expect.poll(() => rooms(page)).toHaveLength(before - 1)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const exported = await file.path()
  const stored = () =>
    page.evaluate(() => {
      const { windows } = JSON.parse(localStorage.getItem('virida:project') ?? '{}') as {
        windows: Record<string, unknown>[]
      }
      return windows.map(({ id: _, ...window }) => window)
    })
  const listed = await stored()
  await page.getByRole('button', { name: 'Empty the list' }).click()
  await page.getByRole('button', { name: 'Import a schedule' }).click()
  await page.getByLabel('Choose a file').setInputFiles(exported)
  await page.getByRole('button', { name: 'Add 24 rows to my project' }).click()
  expect(await stored()).toEqual(listed)
  expect(problems).toEqual([])
})

const heading = ['Mark', 'Room', 'Size', 'Type', 'Qty']
const workbook = {
  name: 'house.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    packed(
      sheetFiles({
        Windows: [heading, ['W1', 'Den', '3050', 'Platinum SH', 1], ['W2', 'Bath', '2020', 'Platinum SH', 1]],
        Doors: [heading, ['D1', 'Patio', '6068', 'SGD XO', 1]],
        Garage: [heading, ['G1', 'Garage', '3030', 'Platinum SH', 1]],
      }),
    ),
  ),
}

test('three sheets of a workbook are imported one after the other, and one of them again after Undo', async ({
  page,
  problems,
}) => {
  await openImport(page)
  await page.getByLabel('Choose a file').setInputFiles(workbook)
  const sheet = page.getByLabel('Sheet')
  const shown = sheet.locator('option:checked')
  await page.getByRole('button', { name: 'Add 2 rows to my project' }).press('Enter')
  await expect(page.getByRole('status').first()).toContainText(
    'from the sheet Windows to your project. Not imported yet: the sheets Doors and Garage',
  )
  await expect(shown).toHaveText('Doors (1 row)')
  await page.getByRole('button', { name: 'Add 1 row to my project' }).press('Enter')
  await expect(shown).toHaveText('Garage (1 row)')
  await expect.poll(() => rooms(page)).toEqual(['Den', 'Bath', 'Patio'])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone.')).toBeFocused()
  await expect(shown).toHaveText('Doors (1 row)')
  await expect.poll(() => rooms(page)).toEqual(['Den', 'Bath'])
  // The panel follows the message, so the next key reaches it.
  await page.keyboard.press('Tab')
  await expect(sheet).toBeFocused()
  await page.getByRole('button', { name: 'Add 1 row to my project' }).click()
  await page.getByRole('button', { name: 'Add 1 row to my project' }).click()
  await expect(page.getByRole('region', { name: 'Import a schedule' })).toHaveCount(0)
  await expect.poll(() => rooms(page)).toEqual(['Den', 'Bath', 'Patio', 'Garage'])
  expect(problems).toEqual([])
})

for (const [width, place] of [
  [390, 'below each other'],
  [768, 'side by side'],
  [1024, 'side by side'],
] as const) {
  test(`the sheet and the line of windows are chosen ${place} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openImport(page)
    await page.getByLabel('Choose a file').setInputFiles(workbook)
    const sheet = await page.getByLabel('Sheet').boundingBox()
    const line = await page.getByLabel('Line of windows').boundingBox()
    expect(line!.y === sheet!.y ? 'side by side' : 'below each other').toBe(place)
    expect(line!.width).toBe(sheet!.width)
  })
}

test('a row without a series keeps its text and is completed in the list', async ({ page, problems }) => {
  await openImport(page)
  await page.getByLabel('Choose a file').setInputFiles(fixture('takeoff.csv'))
  await page.getByRole('button', { name: 'Not added (1)' }).click()
  await expect(page.getByRole('row', { name: /TBD/ })).toContainText('The quantity is not a number')
  await page.getByRole('button', { name: 'Add 23 rows to my project' }).click()
  await page.getByRole('button', { name: 'To complete (1)' }).click()
  const row = page.getByRole('row', { name: /Custom shape/ })
  await expect(row).toContainText('48 × 24 in')
  expect(await violations(page, 'main')).toEqual([])
  await row.getByLabel('Series of row 20, Stairs').selectOption('platinum-specialty-window')
  await row.getByRole('button', { name: 'Use this series row 20, Stairs' }).click()
  await expect(page.getByText('Changed row 20, Stairs: Platinum Specialty Window, 48 × 24 in.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^To complete/ })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a file that is not a schedule changes nothing and says what to do', async ({ page }) => {
  await openImport(page)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'plan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('PK\u0003\u0004 damaged'),
  })
  await expect(page.getByRole('alert')).toContainText('Cannot read the schedule: its sheets are damaged')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Import a schedule' })).toBeFocused()
})

test('a list of 130 rows is shown in pages, and printed as a whole', async ({ page, problems }) => {
  await openImport(page)
  const line = (at: number) => `W${at}\tRoom ${at}\t3050\tPlatinum SH\t1`
  const text = ['Mark\tRoom\tSize\tType\tQty', ...Array.from({ length: 130 }, (_, at) => line(at + 1))].join(
    '\n',
  )
  await page.getByLabel('Rows of the schedule').fill(text)
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByRole('button', { name: 'Add 130 rows to my project' }).click()
  await page.getByRole('button', { name: 'Rows 126 to 130' }).click()
  await expect(page.getByLabel('Room, row 130, Room 130')).toHaveValue('Room 130')
  await page.getByRole('button', { name: 'Rows 101 to 125' }).click()
  await page.getByRole('button', { name: 'Move up: row 101, Room 101' }).click()
  await expect(page.getByLabel('Room, row 100, Room 101')).toBeFocused()
  await expect(page.locator('tbody tr')).toHaveCount(25)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('tbody tr')).toHaveCount(130)
  expect(problems).toEqual([])
})

for (const width of [320, 390, 1024, 1440]) {
  test(`the import is accessible at ${width} px with rows in every state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openImport(page)
    const panel = page.getByRole('region', { name: 'Import a schedule' })
    // The page clips what is too wide, so the panel is measured instead of the window.
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await panel.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(
      width,
    )
    await page.getByLabel('Choose a file').setInputFiles(fixture('takeoff.csv'))
    await page.getByRole('table').waitFor()
    expect(await violations(page, 'main')).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
