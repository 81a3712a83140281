import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { writeDevBuild } from '@virida/shared/platform/release/dev-build'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { remoteSite } from '@virida/shared/platform/release/remote/ask-site'
import { fetchLiveReleases } from '@virida/shared/platform/release/remote/live-releases'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createGateway } from '../app'
import { createSiteServer } from '../http/server'
import { fixtureSite, sectionCode } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const token = 't'.repeat(24)
const foreignToken = 'b'.repeat(24)
const processes = testProcesses()
const gatewayOf = (releasesDir: string, options: object = {}) =>
  createGateway({ releasesDir, mailUrl: 'http://127.0.0.1:9', processes: processes(), ...options })

/** Releases of the site, and of a developer's machine. */
let dir: string
let own: string
let server: Server
let origin: string

beforeEach(async () => {
  dir = await fixtureSite()
  own = temporaryReleases()
  const publishTokens = { 'mfe-tools': [token], 'mfe-locator': [foreignToken] }
  server = createSiteServer(gatewayOf(dir, { publishTokens }).fetch)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const copyLive = (RELEASE_TOKEN = token) =>
  fetchLiveReleases(remoteSite(origin, { RELEASE_TOKEN }), 'mfe-tools', own)

it('shows a section of this machine among the live releases of the site', async () => {
  const versions = await copyLive()
  expect(versions).toEqual({ shell: '1.0.0', 'mfe-browse': '1.0.0' })
  await writeRelease(own, {
    ...{ app: 'mfe-tools', version: '2.0.0', serverCode: sectionCode('mine'), contents: { 'c.mjs': 'c()' } },
    ...{ routes: [{ path: '/size', chunk: 'c' }], chunks: { c: { js: ['c.mjs'], css: [] } } },
  })
  await publishAll(own, { ...versions, 'mfe-tools': '2.0.0' })
  const local = gatewayOf(own)
  const textAt = async (address: string) => (await local.request(address)).text()
  expect(await textAt('/size')).toContain('<main>mine</main>')
  expect(await textAt('/faq')).toContain('<main>first</main>')
  expect(await textAt('/r/mfe-browse/1.0.0/home.1.css')).toBe('.brPage{}')
  expect(await textAt('/care.txt')).toBe('Wash with water.')
})

it('takes pictures from the site when a page shows them', async () => {
  mkdirSync(path.join(dir, 'mfe-browse/media'), { recursive: true })
  writeFileSync(path.join(dir, 'mfe-browse/media/house.1a2b.webp'), 'picture')
  await publishAll(own, await copyLive())
  writeDevBuild(own, { state: 'live', app: 'mfe-tools', version: '2.0.0', against: origin })
  const local = gatewayOf(own, { isDevelopment: true })
  const answer = await local.request('/r/mfe-browse/media/house.1a2b.webp')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/webp', 'picture'])
  expect((await local.request('/r/mfe-browse/media/lost.webp')).status).toBe(404)
})

it('copies a release again only if the site has another one of this version', async () => {
  await copyLive()
  const file = path.join(own, 'mfe-browse/1.0.0/client/home.1.css')
  writeFileSync(file, 'kept')
  await copyLive()
  expect(readFileSync(file, 'utf8')).toBe('kept')
  appendFileSync(path.join(own, 'mfe-browse/1.0.0/manifest.json'), ' ')
  await copyLive()
  expect(readFileSync(file, 'utf8')).toBe('.brPage{}')
})

it('leaves out a release that the team has not signed', async () => {
  const publishTokens = { 'mfe-tools': [token] }
  const releaseKeys = { 'mfe-browse': [testKey().publicKey] }
  const site = gatewayOf(dir, { publishTokens, releaseKeys, log: testLog().log })
  const headers = { Authorization: `Bearer ${token}` }
  const list: unknown = await (await site.request('/publish/mfe-tools/live', { headers })).json()
  expect(list).toMatchObject({ releases: [{ app: 'shell' }] })
  const server = await site.request('/publish/mfe-tools/live/mfe-browse/1.0.0/server', { headers })
  expect(server.status).toBe(404)
})

it('keeps nothing of a release whose server file was changed', async () => {
  appendFileSync(path.join(dir, 'mfe-browse/1.0.0/server/server.cjs'), ' ')
  await expect(copyLive()).rejects.toMatchObject({ code: 'release_invalid' })
  expect(() => readFileSync(path.join(own, 'mfe-browse/1.0.0/manifest.json'))).toThrow('ENOENT')
})

it('gives server files of live releases only, and only to the team with the token of the section', async () => {
  const statusOf = async (address: string, given?: string) =>
    (
      await fetch(`${origin}/publish/mfe-tools/live${address}`, {
        headers: given ? { Authorization: `Bearer ${given}` } : {},
      })
    ).status
  await expect(copyLive(foreignToken)).rejects.toMatchObject({ code: 'token_foreign' })
  expect(await statusOf('/shell/1.0.0/server')).toBe(401)
  expect(await statusOf('/shell/1.0.0/server', token)).toBe(200)
  await writeRelease(dir, { app: 'mfe-browse', version: '2.0.0', serverCode: sectionCode('not live') })
  expect(await statusOf('/mfe-browse/2.0.0/server', token)).toBe(404)
  expect(await statusOf('/shell/..%2F..%2Fregistry/server', token)).toBe(404)
})

it('lists the live releases for an app thirty times a minute, and those for others meanwhile', async () => {
  const statusOf = async (app: string, given: string) =>
    (await fetch(`${origin}/publish/${app}/live`, { headers: { Authorization: `Bearer ${given}` } })).status
  const answers = await Promise.all(Array.from({ length: 33 }, () => statusOf('mfe-tools', token)))
  expect(answers.filter((status) => status === 200)).toHaveLength(30)
  expect(answers.filter((status) => status === 429)).toHaveLength(3)
  expect(await statusOf('mfe-locator', foreignToken)).toBe(200)
  await expect(copyLive()).rejects.toMatchObject({ code: 'upload_busy' })
})
