import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeOutside } from '../../../scripts/new-section/new-section'
import { installSection } from '../../fixtures/install-section'
import { expect, test } from '../../fixtures/own-site'
import { ownSitePorts } from '../../fixtures/sites'
import { startSite } from '../../fixtures/started-site'
import { waitForHydration, watchProblems } from '../../fixtures/watched-page'

/** Runs a command of npm. Returns what it prints. */
async function runNpm(cwd: string, token: string, args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: undefined, RELEASES_DIR: undefined, RELEASE_TOKEN: token }
  return (await promisify(execFile)('npm', args, { cwd, env })).stdout
}

let parent: string

test.beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'virida-outside-'))
})
test.afterEach(() => rmSync(parent, { recursive: true }))

/** Makes a repository with a new section, and installs its packages. @returns Its folder. */
async function newCareers(): Promise<string> {
  const section = path.join(parent, 'careers')
  await makeOutside({ name: 'mfe-careers', address: '/careers' }, section)
  installSection(section)
  return section
}

test('a section in a repository of its own is tested, previewed on a running site, published to it and shown there', async ({
  page,
  ownSite,
}) => {
  const section = await newCareers()
  // The site answers requests of the command while it runs, so the command must not block this process.
  const run = (...args: string[]) => runNpm(section, ownSite.newSectionToken, args)
  await run('test')
  const problems = watchProblems(page)
  const address = `${ownSite.origin}/careers`
  const expectCareers = async () => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toContain('Careers</h1>')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  }
  const htmlOfOthers = async () => (await fetch(address)).text()

  const shown = await run('run', 'preview', '--', '--to', ownSite.origin)
  const [preview = ''] = /\/preview\/[\w-]+/.exec(shown) ?? []
  await page.goto(ownSite.origin + preview)
  await expectCareers()
  expect(await htmlOfOthers()).not.toContain('Careers</h1>')
  await page.getByRole('button', { name: 'Leave preview' }).click()

  const sent = await run('run', 'release', '--', '--to', ownSite.origin)
  expect(sent).toContain('mfe-careers 1.0.0 is live')
  await expectCareers()
  expect(await htmlOfOthers()).toContain('Careers</h1>')
  expect(problems).toEqual([])
})

test('a section in a repository of its own is developed inside a running site, whose visitors see nothing of it', async ({
  page,
  ownSite,
}) => {
  const section = await newCareers()
  const developer = await startSite({
    port: ownSitePorts.devAgainst,
    releases: path.join(section, 'releases'),
    command: ['npm', 'run', 'dev', '--', '--against', ownSite.origin],
    cwd: section,
    env: { RELEASE_TOKEN: ownSite.newSectionToken },
  })
  try {
    const problems = watchProblems(page)
    const answer = await page.goto(`${developer.origin}/careers`)
    expect(await answer?.text()).toContain('Careers</h1>')
    await waitForHydration(page)
    // The frame is that of the site, with its pictures and its other sections.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Virida/ })
      .click()
    await expect(page.locator('h1')).toHaveText('The Power of Green')
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
    expect(problems).toEqual([])

    await page.goto(`${developer.origin}/careers`)
    const content = path.join(section, 'src/pages/CareersPage/content.ts')
    writeFileSync(content, readFileSync(content, 'utf8').replaceAll("'Careers'", "'Work with us'"))
    await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible({
      timeout: 30_000,
    })
    expect(await (await fetch(`${ownSite.origin}/careers`)).text()).not.toContain('Work with us')
  } finally {
    await developer.stop()
  }
})
