import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runSite } from '@virida/shared/platform/process/run-site'
import { replaceFile } from '@virida/shared/platform/release/replace-file'
import { createRevision, registryFile } from '@virida/shared/platform/release/registry/registry-folder'
import { emptyRegistry } from '@virida/shared/platform/release/registry/registry-schema'
import { registryText } from '@virida/shared/platform/release/registry/registry-text'
import { startPrograms } from './start-programs'

jest.mock('@virida/shared/platform/process/run-site', () => ({ runSite: jest.fn() }))

const dir = mkdtempSync(path.join(tmpdir(), 'virida-start-'))
const prepare = jest.fn(() => Promise.resolve())
const said = jest.fn()
const start = () => startPrograms({ programs: { gateway: { file: 'gateway' } }, cwd: dir, prepare })

beforeEach(() => {
  jest.clearAllMocks()
  rmSync(dir, { recursive: true, force: true })
  process.env.RELEASES_DIR = dir
  jest.spyOn(console, 'error').mockImplementation(said)
})
afterEach(() => {
  process.exitCode = 0
  jest.restoreAllMocks()
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function store() {
  const shell = { active: '1.0.0', previous: null, earlier: [], takenBack: [], paths: [] }
  const registry = { ...emptyRegistry(), revision: 1, apps: { shell } }
  createRevision(dir, registry)
  replaceFile(path.join(dir, registryFile), registryText(registry))
}

it('prepares the releases and starts', async () => {
  store()
  await start()
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(runSite).toHaveBeenCalledTimes(1)
})

it.each([
  [
    'the newest one is damaged',
    /repair.*last good copy/s,
    () => writeFileSync(path.join(dir, 'registry', '000000001.json'), '{"revision":'),
  ],
  [
    'the revisions cannot be listed',
    /ENOTDIR.*last good copy/s,
    () => {
      rmSync(path.join(dir, 'registry'), { recursive: true })
      writeFileSync(path.join(dir, 'registry'), '')
    },
  ],
])('starts with the last good registry when %s, and publishes nothing', async (_, message, damage) => {
  store()
  damage()
  await start()
  expect(prepare).not.toHaveBeenCalled()
  expect(runSite).toHaveBeenCalledTimes(1)
  expect(said.mock.calls).toEqual([[expect.stringMatching(message)]])
})

it('says why it does not start when no registry can be read', async () => {
  mkdirSync(dir)
  writeFileSync(path.join(dir, 'registry'), '')
  await start()
  expect(runSite).not.toHaveBeenCalled()
  expect(said.mock.calls).toEqual([[expect.stringContaining('ENOTDIR')]])
  expect(process.exitCode).toBe(1)
})

it('does not start without a release of the shell', async () => {
  await start()
  expect(runSite).not.toHaveBeenCalled()
  expect(said.mock.calls).toEqual([[expect.stringContaining('the shell has no release')]])
  expect(process.exitCode).toBe(1)
})
