import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '@virida/shared/platform/paths'
import { readManifest } from '@virida/shared/platform/release/read-release'

/** A section with one page. It is inside the repository, so that it finds the installed packages. */
class SmallSection {
  readonly parent = mkdtempSync(path.join(root, '.cache', 'team-'))
  /** The name of the folder is the name of the section. */
  readonly folder = path.join(this.parent, 'section')
  readonly releases = mkdtempSync(path.join(tmpdir(), 'virida-releases-'))

  constructor() {
    this.write('package.json', JSON.stringify({ name: 'section', version: '1.0.0', type: 'module' }))
    this.write(
      'webpack.config.mjs',
      `import { defineApp } from '@virida/shared/platform/webpack/define-app'\nexport default defineApp(import.meta.dirname)\n`,
    )
    this.write('src/page.module.css', '@layer section { .Title { color: var(--ink); } }')
    this.write('public/notes/a.txt', 'notes')
    this.writeRoutes('/small', 'small')
    this.writePage('First')
  }

  write(name: string, text: string) {
    const file = path.join(this.folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  writeRoutes(route: string, chunk: string) {
    const load = `() => import(/* webpackChunkName: "small" */ './page')`
    this.write('src/routes.tsx', `export default [{ path: '${route}', chunk: '${chunk}', load: ${load} }]`)
  }

  writePage(title: string) {
    this.write(
      'src/page.tsx',
      `import styles from './page.module.css'
       const Page = () => <h1 className={styles.Title}>${title}</h1>
       export const page = { Page, head: { title: '${title}', description: '${title}' } }`,
    )
  }

  build(): { version: string; outcome: string; code?: string; message?: string } {
    const args = [
      '--import',
      'tsx',
      path.join(root, 'e2e/fixtures/build-section.ts'),
      'section',
      this.releases,
      this.folder,
    ]
    const output = execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as ReturnType<SmallSection['build']>
  }

  manifest(version: string) {
    return readManifest(this.releases, 'section', version)
  }

  get manifests() {
    return readdirSync(this.releases, { recursive: true }).filter((name) =>
      String(name).endsWith('manifest.json'),
    )
  }
}

let section: SmallSection
test.describe.configure({ timeout: 120_000 })
test.beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  section = new SmallSection()
})
test.afterEach(() => {
  rmSync(section.parent, { recursive: true })
  rmSync(section.releases, { recursive: true })
})

test('a release takes its version from package.json, and unchanged sources are not built again', () => {
  expect(section.build()).toMatchObject({ version: '1.0.0', outcome: 'built' })
  expect(section.build()).toMatchObject({ version: '1.0.0', outcome: 'unchanged' })
})

test('changed sources with the same version get a hash, and the first release does not change', () => {
  section.build()
  const before = readFileSync(path.join(section.releases, 'section/1.0.0/manifest.json'), 'utf8')
  section.writePage('Second')
  expect(section.build().version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  expect(readFileSync(path.join(section.releases, 'section/1.0.0/manifest.json'), 'utf8')).toBe(before)
})

test('sources that are changed back give the existing release', () => {
  section.build()
  section.writePage('Second')
  section.build()
  section.writePage('First')
  expect(section.build()).toMatchObject({ version: '1.0.0', outcome: 'unchanged' })
})

test('the manifest names what the section uses of the shell, and not what it defines itself', () => {
  section.write(
    'src/page.module.css',
    '@layer section { .Title { --own: 1px; --set: 2px; color: var(--ink); margin: var(--own) var(--set) var(--other, 0); } }',
  )
  section.write(
    'src/page.tsx',
    `import { Link } from '@virida/shared/router'
     import styles from './page.module.css'
     const Page = () => <h1 className={styles.Title}><Link to="/">Small</Link></h1>
     export const page = { Page, head: { title: 'Small', description: 'Small' } }`,
  )
  section.build()
  expect(section.manifest('1.0.0').facts).toEqual({ router: ['Link'], tokens: ['--ink'] })
})

test('the manifest lists routes, files of each page, integrity, sizes and the packages that the shell must provide', () => {
  section.build()
  const { routes, chunks, files, requires, public: publicFiles } = section.manifest('1.0.0')
  expect(routes).toEqual([{ path: '/small', chunk: 'small' }])
  expect(chunks.small?.js[0]).toMatch(/^small\.[0-9a-f]{8}\.mjs$/)
  expect(chunks.small?.css[0]).toMatch(/^small\.[0-9a-f]{8}\.css$/)
  expect(files['remoteEntry.mjs']?.integrity).toMatch(/^sha384-/)
  expect(files['remoteEntry.mjs']?.brotli).toBeLessThan(files['remoteEntry.mjs']?.bytes ?? 0)
  expect(requires.react).toBe('^19.3.1')
  expect(publicFiles).toEqual(['/notes/a.txt'])
  expect(Object.keys(files)).toContain('mf-manifest.json')
})

test('a container is smaller than 5 kB and contains no React', () => {
  section.build()
  const { files } = section.manifest('1.0.0')
  expect(files['remoteEntry.mjs']?.brotli).toBeLessThan(5000)
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.mjs'))
  expect(scripts.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThan(20_000)
})

test('an invalid route table fails the build, and no files are left', () => {
  section.writeRoutes('/small', 'large')
  expect(section.build()).toMatchObject({ code: 'routes_invalid' })
  expect(section.manifests).toEqual([])
})

test('sources that do not compile fail the build with their position, and no files are left', () => {
  section.write('src/page.tsx', 'export const page = {')
  const { code, message } = section.build()
  expect(code).toBe('build_failed')
  expect(message).toContain('page.tsx')
  expect(section.manifests).toEqual([])
})
