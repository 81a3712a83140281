import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { makeSection } from '../../../scripts/new-section/new-section'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, test } from '../../fixtures/own-site'
import { copyRepository } from '../../fixtures/repository-copy'

/** A copy of the repository without the other programs. */
let copy: string

test.beforeEach(() => {
  copy = copyRepository()
})
test.afterEach(() => rmSync(copy, { recursive: true }))

test('a fifth section is made, built, published and shown without a change to any existing file', async ({
  page,
  ownSite,
}) => {
  const section = path.join(copy, 'mfe-careers')
  await makeSection({ name: 'mfe-careers', address: '/careers' }, section)
  execFileSync('npm', ['run', 'release'], {
    cwd: section,
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: ownSite.dir },
  })

  const answer = await page.goto(`${ownSite.origin}/careers`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('Careers</h1>')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
})
