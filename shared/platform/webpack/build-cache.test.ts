import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { configurationHash } from './build-cache'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'configuration-'))
  write('webpack.config.mjs', `import { defineApp } from './shared/define-app'; export default defineApp()`)
  write(
    'shared/define-app.ts',
    `import { media } from './paths'; import 'webpack'; export const defineApp = () => media`,
  )
  write('shared/paths.ts', `export const media = '/media/'`)
  write('src/page.tsx', 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

const hash = () => configurationHash([path.join(folder, 'webpack.config.mjs')], folder)

it.each([
  ['webpack.config.mjs', `import { defineApp } from './shared/define-app'; export default [defineApp()]`],
  ['shared/paths.ts', `export const media = '/pictures/'`],
  ['tsconfig.json', '{}'],
  ['shared/tsconfig.base.json', '{}'],
  ['package-lock.json', '{}'],
])('changes with %s', (name, text) => {
  const before = hash()
  write(name, text)
  expect(hash()).not.toBe(before)
})

it('does not change with the sources of an app, which webpack compares itself', () => {
  const before = hash()
  write('src/page.tsx', 'second')
  expect(hash()).toBe(before)
})
