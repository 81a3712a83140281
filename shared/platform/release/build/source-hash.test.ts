import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../paths'
import { sourceHash } from './source-hash'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'app-'))
  write('package.json', '{}')
  write('src/client.tsx', 'first')
  write('gateway/package.json', '{}')
  write('gateway/src/app.ts', 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

/** Whether the hash of the app changes when the file does. */
function depends(name: string): boolean {
  const before = sourceHash('shell', folder)
  write(name, 'second')
  return sourceHash('shell', folder) !== before
}

it.each(['src/client.tsx', 'src/new.ts', 'package.json', 'public/robots.txt'])('depends on %s', (name) => {
  expect(depends(name)).toBe(true)
})

it.each(['src/client.test.tsx', 'README.md', 'src/testing/render.tsx', 'node_modules/a/index.js'])(
  'does not depend on %s',
  (name) => expect(depends(name)).toBe(false),
)

it('does not depend on a workspace inside the app, as the gateway is one inside the shell', () => {
  expect(existsSync(path.join(root, 'shell/gateway/package.json'))).toBe(true)
  expect(depends('gateway/src/app.ts')).toBe(false)
})
