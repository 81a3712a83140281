import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sectionsOf, workspacesOf } from './workspaces.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['shared', 'mfe-*'] }))
  mkdirSync(path.join(root, 'mfe-empty'))
  for (const name of ['mfe-shop', 'mfe-browse']) {
    mkdirSync(path.join(root, name))
    writeFileSync(path.join(root, name, 'package.json'), '{}')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

it('lists the named workspaces and the folders that match a pattern and have a package', () => {
  expect(workspacesOf(root)).toEqual(['shared', 'mfe-browse', 'mfe-shop'])
})

it('takes the workspaces that start with mfe- as the sections', () => {
  expect(sectionsOf(root)).toEqual(['mfe-browse', 'mfe-shop'])
})

const writePackage = (content: object) =>
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(content))

it('takes the section of a repository of its own as the only one', () => {
  writePackage({ name: '@virida/mfe-careers' })
  expect(sectionsOf(root)).toEqual(['mfe-careers'])
})

it('says what is missing in a folder that is not that of a section', () => {
  writePackage({ name: 'careers' })
  expect(() => sectionsOf(root)).toThrow('Run the command in the folder of a section')
})
