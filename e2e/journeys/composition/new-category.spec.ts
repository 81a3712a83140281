import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { waitForHydration } from '../../fixtures/watched-page'
import { expect, test } from '../../fixtures/own-site'

/** Files that a build of the section reads. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'shared', 'mfe-browse']

/** A copy of the repository without the other programs. It is inside the repository, so that packages are found. */
let copy: string
const inSection = (name: string) => path.join(copy, 'mfe-browse', name)
const write = (name: string, text: string) => writeFileSync(inSection(name), text)

test.beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(path.join(root, '.cache', 'copy-'))
  for (const name of sources)
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      // A release lists its pictures, so they are copied too.
      filter: (file) => !path.relative(root, file).includes('node_modules'),
    })
  mkdirSync(path.join(copy, 'node_modules/@virida'), { recursive: true })
  symlinkSync(path.join(copy, 'shared'), path.join(copy, 'node_modules/@virida/shared'))
})
test.afterEach(() => rmSync(copy, { recursive: true }))

test('a sixth category of the gallery is a line in the list, a data file and its pictures', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(240_000)
  const list = 'src/content/gallery/categories.ts'
  const entry = `{ slug: 'venetian_lemon_court', title: 'Venetian - Lemon Court', line: 'venetian-windows' },`
  write(list, readFileSync(inSection(list), 'utf8').replace('] as const', `${entry}] as const`))
  write(
    'src/content/gallery/houses/venetian-lemon-court.ts',
    readFileSync(inSection('src/content/gallery/houses/venetian-cantera.ts'), 'utf8').replace(
      'gallery-venetian-cantera',
      'gallery-venetian-lemon-court',
    ),
  )
  write(
    'pictures/gallery-venetian-lemon-court.json',
    readFileSync(inSection('pictures/gallery-venetian-cantera.json'), 'utf8').replaceAll(
      'galleryVenetianCantera',
      'galleryVenetianLemonCourt',
    ),
  )
  execFileSync(process.execPath, ['--import', 'tsx', '../shared/platform/release/cli.ts', 'release'], {
    cwd: path.join(copy, 'mfe-browse'),
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: ownSite.dir },
  })

  await page.goto(`${ownSite.origin}/gallery`)
  await waitForHydration(page)
  const links = page.getByRole('list', { name: 'Projects' }).getByRole('link')
  await expect(links).toHaveCount(6)
  await links.last().click()
  await expect(page).toHaveURL(`${ownSite.origin}/gallery/venetian_lemon_court`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venetian - Lemon Court')
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('link')).toHaveCount(40)

  const html = await (await page.request.get(`${ownSite.origin}/gallery/venetian_lemon_court`)).text()
  expect(html).toMatch(/<link rel="modulepreload" href="[^"]*gallery-venetian-lemon-court\./)
  const map = await (await page.request.get(`${ownSite.origin}/sitemap.xml`)).text()
  expect(map).toContain('/gallery/venetian_lemon_court')
})
