import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../../fixtures/violations'
import { expect, test } from '../../fixtures/watched-page'
import { house, openWith } from './listed'

async function openFacades(page: Page) {
  await page.getByRole('button', { name: 'Façades' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Façades' })).toBeFocused()
  return page.getByRole('region', { name: 'Façades' })
}

async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), path: await file.path() }
}

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Cannot find the middle of an element: it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Inches from the left corner and above the ground line of the places of each row, as stored. */
const places = (page: Page) =>
  page.evaluate(() => {
    type Row = { places?: { x: number; sill: number }[] }
    const { windows } = JSON.parse(localStorage.getItem('virida:project') ?? '{}') as { windows: Row[] }
    return windows.map((row) => (row.places ?? []).map(({ x, sill }) => [x / 16, sill / 16]))
  })

test('a house gets façades with openings by mouse and keyboard, is printed, saved, opened again and compared', async ({
  page,
  problems,
}) => {
  await openWith(page, house)
  const panel = await openFacades(page)
  await panel.getByRole('button', { name: 'Add a façade' }).click()
  await panel.getByLabel('Roof', { exact: true }).selectOption({ label: 'Gable end' })
  const wall = panel.getByRole('group', { name: /^Façade Front/ })

  // A mouse drags the casement from the tray to the middle of the wall, where it snaps to the usual head.
  const waiting = panel.getByRole('button', { name: /^Place opening A/ })
  // Below the header, with the wall on the screen too.
  await waiting.evaluate((button) => scrollTo(0, scrollY + button.getBoundingClientRect().top - 170))
  const from = await middleOf(waiting)
  const to = await middleOf(wall)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  const casement = wall.getByRole('button', { name: /^Opening A, 2'4 1\/2" × 4'6"/ })
  await expect(casement).toHaveCount(1)
  const [[[x = 0, sill = 0] = []] = []] = await places(page)
  expect(Math.abs(x + 28.5 / 2 - 240)).toBeLessThan(12)

  // The keyboard moves it by an inch and a foot.
  await casement.press('ArrowRight')
  await casement.press('Shift+ArrowRight')
  await expect(casement).toBeFocused()
  expect((await places(page))[0]).toEqual([[x + 13, sill]])

  // The door is put at the first free place and moved by numbers; a mouse then drags it back by its middle.
  await panel.getByRole('button', { name: /^Place opening B/ }).click()
  const field = panel.getByLabel('From the left corner')
  await field.fill(`27'`)
  await field.press('Enter')
  expect((await places(page))[1]).toEqual([[324, 0]])
  const door = await middleOf(wall.getByRole('button', { name: /^Opening B/ }))
  await page.mouse.move(door.x, door.y)
  await page.mouse.down()
  await page.mouse.move(door.x + 400, door.y, { steps: 6 })
  await page.mouse.up()
  await expect(panel.getByRole('status')).toContainText('Opening B would reach outside of the wall.')
  expect((await places(page))[1]).toEqual([[324, 0]])
  expect(await violations(page, 'main')).toEqual([])
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Façades' })).toBeFocused()

  await page.getByRole('button', { name: 'Sheets, files and versions' }).click()
  const sheet = await saved(page, 'Save the sheets as a PDF')
  const pdf = readFileSync(sheet.path, 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  // The text alternative of the figure says what is on the façade.
  expect(pdfTexts(pdf)).toContain(`Façade Front, 40'0" × 9'0". Gable end, 4 in 12. A: `)
  expect(pdfTexts(pdf)).toContain(`B: 27'0" from the left corner, sill 0'0"`)
  const dxf = await saved(page, 'Save the sheets as DXF')
  expect(dxf.name).toBe('hillside-house-schedule.dxf')
  expect(readFileSync(dxf.path, 'latin1')).toMatch(/AC1009[\s\S]*\n {2}8\nTAG\n[\s\S]*\nFront\n[\s\S]*EOF\n$/)
  const job = await saved(page, 'Save as a file')

  await openFacades(page)
  await panel.getByLabel('Width').fill(`42'`)
  await panel.getByLabel('Width').press('Enter')
  await wall.getByRole('button', { name: /^Opening B/ }).press('Delete')
  await page.getByLabel('Job file of the other version').setInputFiles(job.path)
  await expect(
    page.getByText('From the other version to your list: 0 added, 0 removed, 2 changed.'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Façade Front/ })).toContainText(`Width: 40'0" → 42'0"`)
  await expect(page.getByRole('row', { name: /Living room.*quantity 1/ }).last()).toContainText(
    `On the façades: Front, 27'0" from the left, sill 0'0" → nothing`,
  )

  await page.getByLabel('Open a job file').setInputFiles(job.path)
  await expect(page.getByText('Opened a job of 3 rows.')).toBeVisible()
  await expect.poll(() => places(page)).toEqual([[[x + 13, sill]], [[324, 0]], []])
  const ask = page.getByRole('link', { name: 'Ask about this project' })
  await expect(ask).toHaveAttribute('href', /project=4/)
  expect(problems).toEqual([])
})

/** The strings of a PDF that are written in UTF-16, such as text alternatives. */
const pdfTexts = (pdf: string) =>
  [...pdf.matchAll(/\(þÿ((?:\\[\s\S]|[^\\)])*)\)/g)]
    .map(([, text = '']) => utf16(text.replace(/\\([\s\S])/g, '$1')))
    .join('\n')

const utf16 = (text: string) =>
  Array.from({ length: Math.floor(text.length / 2) }, (_, at) =>
    String.fromCharCode(text.charCodeAt(2 * at) * 256 + text.charCodeAt(2 * at + 1)),
  ).join('')

for (const width of [320, 390, 1024, 1440]) {
  test(`façades are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, house)
    const panel = await openFacades(page)
    await panel.getByRole('button', { name: 'Add a façade' }).click()
    for (const tag of ['A', 'A', 'B']) {
      await panel.getByRole('button', { name: new RegExp(`^Place opening ${tag}`) }).click()
    }
    expect(await violations(page, 'main')).toEqual([])
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const targets = panel.locator('[role=button] > rect:first-child')
    for (const target of await targets.all()) {
      const { width: wide = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(43.5)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger drags an opening along the wall', async ({ page, context }) => {
    await openWith(page, house)
    const panel = await openFacades(page)
    await panel.getByRole('button', { name: 'Add a façade' }).tap()
    await panel.getByRole('button', { name: /^Place opening A/ }).tap()
    const opening = panel.getByRole('button', { name: /^Opening A/ })
    await opening.scrollIntoViewIfNeeded()
    const { x, y } = await middleOf(opening)
    const touches = await context.newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => touches.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    await send('touchStart', [{ x, y }])
    for (let step = 1; step <= 6; step += 1) await send('touchMove', [{ x: x + step * 15, y }])
    await send('touchEnd', [])
    await expect.poll(async () => (await places(page))[0]?.[0]?.[0]).toBeGreaterThan(100)
    expect((await places(page))[0]?.[0]?.[1]).toBe(26)
  })
})
