import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { buildRelease } from '@virida/shared/platform/release/build/build-release'
import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import {
  emptyRegistry,
  pointer,
  type Registry,
} from '@virida/shared/platform/release/registry/registry-schema'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { remoteEntryFile } from '@virida/shared/platform/webpack/federation'

/**
 * Pages of each generated section. Their routes name the parameter `q`, so an address with a new value of it is not in
 * the cache of the gateway.
 */
const pages = ['', '/prices', '/colors', '/sizes', '/:item']
const shellReleases = path.join(root, '.cache', 'bench')

const patternsOf = (number: number) => [
  ...(number === 0 ? ['/'] : []),
  ...pages.map((page) => `/section-${number}${page}`),
]

/** A page with a list of 40 rows, in the size of a small page of the site. */
const serverCode = (number: number, fault: string) => `${fault}
const { jsx, jsxs } = require('react/jsx-runtime')
const rows = Array.from({ length: 40 }, (_, row) => row)
const Page = () => jsxs('main', { children: [
  jsx('h1', { children: 'Section ${number}' }),
  jsx('ul', { children: rows.map((row) => jsx('li', { children: 'Row ' + row + ' of section ${number}' }, row)) }),
] })
const page = { Page, head: { title: 'Section ${number}', description: 'A section with 40 rows' } }
exports.default = ${JSON.stringify(patternsOf(number))}.map((path) => ({ path, chunk: 'page', load: async () => ({ page }) }))`

/** Builds the shell, unless it is built. @returns its version. */
export async function buildShell(): Promise<string> {
  process.env.NODE_ENV = 'production'
  return (await buildRelease('shell', shellReleases)).version
}

/** A releases folder with the real shell and generated sections. */
export async function scaleSite(shell: string, count: number): Promise<string> {
  const dir = temporaryReleases()
  mkdirSync(path.join(dir, 'shell'))
  cpSync(path.join(shellReleases, 'shell', shell), path.join(dir, 'shell', shell), { recursive: true })
  const apps: Registry['apps'] = { shell: pointer(shell, [], [], []) }
  for (let number = 0; number < count; number++) {
    await releaseSection(dir, number, '1.0.0', '')
    apps[`mfe-section-${number}`] = pointer('1.0.0', [], [], patternsOf(number))
  }
  addRevision(dir, apps)
  return dir
}

/** Makes a release of a section live that throws when its server file is run. The release before it works. */
export async function breakSection(dir: string, number: number) {
  await releaseSection(dir, number, '2.0.0', `throw new Error('broken on purpose')`)
  const { apps } = readRegistry(dir)
  const broken = pointer('2.0.0', ['1.0.0'], [], patternsOf(number))
  addRevision(dir, { ...apps, [`mfe-section-${number}`]: broken })
}

// The gate is not asked: it would refuse the broken section, and it is not what is measured.
function addRevision(dir: string, apps: Registry['apps']) {
  const { revision } = readRegistry(dir)
  createRevision(dir, {
    ...emptyRegistry(),
    revision: revision + 1,
    updatedAt: new Date().toISOString(),
    apps,
  })
}

function releaseSection(dir: string, number: number, version: string, fault: string) {
  const patterns = patternsOf(number)
  return writeRelease(dir, {
    ...{ app: `mfe-section-${number}`, version, serverCode: serverCode(number, fault) },
    routes: patterns.map((pattern) => ({
      ...{ path: pattern, chunk: 'page', query: ['q'] },
      ...(pattern.endsWith(':item') ? { paths: [pattern.replace(':item', 'one')] } : {}),
    })),
    entry: remoteEntryFile,
    chunks: { routes: { js: ['routes.mjs'], css: [] }, page: { js: ['page.mjs'], css: ['page.css'] } },
    contents: {
      [remoteEntryFile]: 'export {}',
      'routes.mjs': 'export {}',
      'page.mjs': 'export {}',
      'page.css': 'a{}',
    },
  })
}
