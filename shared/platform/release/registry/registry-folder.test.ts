import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publish, rollBack } from './registry'
import {
  createRevision,
  initRegistry,
  lastGoodRegistry,
  readRegistry,
  registryFile,
  revisionsIn,
} from './registry-folder'
import { emptyRegistry } from './registry-schema'
import { repairRegistry } from '../repair-registry'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'

let dir: string

beforeEach(async () => {
  dir = temporaryReleases()
  for (const app of ['shell', 'mfe-browse']) {
    await writeRelease(dir, { app, version: '1.0.0' })
    await publish(dir, app, '1.0.0')
  }
})

const loseRevisions = () => rmSync(path.join(dir, 'registry'), { recursive: true })
const loseCopy = () => rmSync(path.join(dir, registryFile))
const damageNewest = () => writeFileSync(path.join(dir, 'registry', '000000002.json'), 'broken')

it('gives a number to one of several publishers only', () => {
  const next = { ...readRegistry(dir), revision: 3 }
  expect([createRevision(dir, next), createRevision(dir, next)]).toEqual([true, false])
  expect(createRevision(dir, { ...next, revision: 1 })).toBe(false)
  expect(readdirSync(path.join(dir, 'registry')).filter((name) => !name.endsWith('.json'))).toEqual([])
})

it('stores a revision although its copy cannot be written, and says so', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  loseCopy()
  mkdirSync(path.join(dir, registryFile, 'full'), { recursive: true })
  expect(createRevision(dir, { ...readRegistry(dir), revision: 3 })).toBe(true)
  expect(readRegistry(dir).revision).toBe(3)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Revision 3 is stored, but not its copy'))
  warn.mockRestore()
})

it('uses an earlier revision when the newest cannot be read, and refuses to repair', async () => {
  const newest = path.join(dir, 'registry', '000000002.json')
  rmSync(newest)
  loseCopy()
  // A link to itself gives the same kind of error as a file without permission.
  symlinkSync(newest, newest)
  expect(lastGoodRegistry(dir)).toMatchObject({
    registry: { revision: 1 },
    problem: { code: 'registry_invalid', message: expect.stringContaining('ELOOP') as string },
  })
  await expect(repairRegistry(dir, ['shell', 'mfe-browse'])).rejects.toThrow('ELOOP')
  expect(revisionsIn(dir)[0]).toBe(2)
})

it('refuses to publish when the registry is lost although releases are there', async () => {
  loseRevisions()
  await expect(publish(dir, 'mfe-browse', '1.0.0')).rejects.toMatchObject({ code: 'registry_missing' })
  loseCopy()
  await expect(publish(dir, 'mfe-browse', '1.0.0')).rejects.toMatchObject({ code: 'registry_missing' })
  initRegistry(dir)
  expect(revisionsIn(dir)).toEqual([])
})

it('repairs a lost registry from its copy', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  loseRevisions()
  const { registry } = await repairRegistry(dir, ['shell', 'mfe-browse'], { who: 'ana@desk' })
  expect(registry).toMatchObject({ revision: 3, change: { action: 'repair', who: 'ana@desk' } })
  expect(registry.apps['mfe-browse']?.active).toBe('1.0.0')
  await publish(dir, 'mfe-browse', '1.1.0')
  expect(readRegistry(dir).revision).toBe(4)
})

it('repairs a registry without any copy from the newest releases', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  loseRevisions()
  loseCopy()
  const { notes } = await repairRegistry(dir, ['shell', 'mfe-browse', 'mfe-tools'])
  expect(readRegistry(dir).apps).toMatchObject({
    shell: { active: '1.0.0' },
    'mfe-browse': { active: '1.1.0' },
  })
  expect(notes.join()).toContain('mfe-tools has no release')
})

it('repairs a damaged revision without using its number again', async () => {
  damageNewest()
  expect(() => readRegistry(dir)).toThrow(/is damaged/)
  loseCopy()
  expect((await repairRegistry(dir, [])).registry.revision).toBe(3)
  expect(Object.keys(readRegistry(dir).apps)).toEqual(['shell'])
})

it.each([
  ['damaged', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.0.9'))],
  ['lost', (file: string) => rmSync(file)],
])('never makes a release live that was taken back when the newest revision is %s', async (_, damage) => {
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  await rollBack(dir, 'mfe-browse')
  damage(path.join(dir, 'registry', '000000004.json'))
  const wanted = { active: '1.0.0', takenBack: ['2.0.0'] }
  expect(lastGoodRegistry(dir)).toMatchObject({
    registry: { revision: 4, apps: { 'mfe-browse': wanted } },
    problem: { code: 'registry_invalid' },
  })
  await expect(publish(dir, 'mfe-browse', '1.0.0')).rejects.toMatchObject({ code: 'registry_invalid' })
  expect((await repairRegistry(dir, [])).registry.revision).toBe(5)
  expect(readRegistry(dir).apps['mfe-browse']).toMatchObject(wanted)
})

it('replaces a live release that is lost by the latest good one', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  await publish(dir, 'mfe-browse', '1.1.0')
  rmSync(path.join(dir, 'mfe-browse', '1.1.0'), { recursive: true })
  expect((await repairRegistry(dir, [])).registry.apps['mfe-browse']?.active).toBe('1.0.0')
  warn.mockRestore()
})

it('does not change a registry without faults', async () => {
  expect((await repairRegistry(dir, ['shell', 'mfe-browse'])).notes).toEqual(['The registry has no fault'])
  expect(revisionsIn(dir)).toEqual([2, 1, 0])
})

it('finds the last good registry for a gateway, and why it is not the newest', () => {
  expect(lastGoodRegistry(dir)?.problem).toBeUndefined()
  damageNewest()
  const problem = { code: 'registry_invalid' }
  expect(lastGoodRegistry(dir)).toMatchObject({ registry: { revision: 2 }, problem })
  const copy = readFileSync(path.join(dir, registryFile))
  loseCopy()
  expect(lastGoodRegistry(dir)).toMatchObject({ registry: { revision: 1 }, problem })
  writeFileSync(path.join(dir, registryFile), copy)
  loseRevisions()
  expect(lastGoodRegistry(dir)).toMatchObject({
    registry: { revision: 2 },
    problem: { code: 'registry_missing' },
  })
  loseCopy()
  expect(lastGoodRegistry(dir)).toBeUndefined()
})

it('goes on from a registry without revisions, which older versions wrote', async () => {
  loseRevisions()
  const apps = {
    'mfe-browse': { active: '1.0.0', previous: '0.9.0', takenBack: '0.9.0', paths: ['/'] },
    shell: { active: '1.0.0', previous: null, paths: [] },
  }
  writeFileSync(
    path.join(dir, registryFile),
    JSON.stringify({ schema: 1, updatedAt: '2026-11-01T00:00:00.000Z', apps }),
  )
  expect(readRegistry(dir).apps['mfe-browse']).toMatchObject({ previous: null, takenBack: ['0.9.0'] })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  await publish(dir, 'mfe-browse', '1.1.0')
  expect(revisionsIn(dir)).toEqual([1])
  expect(JSON.parse(readFileSync(path.join(dir, registryFile), 'utf8'))).toMatchObject({ revision: 1 })
})

it('gives an empty folder an empty registry', () => {
  const empty = temporaryReleases()
  expect(readRegistry(empty)).toEqual(emptyRegistry())
})
