import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { publish, publishAll, rollBack } from '@virida/shared/platform/release/registry/registry'
import {
  createRevision,
  readRegistry,
  registryFile,
} from '@virida/shared/platform/release/registry/registry-folder'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { LiveRegistry } from './live-registry'
import { ReleaseStore } from './release-store'

let dir: string
let registry: LiveRegistry

beforeEach(async () => {
  dir = temporaryReleases()
  registry = new LiveRegistry(new ReleaseStore(dir), new FaultLog(testLog().log))
  const routes = ['/', '/gallery', '/gallery/:galleryType?'].map((path) => ({ path, chunk: 'page' }))
  await writeRelease(dir, {
    app: 'mfe-browse',
    version: '1.0.0',
    routes,
    contents: { 'public/care.txt': 'Wash with water.' },
    public: ['/care.txt'],
  })
  await writeRelease(dir, { app: 'shell', version: '1.0.0' })
  await publishAll(dir, { shell: '1.0.0', 'mfe-browse': '1.0.0' })
})

it.each([
  ['/', '/', false],
  ['/gallery', '/gallery', false],
  ['/gallery/', '/gallery', false],
  ['/gallery/venetian_cantera', '/gallery/:galleryType?', false],
  ['/nowhere', '/', true],
])('finds the owner of %s as the router ranks routes', (path, pattern, isFallback) => {
  expect(registry.snapshot().ownerOf(path)).toEqual({ section: 'mfe-browse', pattern, isFallback })
})

it('takes a snapshot only when the registry has changed', async () => {
  const first = registry.snapshot()
  await publish(dir, 'mfe-browse', '1.0.0')
  expect(registry.snapshot()).toBe(first)
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  expect(registry.snapshot()).not.toBe(first)
})

it('never takes a registry without a shell', async () => {
  const { apps } = registry.snapshot().registry
  const { shell: _, ...others } = apps
  createRevision(dir, { ...readRegistry(dir), revision: 2, apps: others })
  expect(registry.snapshot().registry.apps).toBe(apps)
  expect(registry.problem?.message).toContain('names no shell')
  const empty = temporaryReleases()
  await writeRelease(empty, { app: 'mfe-browse', version: '1.0.0' })
  await publish(empty, 'mfe-browse', '1.0.0')
  const other = new LiveRegistry(new ReleaseStore(empty), new FaultLog(testLog().log))
  expect(() => other.snapshot()).toThrow(/names no shell/)
})

it('goes on with the last good copy when it starts after the registry was lost', () => {
  rmSync(path.join(dir, 'registry'), { recursive: true })
  expect(registry.snapshot().registry.revision).toBe(1)
  expect(registry.problem?.message).toContain('is lost')
})

it('starts with the copy, and says why, when the revisions cannot be listed', async () => {
  const folder = path.join(dir, 'registry')
  renameSync(folder, `${folder}.away`)
  writeFileSync(folder, '')
  expect(registry.snapshot().registry.revision).toBe(1)
  expect(registry.problem).toMatchObject({ code: 'registry_invalid' })
  expect(registry.problem?.message).toContain('ENOTDIR')
  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  await sleep(1050)
  registry.snapshot()
  expect(registry.problem).toBeUndefined()
})

it.each([
  ['lost', (file: string) => rmSync(file)],
  ['damaged', (file: string) => writeFileSync(file, '')],
])('keeps a rollback when its revision and the copy are %s', async (_, damage) => {
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  await rollBack(dir, 'mfe-browse')
  const active = () => registry.snapshot().registry.apps['mfe-browse']?.active
  expect(active()).toBe('1.0.0')
  for (const file of [registryFile, 'registry/000000003.json']) damage(path.join(dir, file))
  expect(active()).toBe('1.0.0')
  expect(registry.problem).toMatchObject({ code: 'registry_invalid' })
})

it('notices within a second a change whose publisher was killed before it had replaced the copy', async () => {
  registry.snapshot()
  const copy = readFileSync(path.join(dir, registryFile))
  const stamp = statSync(path.join(dir, registryFile))
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  writeFileSync(path.join(dir, registryFile), copy)
  utimesSync(path.join(dir, registryFile), stamp.atime, stamp.mtime)
  const active = () => registry.snapshot().registry.apps['mfe-browse']?.active
  active()
  await sleep(1050)
  expect(active()).toBe('2.0.0')
})

it('lists the public files of live releases by their path', async () => {
  expect(registry.snapshot().publicFiles.get('/care.txt')).toMatch(/1\.0\.0\/client\/public\/care\.txt$/)
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  expect(registry.snapshot().publicFiles.size).toBe(0)
})

it('has no owner for any path on a site without sections', async () => {
  const empty = temporaryReleases()
  await writeRelease(empty, { app: 'shell', version: '1.0.0' })
  await publish(empty, 'shell', '1.0.0')
  expect(
    new LiveRegistry(new ReleaseStore(empty), new FaultLog(testLog().log)).snapshot().ownerOf('/'),
  ).toBeUndefined()
})
