import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { missingPackages } from './missing-packages.mjs'

const packages = {
  '': { name: 'site' },
  shell: { name: '@site/shell', version: '1.0.0' },
  'node_modules/@site/shell': { resolved: 'shell', link: true },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/hono/node_modules/mime': { version: '2.0.0' },
  'shell/node_modules/lru-cache': { version: '11.0.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'))
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  install('node_modules/@site/shell', '1.0.0')
  install('node_modules/hono', '4.0.0')
  install('node_modules/hono/node_modules/mime', '2.0.0')
  install('shell/node_modules/lru-cache', '11.0.0')
})
afterEach(() => rmSync(root, { recursive: true }))

function install(folder: string, version: string) {
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ version }))
}

it('finds nothing missing when all packages of this platform are installed', () => {
  expect(missingPackages(root)).toEqual([])
})

it.each(['node_modules/@site/shell', 'node_modules/hono/node_modules/mime', 'shell/node_modules/lru-cache'])(
  'notices that %s has been removed',
  (folder) => {
    rmSync(path.join(root, folder), { recursive: true })
    expect(missingPackages(root)).toEqual([folder])
  },
)

it('notices a package of another version', () => {
  install('node_modules/hono', '3.9.0')
  expect(missingPackages(root)).toEqual(['node_modules/hono'])
})
