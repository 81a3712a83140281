import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildDir } from '../../paths'
import { removeLeftBuilds } from './left-builds'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('deletes the build folders of killed processes, and keeps those of running ones', () => {
  const own = path.basename(buildDir('mfe-tools'))
  // No process has this id: Linux has at most 4,194,304.
  for (const name of [own, `${own}-release`, 'shell-99999999', 'shell-99999999-release', 'notes'])
    mkdirSync(path.join(folder, name, 'client'), { recursive: true })
  removeLeftBuilds(folder)
  expect(readdirSync(folder).sort()).toEqual([own, `${own}-release`, 'notes'])
})

it('accepts that nothing was ever built', () => {
  expect(() => removeLeftBuilds(path.join(folder, 'missing'))).not.toThrow()
})
