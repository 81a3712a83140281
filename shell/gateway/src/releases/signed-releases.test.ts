import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { addKey, removeKey, signReleases } from '@virida/shared/platform/release/ownership/change-keys'
import { keyIdOf } from '@virida/shared/platform/release/ownership/keys'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { preview } from '@virida/shared/platform/release/preview'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { createRevision, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { createGateway } from '../app'
import { fixtureSite, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const app = 'mfe-browse'
const own = testKey()
const other = testKey()
const processes = testProcesses()
const logged = testLog()
let dir: string
let site: ReturnType<typeof createGateway>

const makeSite = (releaseKeys: Record<string, string[]> = {}) =>
  createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', app] },
    ...{ releaseKeys, processes: processes(), log: logged.log },
  })

/** A site whose section has a key and shows "first". */
beforeEach(async () => {
  dir = await fixtureSite()
  await signReleases(dir, app, own.signer)
  await addKey(dir, app, own.publicKey)
  site = makeSite()
})

const page = async () => (await site.request('/faq')).text()
const health = async () =>
  (await (await site.request('/healthz')).json()) as { ok: boolean; apps: Record<string, object> }

/** Writes the registry as somebody does who can write the store and has no key. */
function forge(change: (registry: Registry) => Partial<Registry>) {
  const registry = readRegistry(dir)
  createRevision(dir, { ...registry, ...change(registry), revision: registry.revision + 1 })
}

function makeLive(version: string) {
  forge(({ apps }) => {
    const live = apps[app] as Registry['apps'][string]
    return { apps: { ...apps, [app]: { ...live, active: version, earlier: [live.active] } } }
  })
}

it('goes on with the release before one that the team has not signed, and says why', async () => {
  await writeSection(dir, '1.1.0', sectionCode('forged'))
  makeLive('1.1.0')
  const html = await page()
  expect(html).toContain('<main>first</main>')
  expect(html).not.toContain('1.1.0')
  expect((await health()).apps[app]).toMatchObject({
    version: '1.0.0',
    reachable: true,
    problem: expect.stringMatching(/^Cannot use mfe-browse 1\.1\.0: mfe-browse has keys/) as string,
  })
  expect(logged.lines.join()).toContain('release_unsigned')
})

it('passes over an earlier release that is lost', async () => {
  await writeSection(dir, '1.1.0', sectionCode('forged'))
  forge(({ apps }) => {
    const live = apps[app] as Registry['apps'][string]
    return { apps: { ...apps, [app]: { ...live, active: '1.1.0', earlier: ['0.9.0', live.active] } } }
  })
  expect(await page()).toContain('<main>first</main>')
  expect((await site.request('/care.txt')).status).toBe(200)
})

it('goes on with the release before one whose manifest was changed after it was signed', async () => {
  await writeSection(dir, '1.1.0', sectionCode('next'))
  await publish(dir, app, '1.1.0', { signer: own.signer })
  const file = path.join(dir, app, '1.1.0', 'manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"home.1.mjs"', '"other.mjs"'))
  expect(await page()).toContain('<main>first</main>')
  expect(JSON.stringify((await health()).apps[app])).toContain('is not the one that the team has signed')
})

it('shows the error box of a section without any signed release, and all other pages', async () => {
  forge(() => ({ owners: { [app]: { keys: readKeys(other.publicKey), signatures: {} } } }))
  expect(await page()).toContain('<main>box</main>')
  expect((await site.request('/care.txt')).status).toBe(200)
})

const readKeys = (publicKey: string) => [
  { id: keyIdOf(publicKey), publicKey, addedAt: new Date().toISOString() },
]

it('does not trust a key that somebody has written into the store, if the operator has set one', async () => {
  site = makeSite({ [app]: [own.publicKey] })
  const { signatures = {} } = readRegistry(dir).owners[app] ?? {}
  forge(({ owners }) => ({ owners: { ...owners, [app]: { keys: readKeys(other.publicKey), signatures } } }))
  await writeSection(dir, '1.1.0', sectionCode('forged'))
  await publish(dir, app, '1.1.0', { signer: other.signer })
  expect(await page()).toContain('<main>first</main>')
  site = makeSite()
  expect(await page()).toContain('<main>forged</main>')
})

it('shows no preview that the team has not signed', async () => {
  await writeSection(dir, '1.1.0', sectionCode('next'))
  const { id } = await preview(dir, app, '1.1.0', { signer: own.signer })
  expect((await site.request(`/preview/${id}`)).status).toBe(303)
  forge(({ owners }) => ({ owners: { ...owners, [app]: { keys: owners[app]?.keys ?? [], signatures: {} } } }))
  expect((await site.request(`/preview/${id}`)).status).toBe(404)
})

it('answers every request while a key is rotated', async () => {
  const next = testKey()
  const statuses: number[] = []
  let isDone = false
  const visitor = (async () => {
    while (!isDone) {
      statuses.push((await site.request('/faq')).status)
      // Cached pages are answered without a turn of the event loop.
      await setImmediate()
    }
  })()
  await addKey(dir, app, next.publicKey)
  await page()
  await signReleases(dir, app, next.signer)
  await page()
  await removeKey(dir, app, keyIdOf(own.publicKey))
  await page()
  await writeSection(dir, '1.1.0', sectionCode('next'))
  await publish(dir, app, '1.1.0', { signer: next.signer })
  expect(await page()).toContain('<main>next</main>')
  isDone = true
  await visitor
  expect(statuses.length).toBeGreaterThan(3)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('goes on serving browser files of a release whose key was removed', async () => {
  await writeSection(dir, '1.1.0', sectionCode('next'))
  const next = testKey()
  await addKey(dir, app, next.publicKey)
  await publish(dir, app, '1.1.0', { signer: next.signer })
  await removeKey(dir, app, keyIdOf(own.publicKey))
  expect(await page()).toContain('<main>next</main>')
  expect((await site.request('/r/mfe-browse/1.0.0/home.1.mjs')).status).toBe(200)
})
