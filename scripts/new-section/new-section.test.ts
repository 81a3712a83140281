import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, root, sections } from '@virida/shared/platform/paths'
import { makeSection } from './new-section'

let parent: string
let folder: string

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'new-section-'))
  folder = path.join(parent, 'mfe-careers')
})
afterEach(() => rmSync(parent, { recursive: true }))

const make = (address = '/careers') => makeSection({ name: 'mfe-careers', address }, folder)
const packageIn = (place: string) =>
  JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    name: string
    scripts: Record<string, string>
  }

it('gives the section every command that all sections have', async () => {
  await make()
  const { name, scripts } = packageIn(folder)
  expect(name).toBe('@virida/mfe-careers')
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'release', 'preview', 'dev']))
  for (const section of sections) expect(packageIn(folderOf(section)).scripts).toMatchObject(scripts)
})

it('names the page after its address', async () => {
  await make('/work/open-positions')
  const page = path.join(folder, 'src/pages/OpenPositionsPage')
  expect(readdirSync(page).sort()).toEqual([
    'OpenPositionsPage.module.css',
    'OpenPositionsPage.test.tsx',
    'OpenPositionsPage.tsx',
    'content.ts',
    'page.ts',
  ])
  expect(readFileSync(path.join(folder, 'src/addresses.ts'), 'utf8')).toBe(
    "export const openPositionsAddress = '/work/open-positions'\n",
  )
})

it('writes nothing when an address of a route table of this checkout is asked for', async () => {
  await expect(make('/warranty')).rejects.toMatchObject({ code: 'address_taken' })
  expect(readdirSync(parent)).toEqual([])
})

it('leaves a folder as it is that exists already', async () => {
  mkdirSync(folder)
  await expect(make()).rejects.toMatchObject({ code: 'folder_taken' })
  expect(readdirSync(parent)).toEqual(['mfe-careers'])
  expect(readdirSync(folder)).toEqual([])
})

it('says how to run it when an argument is wrong', () => {
  const program = path.join(root, 'scripts/new-section/index.ts')
  const args = ['--import', 'tsx', program, 'mfe-careers', '/careers', '--wrong', 'x']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toMatch(/^arguments_wrong: .*npm run new-section -- mfe-careers \/careers\n$/)
  expect(status).toBe(1)
})
