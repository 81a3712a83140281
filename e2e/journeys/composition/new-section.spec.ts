import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, test } from '../../fixtures/own-site'

/** Files that a build reads outside the section's folder. */
const common = ['package.json', 'package-lock.json', 'tsconfig.json', 'shared']

/** A file of the section that the recipe in CONTRIBUTING.md copies. */
const ofTools = (file: string) => readFileSync(path.join(root, 'mfe-tools', file), 'utf8')

const toolsPackage = JSON.parse(ofTools('package.json')) as { scripts: Record<string, string> }
const { build, release, rollback, dev } = toolsPackage.scripts

/** The files of a section with one page, as CONTRIBUTING.md lists them. */
const sectionFiles = {
  'package.json': JSON.stringify({
    ...toolsPackage,
    name: '@virida/mfe-care',
    description: 'Section: care plan',
    scripts: { build, release, rollback, dev },
    dependencies: { '@virida/shared': '*', react: '19.3.1' },
    devDependencies: {},
  }),
  'webpack.config.mjs': ofTools('webpack.config.mjs'),
  'src/routes.tsx': `import type { SiteRoute } from '@virida/shared/platform/contract'
    const routes: SiteRoute[] = [
      { path: '/care-plan', chunk: 'care-plan', load: () => import(/* webpackChunkName: "care-plan" */ './pages/CarePage/page') },
    ]
    export default routes`,
  'src/pages/CarePage/page.ts': `import type { SitePage } from '@virida/shared/platform/contract'
    import { CarePage } from './CarePage'
    export const page: SitePage = {
      Page: CarePage,
      head: { title: 'Care plan', description: 'A page of a new section.' },
    }`,
  'src/pages/CarePage/CarePage.tsx': `import { PageHead } from '@virida/shared/site/ui/PageHead'
    export const CarePage = () => <PageHead crumbs={[]} title="Care plan" />`,
}

/** A copy of the repository without the other programs. It is inside the repository, so that packages are found. */
let copy: string

test.beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(path.join(root, '.cache', 'copy-'))
  for (const name of common) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  mkdirSync(path.join(copy, 'node_modules/@virida'), { recursive: true })
  symlinkSync(path.join(copy, 'shared'), path.join(copy, 'node_modules/@virida/shared'))
})
test.afterEach(() => rmSync(copy, { recursive: true }))

test('a fifth section is built, published and shown without a change to any existing file', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(180_000)
  const section = path.join(copy, 'mfe-care')
  for (const [name, text] of Object.entries(sectionFiles)) {
    mkdirSync(path.dirname(path.join(section, name)), { recursive: true })
    writeFileSync(path.join(section, name), text)
  }
  execFileSync(process.execPath, ['--import', 'tsx', '../shared/platform/release/cli.ts', 'release'], {
    cwd: section,
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: ownSite.dir },
  })

  const answer = await page.goto(`${ownSite.origin}/care-plan`)
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('Care plan</h1>')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Care plan' })).toBeVisible()
})
