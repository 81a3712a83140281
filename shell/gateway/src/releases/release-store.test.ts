import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { releaseStatement, withSignature } from '@virida/shared/platform/release/ownership/ownership'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
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

it('checks the signature of a manifest again when it reads the manifest again', () => {
  const [app = '', ...others] = names
  const { publicKey, signer } = testKey()
  const file = path.join(store.dir, app, '1.0.0', 'manifest.json')
  const text = readFileSync(file, 'utf8')
  const signature = signer(app, releaseStatement(app, '1.0.0', text)) ?? { key: '', value: '' }
  store = new ReleaseStore(store.dir, { [app]: [publicKey] })
  store.keep({ ...live('2.0.0', null), owners: { [app]: withSignature(undefined, '1.0.0', signature, []) } })
  expect(store.release(app, '1.0.0').manifest.contentHash).toBe('content')
  writeFileSync(file, text.replace('"content"', '"forged"'))
  // More releases than the store remembers.
  for (const other of others) store.release(other, '1.0.0')
  expect(store.find(app, '1.0.0')).toBeUndefined()
})
