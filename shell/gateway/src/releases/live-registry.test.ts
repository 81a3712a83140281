import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { publish } from '@virida/shared/platform/release/registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { LiveRegistry } from './live-registry'
import { ReleaseStore } from './release-store'

let dir: string
let registry: LiveRegistry

beforeEach(async () => {
  dir = temporaryReleases()
  registry = new LiveRegistry(new ReleaseStore(dir, 2), new FaultLog(testLog().log))
  const routes = ['/', '/gallery', '/gallery/:galleryType?'].map((path) => ({ path, chunk: 'page' }))
  await writeRelease(dir, {
    app: 'mfe-browse',
    version: '1.0.0',
    routes,
    contents: { 'public/care.txt': 'Wash with water.' },
    public: ['/care.txt'],
  })
  await publish(dir, 'mfe-browse', '1.0.0')
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
  expect(registry.snapshot()).toBe(first)
  await publish(dir, 'mfe-browse', '1.0.0')
  expect(registry.snapshot()).not.toBe(first)
})

it('lists the public files of live releases by their path', async () => {
  expect(registry.snapshot().publicFiles.get('/care.txt')?.file).toMatch(
    /1\.0\.0\/client\/public\/care\.txt$/,
  )
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0' })
  await publish(dir, 'mfe-browse', '2.0.0')
  expect(registry.snapshot().publicFiles.size).toBe(0)
})

it('has no owner for any path on a site without sections', async () => {
  const empty = temporaryReleases()
  await writeRelease(empty, { app: 'shell', version: '1.0.0' })
  await publish(empty, 'shell', '1.0.0')
  expect(
    new LiveRegistry(new ReleaseStore(empty, 1), new FaultLog(testLog().log)).snapshot().ownerOf('/'),
  ).toBeUndefined()
})
