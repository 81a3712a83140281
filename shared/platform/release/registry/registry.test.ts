import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publish, publishAll, rollBack } from './registry'
import { readRegistry, readRevision, revisionsIn } from './registry-folder'
import type { Registry } from './registry-schema'
import { folderStore } from '../stores/registry-store'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'

const shell = { app: 'shell', version: '1.0.0', provides: { react: '19.3.1' } }
const route = (path: string) => ({ routes: [{ path, chunk: 'page' }] })

let dir: string
beforeEach(() => (dir = temporaryReleases()))

it('makes a published release live and remembers the previous one', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', ...route('/') })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0', ...route('/') })
  await publish(dir, 'mfe-browse', '1.0.0')
  await publish(dir, 'mfe-browse', '1.1.0')
  expect(readRegistry(dir).apps['mfe-browse']).toMatchObject({
    active: '1.1.0',
    previous: '1.0.0',
    paths: ['/'],
  })
})

it('keeps the previous release when the live one is published again', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  for (const version of ['1.0.0', '1.1.0', '1.1.0']) await publish(dir, 'mfe-browse', version)
  expect(readRegistry(dir).apps['mfe-browse']?.previous).toBe('1.0.0')
})

it('rolls back past every release that was taken back, and never returns to one', async () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']
  for (const version of versions) {
    await writeRelease(dir, { app: 'mfe-browse', version, ...route('/') })
    await publish(dir, 'mfe-browse', version)
  }
  await rollBack(dir, 'mfe-browse')
  await writeRelease(dir, { app: 'mfe-browse', version: '1.4.0' })
  await publish(dir, 'mfe-browse', '1.4.0')
  const live = async () => (await rollBack(dir, 'mfe-browse')).apps['mfe-browse']
  expect(await live()).toMatchObject({ active: '1.2.0', previous: '1.1.0', takenBack: ['1.3.0', '1.4.0'] })
  expect(await live()).toMatchObject({ active: '1.1.0', previous: '1.0.0', paths: ['/'] })
  await live()
  await expect(live()).rejects.toMatchObject({ code: 'nothing_to_roll_back' })
})

it('goes back one release when two people roll back at the same moment', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeRelease(dir, { app: 'mfe-browse', version })
    await publish(dir, 'mfe-browse', version)
  }
  const { newest, create } = folderStore(dir)
  let isFirst = true
  const slower = {
    newest,
    create: async (registry: Registry) => {
      if (isFirst) await rollBack(dir, 'mfe-browse')
      isFirst = false
      return create(registry)
    },
  }
  const { apps } = await rollBack(dir, 'mfe-browse', undefined, { store: slower })
  expect(apps['mfe-browse']).toMatchObject({ active: '1.1.0', previous: '1.0.0', takenBack: ['1.2.0'] })
})

it('rolls back to any release by its name, but not to one that was taken back', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeRelease(dir, { app: 'mfe-browse', version })
    await publish(dir, 'mfe-browse', version)
  }
  const { apps } = await rollBack(dir, 'mfe-browse', '1.0.0')
  expect(apps['mfe-browse']).toMatchObject({ active: '1.0.0', previous: null })
  await expect(rollBack(dir, 'mfe-browse', '1.2.0')).rejects.toMatchObject({ code: 'release_taken_back' })
  await expect(rollBack(dir, 'mfe-browse', '9.9.9')).rejects.toMatchObject({ code: 'release_missing' })
})

it('refuses to roll back to a release that was never live, because the gate has not run it', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeRelease(dir, { app: 'mfe-browse', version })
  await publish(dir, 'mfe-browse', '1.0.0')
  await publish(dir, 'mfe-browse', '1.1.0')
  await expect(rollBack(dir, 'mfe-browse', '1.2.0')).rejects.toMatchObject({ code: 'release_never_live' })
})

it.each(['media', './1.0.0', '../mfe-browse/1.0.0', '1.0.0/', ''])(
  'takes %p for no version',
  async (version) => {
    await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
    await publish(dir, 'mfe-browse', '1.0.0')
    await expect(publish(dir, 'mfe-browse', version)).rejects.toMatchObject({ code: 'release_missing' })
  },
)

it('refuses a folder whose manifest is that of another release', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0' })
  cpSync(path.join(dir, 'mfe-browse/1.0.0'), path.join(dir, 'mfe-tools/1.1.0'), { recursive: true })
  await expect(publish(dir, 'mfe-tools', '1.1.0')).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining('is that of mfe-browse 1.0.0') as string,
  })
})

it('makes a release live that was taken back, if somebody publishes it', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await writeRelease(dir, { app: 'mfe-browse', version })
    await publish(dir, 'mfe-browse', version)
  }
  await rollBack(dir, 'mfe-browse')
  const { apps } = await publish(dir, 'mfe-browse', '1.1.0')
  expect(apps['mfe-browse']).toMatchObject({ active: '1.1.0', previous: '1.0.0', takenBack: [] })
})

it('records who changed what, when and from which commit', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', commit: '0123456789ab' })
  await publish(dir, 'mfe-browse', '1.0.0', { who: 'ana@desk' })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  await publish(dir, 'mfe-browse', '1.1.0', { who: 'ben@desk' })
  await rollBack(dir, 'mfe-browse', undefined, { who: 'ana@desk' })
  const history = [1, 2, 3].map((revision) => readRevision(dir, revision).change)
  expect(history).toEqual([
    {
      action: 'publish',
      who: 'ana@desk',
      moves: { 'mfe-browse': { from: null, to: '1.0.0', commit: '0123456789ab' } },
    },
    { action: 'publish', who: 'ben@desk', moves: { 'mfe-browse': { from: '1.0.0', to: '1.1.0' } } },
    {
      action: 'rollback',
      who: 'ana@desk',
      moves: { 'mfe-browse': { from: '1.1.0', to: '1.0.0', commit: '0123456789ab' } },
    },
  ])
})

it('stores no revision when nothing changes', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  await publish(dir, 'mfe-browse', '1.0.0')
  await rollBack(dir, 'mfe-browse', '1.0.0')
  expect(revisionsIn(dir)).toEqual([1, 0])
})

it('refuses to roll back a first release', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  await expect(rollBack(dir, 'mfe-browse')).rejects.toMatchObject({ code: 'nothing_to_roll_back' })
})

it('refuses a release that does not exist and keeps the registry', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  const before = readRegistry(dir)
  await expect(publish(dir, 'mfe-browse', '9.9.9')).rejects.toMatchObject({ code: 'release_missing' })
  expect(readRegistry(dir)).toEqual(before)
})

it('refuses a section that needs another React than the live shell provides', async () => {
  await writeRelease(dir, shell)
  await publish(dir, 'shell', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '2.0.0', requires: { react: '^20.0.0' } })
  await expect(publish(dir, 'mfe-tools', '2.0.0')).rejects.toMatchObject({ code: 'requirement_unmet' })
})

it('refuses a shell that no longer provides what a live section needs', async () => {
  await writeRelease(dir, shell)
  await publish(dir, 'shell', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', requires: { react: '^19.3.0' } })
  await publish(dir, 'mfe-tools', '1.0.0')
  await writeRelease(dir, { ...shell, version: '2.0.0', provides: { react: '20.0.0' } })
  await expect(publish(dir, 'shell', '2.0.0')).rejects.toMatchObject({ code: 'requirement_unmet' })
})

it('publishes a new React in the shell and its sections in one step', async () => {
  await writeRelease(dir, shell)
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', requires: { react: '^19.3.0' } })
  await publishAll(dir, { shell: '1.0.0', 'mfe-tools': '1.0.0' })
  await writeRelease(dir, { ...shell, version: '2.0.0', provides: { react: '20.0.0' } })
  await writeRelease(dir, { app: 'mfe-tools', version: '2.0.0', requires: { react: '^20.0.0' } })
  const { apps } = await publishAll(dir, { shell: '2.0.0', 'mfe-tools': '2.0.0' })
  expect([apps.shell?.active, apps['mfe-tools']?.active]).toEqual(['2.0.0', '2.0.0'])
})

it('moves a route from one section to another in one step', async () => {
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', ...route('/faq') })
  await publish(dir, 'mfe-tools', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '1.1.0' })
  await writeRelease(dir, { app: 'mfe-support', version: '1.1.0', ...route('/faq') })
  const { apps } = await publishAll(dir, { 'mfe-support': '1.1.0', 'mfe-tools': '1.1.0' })
  expect(apps['mfe-support']?.paths).toEqual(['/faq'])
})

it('publishes although the release of another app is damaged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0' })
  await publish(dir, 'mfe-tools', '1.0.0')
  writeFileSync(path.join(dir, 'mfe-tools', '1.0.0', 'manifest.json'), '{')
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  expect(readRegistry(dir).apps['mfe-browse']?.active).toBe('1.0.0')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('mfe-tools 1.0.0'))
  warn.mockRestore()
})

it('refuses a second owner of a path', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', ...route('/faq') })
  await writeRelease(dir, { app: 'mfe-support', version: '1.0.0', ...route('/faq') })
  await publish(dir, 'mfe-browse', '1.0.0')
  await expect(publish(dir, 'mfe-support', '1.0.0')).rejects.toMatchObject({ code: 'route_taken' })
})

it('publishes sections that are released at the same moment', async () => {
  const apps = Array.from({ length: 12 }, (_, index) => `mfe-${index}`)
  for (const app of apps) await writeRelease(dir, { app, version: '1.0.0' })
  await Promise.all(apps.map((app) => publish(dir, app, '1.0.0')))
  expect(Object.keys(readRegistry(dir).apps).sort()).toEqual([...apps].sort())
  expect(revisionsIn(dir)).toHaveLength(13)
})

it('names a damaged registry and does not overwrite it', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  const file = path.join(dir, 'registry', '000000001.json')
  writeFileSync(file, '{"schema":2,')
  await expect(publish(dir, 'mfe-browse', '1.0.0')).rejects.toMatchObject({ code: 'registry_invalid' })
  expect(readFileSync(file, 'utf8')).toBe('{"schema":2,')
})

it('says what to do when another app has taken the address to which a rollback returns', async () => {
  await writeRelease(dir, { app: 'mfe-first', version: '1.0.0', ...route('/help') })
  await writeRelease(dir, { app: 'mfe-first', version: '2.0.0', ...route('/faq') })
  await writeRelease(dir, { app: 'mfe-second', version: '1.0.0', ...route('/help') })
  for (const version of ['1.0.0', '2.0.0']) await publish(dir, 'mfe-first', version)
  await publish(dir, 'mfe-second', '1.0.0')
  await expect(rollBack(dir, 'mfe-first')).rejects.toMatchObject({
    code: 'route_taken',
    message: expect.stringMatching(
      /^Cannot roll back mfe-first: .* Roll back the other app first.*mfe-second/,
    ) as string,
  })
})

it('tries a change three times although each gate takes longer than the limit', async () => {
  for (const app of ['mfe-browse', 'mfe-other'])
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
  const gate = () => Promise.resolve(void (now += 61_000))
  const { create, ...reads } = folderStore(dir)
  let attempts = 0
  const store = {
    ...reads,
    async create(next: Registry) {
      if (++attempts >= 3) return create(next)
      // Another publisher is faster, and its release becomes live. So the gate runs again.
      const live = readRegistry(dir).apps['mfe-other']?.active
      await publish(dir, 'mfe-other', live === '1.0.0' ? '1.1.0' : '1.0.0')
      return false
    },
  }
  const { apps } = await publish(dir, 'mfe-browse', '1.0.0', { store, gate })
  expect(apps['mfe-browse']?.active).toBe('1.0.0')
  attempts = -9
  await expect(publish(dir, 'mfe-browse', '1.1.0', { store, gate })).rejects.toThrow(
    'in 3 attempts within 183 s',
  )
  clock.mockRestore()
})
