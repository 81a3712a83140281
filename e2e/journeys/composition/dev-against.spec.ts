import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { carePageFile, careSection } from '../../fixtures/care-section'
import { changed, expectHeadline, headline } from '../../fixtures/headlines'
import { expect, test } from '../../fixtures/own-site'
import { copyRepository, writeFiles } from '../../fixtures/repository-copy'
import { ownSitePorts } from '../../fixtures/sites'
import { startSite } from '../../fixtures/started-site'
import { waitForHydration, watchProblems } from '../../fixtures/watched-page'

/** The site has a token for this section, but no release of it. */
const section = 'mfe-careers'
const sources = careSection(section)

test('a developer sees a section from its sources among the live releases of a running site, whose visitors see nothing of it', async ({
  page,
  browser,
  ownSite,
}) => {
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, changed)
  const copy = copyRepository(['scripts', 'shell', 'mail-service'])
  writeFiles(path.join(copy, section), sources)
  const developer = await startSite({
    port: ownSitePorts.devAgainst,
    releases: path.join(copy, 'releases'),
    command: ['node', '--import', 'tsx', '../scripts/dev.ts', '--against', ownSite.origin],
    cwd: path.join(copy, section),
    env: { RELEASE_TOKEN: ownSite.newSectionToken },
  })
  try {
    const problems = watchProblems(page)
    const answer = await page.goto(`${developer.origin}/care-plan`)
    expect(await answer?.text()).toContain('Care plan</h1>')
    await waitForHydration(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Virida/ })
      .click()
    await expect(page.locator('h1')).toHaveText(changed)
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
    expect(problems).toEqual([])

    await page.goto(`${developer.origin}/care-plan`)
    const edited = sources[carePageFile]?.replace('Care plan<', 'Care of your windows<') ?? ''
    writeFileSync(path.join(copy, section, carePageFile), edited)
    await expect(page.getByRole('heading', { name: 'Care of your windows' })).toBeVisible({ timeout: 30_000 })

    const visitor = await (await browser.newContext()).newPage()
    await expectHeadline(visitor, `${ownSite.origin}/care-plan`, changed)
    await visitor.context().close()
  } finally {
    await developer.stop()
    rmSync(copy, { recursive: true })
  }
})
