import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publish, publishAll, readRegistry, registryFile, rollBack } from './registry'
import { temporaryReleases, writeRelease } from './testing/fixture-release'

const shell = { app: 'shell', version: '1.0.0', provides: { react: '19.3.1' } }
const route = (path: string) => ({ routes: [{ path, chunk: 'page' }] })

let dir: string
beforeEach(() => (dir = temporaryReleases()))

test('publishing moves the pointer and remembers what was live before', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', ...route('/') })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0', ...route('/') })
  await publish(dir, 'mfe-browse', '1.0.0')
  await publish(dir, 'mfe-browse', '1.1.0')
  expect(readRegistry(dir).apps['mfe-browse']).toEqual({ active: '1.1.0', previous: '1.0.0', paths: ['/'] })
})

test('publishing the live release again keeps the way back', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0' })
  for (const version of ['1.0.0', '1.1.0', '1.1.0']) await publish(dir, 'mfe-browse', version)
  expect(readRegistry(dir).apps['mfe-browse']?.previous).toBe('1.0.0')
})

test('rolling back makes the release before live, and rolling back again returns', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', ...route('/') })
  await writeRelease(dir, { app: 'mfe-browse', version: '1.1.0', routes: [] })
  await publish(dir, 'mfe-browse', '1.0.0')
  await publish(dir, 'mfe-browse', '1.1.0')
  expect((await rollBack(dir, 'mfe-browse')).apps['mfe-browse']).toEqual({
    active: '1.0.0',
    previous: '1.1.0',
    takenBack: '1.1.0',
    paths: ['/'],
  })
  expect((await rollBack(dir, 'mfe-browse')).apps['mfe-browse']?.active).toBe('1.1.0')
})

test('a first release cannot be rolled back', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  await expect(rollBack(dir, 'mfe-browse')).rejects.toMatchObject({ code: 'nothing_to_roll_back' })
})

test('a release that does not stand is refused and the registry stays as it was', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  await publish(dir, 'mfe-browse', '1.0.0')
  const before = readFileSync(path.join(dir, registryFile), 'utf8')
  await expect(publish(dir, 'mfe-browse', '9.9.9')).rejects.toMatchObject({ code: 'release_missing' })
  expect(readFileSync(path.join(dir, registryFile), 'utf8')).toBe(before)
})

test('a section that needs another React than the live shell gives is refused', async () => {
  await writeRelease(dir, shell)
  await publish(dir, 'shell', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '2.0.0', requires: { react: '^20.0.0' } })
  await expect(publish(dir, 'mfe-tools', '2.0.0')).rejects.toMatchObject({ code: 'requirement_unmet' })
})

test('a shell that no longer gives what a live section needs is refused', async () => {
  await writeRelease(dir, shell)
  await publish(dir, 'shell', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', requires: { react: '^19.3.0' } })
  await publish(dir, 'mfe-tools', '1.0.0')
  await writeRelease(dir, { ...shell, version: '2.0.0', provides: { react: '20.0.0' } })
  await expect(publish(dir, 'shell', '2.0.0')).rejects.toMatchObject({ code: 'requirement_unmet' })
})

test('a new React is made live by the shell and its sections in one step', async () => {
  await writeRelease(dir, shell)
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', requires: { react: '^19.3.0' } })
  await publishAll(dir, { shell: '1.0.0', 'mfe-tools': '1.0.0' })
  await writeRelease(dir, { ...shell, version: '2.0.0', provides: { react: '20.0.0' } })
  await writeRelease(dir, { app: 'mfe-tools', version: '2.0.0', requires: { react: '^20.0.0' } })
  const { apps } = await publishAll(dir, { shell: '2.0.0', 'mfe-tools': '2.0.0' })
  expect([apps.shell?.active, apps['mfe-tools']?.active]).toEqual(['2.0.0', '2.0.0'])
})

test('a route moves from one section to another in one step', async () => {
  await writeRelease(dir, { app: 'mfe-tools', version: '1.0.0', ...route('/faq') })
  await publish(dir, 'mfe-tools', '1.0.0')
  await writeRelease(dir, { app: 'mfe-tools', version: '1.1.0' })
  await writeRelease(dir, { app: 'mfe-support', version: '1.1.0', ...route('/faq') })
  const { apps } = await publishAll(dir, { 'mfe-support': '1.1.0', 'mfe-tools': '1.1.0' })
  expect(apps['mfe-support']?.paths).toEqual(['/faq'])
})

test('the damaged release of another team stops nobody', async () => {
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

test('a lock that a crash left behind is taken after five seconds', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  const lock = path.join(dir, `${registryFile}.lock`)
  writeFileSync(lock, '1')
  const past = new Date(Date.now() - 6000)
  utimesSync(lock, past, past)
  await publish(dir, 'mfe-browse', '1.0.0')
  expect(readRegistry(dir).apps['mfe-browse']?.active).toBe('1.0.0')
})

test('two sections cannot own one path', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0', ...route('/faq') })
  await writeRelease(dir, { app: 'mfe-support', version: '1.0.0', ...route('/faq') })
  await publish(dir, 'mfe-browse', '1.0.0')
  await expect(publish(dir, 'mfe-support', '1.0.0')).rejects.toMatchObject({ code: 'route_taken' })
})

test('sections that publish in the same moment all arrive', async () => {
  const apps = Array.from({ length: 12 }, (_, index) => `mfe-${index}`)
  for (const app of apps) await writeRelease(dir, { app, version: '1.0.0' })
  await Promise.all(apps.map((app) => publish(dir, app, '1.0.0')))
  expect(Object.keys(readRegistry(dir).apps).sort()).toEqual([...apps].sort())
  expect(existsSync(path.join(dir, `${registryFile}.lock`))).toBe(false)
})

test('a damaged registry is named and never overwritten', async () => {
  await writeRelease(dir, { app: 'mfe-browse', version: '1.0.0' })
  writeFileSync(path.join(dir, registryFile), '{"schema":1,')
  await expect(publish(dir, 'mfe-browse', '1.0.0')).rejects.toMatchObject({ code: 'registry_invalid' })
  expect(readFileSync(path.join(dir, registryFile), 'utf8')).toBe('{"schema":1,')
})
