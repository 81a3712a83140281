import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Hono } from 'hono'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { section, shell, showing } from '@virida/shared/platform/release/gate/testing/gated-releases'
import { addKey, signReleases } from '@virida/shared/platform/release/ownership/change-keys'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { remoteSite } from '@virida/shared/platform/release/remote/ask-site'
import {
  endCanaryOn,
  sendRelease,
  type SentRelease,
} from '@virida/shared/platform/release/remote/send-release'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createSiteServer } from '../http/server'
import type { RunGate } from './gate-in-child'
import { publishing } from './publishing'

const app = 'mfe-faq'
const token = 't'.repeat(24)
const foreignToken = 'b'.repeat(24)
const gateOptions = { fails: false }
const gate: RunGate = () =>
  gateOptions.fails
    ? Promise.reject(new ReleaseError('gate_refused', 'Cannot publish: /faq fails.'))
    : Promise.resolve(['a note'])

/** Releases of the site, and of a team that has no access to them. */
let dir: string
let team: string
let server: Server
let origin: string

beforeEach(async () => {
  gateOptions.fails = false
  dir = temporaryReleases()
  team = temporaryReleases()
  for (const fixture of [shell(), section()]) await writeRelease(dir, fixture)
  await publishAll(dir, { shell: '1.0.0', [app]: '1.0.0' })
  for (const version of ['1.1.0', '1.2.0'])
    await writeRelease(team, section(showing(`<h1>${version}</h1>`), { version }))
  const routes = publishing({
    ...{ releasesDir: dir, tokens: { [app]: [token], 'mfe-browse': [foreignToken] }, gate },
    live: () => readRegistry(dir),
    ...{ log: new FaultLog(testLog().log), networksOf: () => networksOf('192.0.2.1') },
  })
  server = createSiteServer(new Hono().route('/publish', routes).fetch)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const site = (RELEASE_TOKEN = token) => remoteSite(origin, { RELEASE_TOKEN })
const canary = (change: Partial<SentRelease> = {}): SentRelease => ({
  ...{ dir: team, app, version: '1.1.0', action: 'canary', percent: 10, who: 'ana', signer: () => undefined },
  ...change,
})
const live = () => readRegistry(dir).apps[app]?.active
const running = () => readRegistry(dir).canaries.map(({ version, percent }) => `${version} ${percent} %`)

it('starts a canary with a release of another machine, raises its share and makes it live', async () => {
  const [note, line] = await sendRelease(site(), canary())
  expect(note).toBe('a note')
  expect(line).toMatch(
    /^mfe-faq 1\.1\.0 is a canary for 10 % of the browsers since .+, started by ana, with the token of mfe-faq$/,
  )
  expect([live(), running()]).toEqual(['1.0.0', ['1.1.0 10 %']])
  await sendRelease(site(), canary({ percent: 25 }))
  expect(running()).toEqual(['1.1.0 25 %'])
  expect(await endCanaryOn(site(), app, 'promote', 'ben')).toEqual([
    'a note',
    'mfe-faq 1.1.0 is live; previous release: 1.0.0',
  ])
  expect(running()).toEqual([])
  expect(readRegistry(dir).change).toMatchObject({
    action: 'promote',
    who: 'ben, with the token of mfe-faq',
  })
})

it('names commands in a refusal as the publisher writes them, with the address of the site', async () => {
  await sendRelease(site(), canary())
  await expect(sendRelease(site(), canary({ version: '1.2.0' }))).rejects.toThrow(
    `End it first: npm run promote -w mfe-faq -- --to ${origin}, or npm run abort -w mfe-faq -- --to ${origin}.`,
  )
})

it('aborts a canary, and then says that there is none', async () => {
  await sendRelease(site(), canary())
  expect(await endCanaryOn(site(), app, 'abort', 'ana')).toEqual([
    'The canary mfe-faq 1.1.0, which 10 % of the browsers got, has ended; all visitors get mfe-faq 1.0.0 now',
  ])
  expect([live(), running()]).toEqual(['1.0.0', []])
  for (const how of ['promote', 'abort'] as const)
    await expect(endCanaryOn(site(), app, how, 'ana')).rejects.toMatchObject({ code: 'canary_missing' })
})

it('keeps the canary when the gate refuses to promote it', async () => {
  await sendRelease(site(), canary())
  gateOptions.fails = true
  await expect(endCanaryOn(site(), app, 'promote', 'ana')).rejects.toMatchObject({ code: 'gate_refused' })
  expect([live(), running()]).toEqual(['1.0.0', ['1.1.0 10 %']])
})

it('refuses a second canary of the app, and deletes its release', async () => {
  await sendRelease(site(), canary())
  await expect(sendRelease(site(), canary({ version: '1.2.0' }))).rejects.toMatchObject({
    code: 'canary_refused',
  })
  expect(running()).toEqual(['1.1.0 10 %'])
  expect(existsSync(path.join(dir, app, '1.2.0'))).toBe(false)
})

it.each([
  ['a canary for nobody', { percent: 0 }],
  ['a canary for more than half of the browsers', { percent: 51 }],
  ['a canary without a share', { percent: undefined }],
  ['a publication with a share', { action: 'publish' as const }],
])('refuses %s', async (_, change) => {
  await expect(sendRelease(site(), canary(change))).rejects.toMatchObject({
    code: 'upload_invalid',
    message: expect.stringContaining('a mistake at percent') as string,
  })
  expect([live(), running()]).toEqual(['1.0.0', []])
})

it('refuses the token of another section for each change of a canary', async () => {
  await sendRelease(site(), canary())
  const foreign = site(foreignToken)
  await expect(sendRelease(foreign, canary({ percent: 50 }))).rejects.toMatchObject({ code: 'token_foreign' })
  for (const how of ['promote', 'abort'] as const)
    await expect(endCanaryOn(foreign, app, how, 'bob')).rejects.toMatchObject({ code: 'token_foreign' })
  expect([live(), running()]).toEqual(['1.0.0', ['1.1.0 10 %']])
})

it('refuses a canary that the team has not signed, and takes one that it has signed', async () => {
  const { signer, publicKey } = testKey()
  await signReleases(dir, app, signer)
  await addKey(dir, app, publicKey)
  await expect(sendRelease(site(), canary())).rejects.toMatchObject({ code: 'release_unsigned' })
  expect(running()).toEqual([])
  await sendRelease(site(), canary({ signer }))
  await endCanaryOn(site(), app, 'promote', 'ana')
  expect(live()).toBe('1.1.0')
})
