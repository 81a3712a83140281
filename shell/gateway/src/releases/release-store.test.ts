import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { ReleaseStore } from './release-store'

const names = Array.from({ length: 120 }, (_, number) => `mfe-${number}`)
let store: ReleaseStore

const live = (version: string, previous: string | null) => ({
  ...readRegistry(store.dir),
  apps: Object.fromEntries(
    names.map((name) => [name, { active: version, previous, earlier: [], takenBack: [], paths: [] }]),
  ),
})

const manifestsOf = (version: string) => names.map((name) => store.release(name, version).manifest)

beforeEach(async () => {
  store = new ReleaseStore(temporaryReleases())
  for (const app of names)
    for (const version of ['1.0.0', '2.0.0']) await writeRelease(store.dir, { app, version })
})

it('reads the manifest of each live release once, however many are live', () => {
  store.keep(live('2.0.0', '1.0.0'))
  const first = ['1.0.0', '2.0.0'].flatMap(manifestsOf)
  const again = ['1.0.0', '2.0.0'].flatMap(manifestsOf)
  expect(again.every((manifest, index) => manifest === first[index])).toBe(true)
})

it('forgets the manifests of releases that are no longer live', () => {
  store.keep(live('1.0.0', null))
  const [first] = manifestsOf('1.0.0')
  store.keep(live('2.0.0', null))
  const [again] = manifestsOf('1.0.0')
  expect(again).not.toBe(first)
})
