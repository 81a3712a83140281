import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Download, Page } from '@playwright/test'
import { root } from '@virida/shared/platform/paths'
import { strFromU8, unzipSync } from 'fflate'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, readFields, test } from '../support/enquiry-site'
import { fillIn, send } from '../support/fill-in'
import { openWith, rooms } from './listed'

/** Schedules of the same house of 24 openings, as three kinds of programs write them. */
const schedules = [
  { from: 'a builder', file: 'builder.tsv', notAdded: ['It is above the headings.', 'It is a total.'] },
  {
    from: 'an architect',
    file: 'architect.csv',
    notAdded: ['It repeats the headings.', 'It has no size and no type that we can read.'],
  },
  {
    from: 'a takeoff tool',
    file: 'takeoff.csv',
    notAdded: ['The quantity is not a number'],
    mended: ['TBD', '1'],
    series: { row: 'row 21, Stairs', slug: 'platinum-specialty-window' },
  },
] as const

type Schedule = (typeof schedules)[number]
const added = 'Add 24 rows to my project'

async function paste(page: Page, text: string) {
  await page.getByLabel('Rows of the schedule').fill(text)
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByLabel('Line of windows').selectOption('platinum')
}

/** Pastes a schedule, looks at what is not added and why, mends it, and adds all 24 rows. */
async function importHouse(page: Page, schedule: Schedule) {
  await page.getByRole('button', { name: 'Import a schedule' }).click()
  const text = readFileSync(path.join(root, 'e2e/fixtures/schedules', schedule.file), 'utf8')
  await paste(page, text)
  await page.getByRole('button', { name: /^Not added/ }).click()
  for (const reason of schedule.notAdded) await expect(page.getByText(reason).first()).toBeVisible()
  if ('mended' in schedule) {
    await page.getByRole('button', { name: 'Choose another schedule' }).click()
    // The pasted text is still there, to be corrected.
    await expect(page.getByLabel('Rows of the schedule')).toHaveValue(text)
    await paste(page, text.replace(...schedule.mended))
  }
  await page.getByRole('button', { name: added }).click()
  if ('series' in schedule) {
    const { row, slug } = schedule.series
    await page.getByLabel(`Series of ${row}`).selectOption(slug)
    await page.getByRole('button', { name: `Use this series ${row}` }).click()
  }
  await expect.poll(() => rooms(page)).toHaveLength(24)
  await expect(page.getByRole('button', { name: /^To complete/ })).toHaveCount(0)
}

/** Changes each row that fails the egress estimate until none does. */
async function mendEgress(page: Page) {
  const fails = page.getByRole('button', { name: /^What fails/ })
  const failing = async () => Number(/\d+/.exec((await fails.textContent()) ?? '')?.[0])
  await fails.click()
  // The count is 0 until the code of the egress check has loaded.
  await expect(fails).toHaveText(/[1-9]/)
  const found = await failing()
  for (let left = found; left > 0; left -= 1) {
    await expect.poll(() => rooms(page)).toHaveLength(left)
    await page.getByText('Margins and changes').first().click()
    await page
      .getByRole('button', { name: /^(?:Make it|Use .+ in this size)/ })
      .first()
      .click()
  }
  await expect(fails).toHaveText('What fails (0)')
  await page.getByRole('button', { name: 'All (24)' }).click()
  await expect.poll(() => rooms(page)).toHaveLength(24)
}

const saved = async (page: Page, button: string): Promise<Buffer> => {
  const [file]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await file.path())
}

/** Prints the list, saves the sheets and the package, and checks that each type of the list has all its files. */
async function printAndPack(page: Page) {
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Sheets, files and versions' }).click()
  const sheets = await saved(page, 'Save the sheets as a PDF')
  expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  const files = unzipSync(await saved(page, 'Save everything as a ZIP file'))
  const contents = strFromU8(files['contents.txt'] ?? new Uint8Array())
  expect(contents).not.toContain('NOT INCLUDED')
  expect(contents).not.toContain('ROWS WITHOUT DRAWINGS')
  const names = Object.keys(files)
  const types = names.flatMap((name) => /^product-sheets\/(.+)\.pdf$/.exec(name)?.[1] ?? [])
  expect(types.length).toBeGreaterThan(10)
  const formats = ['dxf', 'svg', 'pdf', 'ifc', 'glb']
  expect(names.filter((name) => name.startsWith('types/')).sort()).toEqual(
    types.flatMap((type) => formats.map((format) => `types/${type}.${format}`)).sort(),
  )
  expect(names).toContain('documents/platinum-single-hung-min-max.pdf')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
}

/** Sends the list through the company to a dealer. */
async function sendToDealer(page: Page) {
  await page.getByRole('link', { name: 'Send to a dealer' }).click()
  await page.getByRole('searchbox').fill('92880')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(/dealers within 25 miles of 92880, nearest first/).first()).toBeVisible()
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: /^Send my project through Virida to / }).click()
  await expect(page.getByText('Your project is in the “Questions” field')).toBeVisible()
  await fillIn(page, { 'First Name': 'Ann', 'Last Name': 'Lee', Email: 'ann@example.com' })
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible()
}

/** The link of the list as it is now. */
async function linkOf(page: Page): Promise<string> {
  const ask = page.getByRole('link', { name: 'Ask about this project' })
  // The code of the list is made a moment after a change.
  await expect(ask).toHaveAttribute('href', /project=/)
  const href = new URL((await ask.getAttribute('href')) ?? '', page.url())
  return `${new URL('/my-project', href).href}#project=${href.searchParams.get('project')}`
}

for (const schedule of schedules) {
  test(`a house of 24 openings of ${schedule.from} is pasted, checked, mended, printed, packed, sent, reopened on a phone offline, and compared with a changed version`, async ({
    browser,
    site,
  }) => {
    const desk = await browser.newContext({ baseURL: site.origin })
    const page = await desk.newPage()
    await openWith(page, [])
    await importHouse(page, schedule)
    await mendEgress(page)
    await printAndPack(page)
    await sendToDealer(page)
    const { Questions: text = '' } = await readFields(page, await site.onlyMessage())
    expect(text).toContain('For the dealer:')
    const link = /Open the list:\n(\S+)$/.exec(text)?.[1] ?? ''

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const reopened = await phone.newPage()
    const sent = new URL(link)
    await reopened.goto(site.origin + sent.pathname + sent.hash)
    await expect(reopened.getByText(/^Saved on this device\. This link/)).toBeVisible({ timeout: 30_000 })
    await phone.setOffline(true)
    await reopened.reload()
    await waitForHydration(reopened)
    await expect(reopened.getByRole('heading', { name: /^Shared project/ })).toBeVisible()
    await expect(reopened.locator('tbody tr')).toHaveCount(24)
    await reopened.getByRole('button', { name: added }).click()
    await expect.poll(() => rooms(reopened)).toHaveLength(24)
    await phone.setOffline(false)

    await page.goto('/my-project')
    await waitForHydration(page)
    await page.getByLabel(/^Room, row 1,/).fill('Foyer')
    await page.getByRole('button', { name: /^Remove: row 2,/ }).click()
    await page.reload()
    await expect.poll(() => rooms(page)).toHaveLength(23)
    await reopened.goto(await linkOf(page))
    await reopened.getByRole('button', { name: 'Compare with my list' }).click()
    await expect(reopened.getByRole('heading', { name: 'What changed' })).toBeFocused()
    await expect(
      reopened.getByText('From your list to the shared project: 0 added, 1 removed, 1 changed.'),
    ).toBeVisible()
    await expect(reopened.getByRole('row', { name: /Foyer/ }).first()).toContainText(/Room: entry → Foyer/i)
    await phone.close()
    await desk.close()
  })
}
