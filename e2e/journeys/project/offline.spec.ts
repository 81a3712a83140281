import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { seriesSlugs } from '@virida/shared/products/catalogue/slugs'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { root } from '@virida/shared/platform/paths'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/own-site'
import { waitForHydration } from '../../fixtures/watched-page'
import { house, openWith } from './listed'

const kept = 'Saved on this device. Your project and the designer now work offline.'
const schedule = path.join(root, 'e2e/fixtures/schedules/builder.tsv')
/** Bytes of all that the worker saves, as the browser stores it: unpacked. */
const mostBytes = 2_000_000

/** Opens the project with one row. */
const openOneRow = (page: Page, origin: string) => openWith(page, house.slice(0, 1), '', origin)

test('a list of 24 openings is edited, measured and printed without a network, and a new release follows', async ({
  page,
  ownSite,
}) => {
  // A release is published, and the files of all openings are packed.
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const address = `${ownSite.origin}/my-project`
  await page.goto(address)
  await page.getByRole('button', { name: 'Import a schedule' }).click()
  await page.getByLabel('Rows of the schedule').fill(readFileSync(schedule, 'utf8'))
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByLabel('Line of windows').selectOption('platinum')
  await page.getByRole('button', { name: 'Add 24 rows to my project' }).click()
  await expect(page.getByText(kept)).toBeVisible({ timeout: 30_000 })
  const bytes = await page.evaluate(async () => {
    let sum = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0
    }
    return sum
  })
  test.info().annotations.push({ type: 'saved, bytes', description: String(bytes) })
  expect(bytes).toBeLessThan(mostBytes)

  await page.context().setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel(/^Room, /)).toHaveCount(24)
  await page.getByLabel('Room, row 1, Entry').fill('Front door')
  await page.getByRole('button', { name: 'Measure row 1, Front door' }).click()
  await page.getByLabel('Frame type').selectOption({ label: 'Retrofit' })
  await page.getByLabel('Opening width (in)').fill('36 1/2')
  await page.getByLabel('Opening height (in)').fill('60 1/2')
  await page.getByRole('button', { name: 'Use these sizes' }).click()
  await expect(page.getByText('Opening 36 1/2 × 60 1/2 in')).toBeVisible()
  await page.getByRole('button', { name: 'Sheets, files and versions' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the sheets as a PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  const packed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything as a ZIP file' }).click()
  const files = unzipSync(readFileSync(await (await packed).path()))
  await expect(page.getByText(/files could not be loaded and are not in it: see contents\.txt/)).toBeVisible()
  expect(strFromU8(files['contents.txt'] ?? new Uint8Array())).toContain('/warranties/care-instructions.pdf')
  expect(Object.keys(files).filter((name) => name.startsWith('documents/'))).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Room, row 1, Front door')).toBeVisible()

  await page.context().setOffline(false)
  await ownSite.publishWithText(
    'mfe-browse',
    '9.0.0',
    'Your project and the designer now work offline',
    'It works offline',
  )
  await page.goto(address)
  await expect(page.getByText('Saved on this device. It works offline.')).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel('Room, row 1, Front door')).toBeVisible()
  expect(errors).toEqual([])
})

test('the designer opens without a network, from the list and by its own address, after one visit of the project', async ({
  page,
  ownSite,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openOneRow(page, ownSite.origin)
  await expect(page.getByText(kept)).toBeVisible({ timeout: 30_000 })

  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Change, row 1/ }).click()
  const band = page.locator('#design')
  await expect(band.getByText('You are changing row 1, Kitchen, of your project.')).toBeVisible()
  await band.getByLabel(/width, inches/i).fill('32')
  await expect(band.getByRole('img', { name: /32 in wide/ })).toBeVisible()
  await band.getByRole('button', { name: 'Save to row 1' }).click()
  const saved = page.waitForEvent('download')
  await band.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^VCA1-32x54.*\.pdf$/)

  await expect(page).toHaveURL(/design=VCA1-32x54/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Venetian Casement')
  await expect(page).toHaveTitle(/Venetian Casement/)
  await band.scrollIntoViewIfNeeded()
  await expect(band.getByLabel(/width, inches/i)).toHaveValue('32')
  await page.goto(`${ownSite.origin}/series/platinum-single-hung?design=PSH1-40x60#design`)
  await expect(band.getByLabel(/width, inches/i)).toHaveValue('40')
  await page.goto(`${ownSite.origin}/my-project`)
  await waitForHydration(page)
  await expect(page.getByRole('row', { name: /Venetian Casement/ })).toContainText('32 × 54 in')
  expect(errors).toEqual([])
})

test('each of the 21 series is added, drawn and checked without a network after one visit', async ({
  page,
  ownSite,
}) => {
  // A builder may open the empty list before the drive to the job site.
  await page.goto(`${ownSite.origin}/my-project`)
  await expect(page.getByText(kept)).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Import a schedule' }).click()
  const lines = seriesSlugs.map((slug) => `${slug},yes,${designCode(usualDesign(slug))}`)
  await page.getByLabel('Rows of the schedule').fill(['Room,Sleeping room,Design code', ...lines].join('\n'))
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByRole('button', { name: 'Add 21 rows to my project' }).click()
  await expect(page.getByLabel(/^Room, /)).toHaveCount(21)
  for (const slug of seriesSlugs) {
    const row = page
      .locator('tbody tr')
      .filter({ has: page.getByLabel(new RegExp(`^Room, row \\d+, ${slug}$`)) })
    await expect(row.getByRole('link', { name: seriesFacts[slug].title, exact: true })).toBeVisible()
    await expect(row.locator('[data-cell="drawing"] svg path').first()).toBeAttached()
    await expect(row).toContainText(
      /Egress (?:estimate: (?:passes|fails)\.|not checked\. The egress calculator does not cover)/,
    )
  }
})

/** Names of the files and code that only the project needs: its worker, its manifest and its panels. */
const projectFiles =
  /-sw\.js|webmanifest|icon-\d|apple-touch|\/(?:import-schedule|job-panel|job-files|facades|measure-opening|read-schedule|read-workbook|type-models)\./

/** A page of each section, and the calculator, which saves itself. */
const others = [
  ...['/', '/series/venetian-casement', '/catalog', '/gallery', '/contact-us', '/find-a-dealer'],
  ...['/technical-resources', '/egress-calculator'],
]

test('other pages load nothing for the use of the project without a network', async ({ page, ownSite }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const address of others) {
    await page.goto(ownSite.origin + address)
    await waitForHydration(page)
    // A page is saved a second after that.
    await page.waitForTimeout(1500)
    const saved = await page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      ...(await caches.keys()).map((name) => `/${name.split(' ')[0]}`),
    ])
    expect(saved.filter((scope) => scope !== '/egress-calculator')).toEqual([])
    const isOwn = (one: string) => address === '/egress-calculator' && one === '/offline-sw.js'
    expect(asked.filter((one) => projectFiles.test(one) && !isOwn(one))).toEqual([])
  }
  await openOneRow(page, ownSite.origin)
  await expect(page.getByText(kept)).toBeVisible({ timeout: 30_000 })
  // Requests of a worker and of a manifest are not reported by each browser.
  for (const file of ['job-files', 'read-workbook', 'facades'])
    expect(asked.filter((one) => one.includes(file))).not.toEqual([])
})
