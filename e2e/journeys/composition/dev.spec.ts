import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { carePageFile, careSection } from '../../fixtures/care-section'
import { copyRepository, writeFiles } from '../../fixtures/repository-copy'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { startSite, type StartedSite } from '../../fixtures/started-site'
import { waitForHydration } from '../../fixtures/watched-page'

const sources = careSection('mfe-care')

let copy: string
let site: StartedSite

test.beforeAll(async () => {
  copy = copyRepository(['scripts', 'shell', 'mail-service'])
  writeFiles(path.join(copy, 'mfe-care'), sources)
  // The shell has the same sources as that of the site with React's development build, so it is not built again.
  mkdirSync(path.join(copy, '.cache/dev'), { recursive: true })
  symlinkSync(path.join(e2eReleases('development'), 'shell'), path.join(copy, '.cache/dev/shell'))
  site = await startSite({
    port: ownSitePorts.dev,
    releases: path.join(copy, 'releases'),
    command: ['node', '--import', 'tsx', '../scripts/dev.ts'],
    cwd: path.join(copy, 'mfe-care'),
  })
})
test.afterAll(async () => {
  await site.stop()
  rmSync(copy, { recursive: true })
})

test('an edit is seen without a reload by hand, what was entered stays, and a mistake is shown with its line', async ({
  page,
}) => {
  const source = path.join(copy, 'mfe-care', carePageFile)
  const text = sources[carePageFile] ?? ''
  await page.goto(`${site.origin}/care-plan`)
  await waitForHydration(page)
  await page.getByLabel('Note').fill('Two windows stick')
  await page.getByLabel('I own the house').check()

  writeFileSync(source, text.replace('Care plan<', 'Care of your windows<'))
  await expect(page.getByRole('heading', { name: 'Care of your windows' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('17 characters, owner')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Two windows stick')

  writeFileSync(source, text.replace('<h1>', '<h1'))
  const errors = page.getByRole('alert')
  await expect(errors).toContainText('mfe-care cannot be built', { timeout: 30_000 })
  await expect(errors).toContainText(carePageFile)
  await expect(page.getByLabel('Note')).toHaveValue('Two windows stick')

  writeFileSync(source, text.replace('Care plan<', 'Care for the glass<'))
  await expect(page.getByRole('heading', { name: 'Care for the glass' })).toBeVisible({ timeout: 30_000 })
  await expect(errors).toHaveCount(0)
})
