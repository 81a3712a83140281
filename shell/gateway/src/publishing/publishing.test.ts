import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import {
  goodPage,
  section,
  shell,
  showing,
} from '@virida/shared/platform/release/gate/testing/gated-releases'
import { addKey, signReleases } from '@virida/shared/platform/release/ownership/change-keys'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { integrityOf } from '@virida/shared/platform/integrity'
import { readManifestText } from '@virida/shared/platform/release/read-release'
import { remoteSite } from '@virida/shared/platform/release/remote/ask-site'
import { rollBackOn, sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createGateway } from '../app'
import { createSiteServer } from '../http/server'
import { testProcesses } from '../testing/test-processes'
import { gateInChild } from './gate-in-child'
import { publishing, usualGate, type PublishingOptions } from './publishing'

const app = 'mfe-faq'
const tokens = { [app]: ['t'.repeat(24)], 'mfe-browse': ['b'.repeat(24)] }
const unsigned = () => undefined
const processes = testProcesses()
const logged = testLog()
/** Releases of the site, and of a team that has no access to them. */
let dir: string
let team: string
let servers: Server[]

beforeEach(async () => {
  servers = []
  dir = temporaryReleases()
  team = temporaryReleases()
  for (const fixture of [shell(), section()]) await writeRelease(dir, fixture)
  await publishAll(dir, { shell: '1.0.0', [app]: '1.0.0' })
  await writeRelease(team, section(showing('<h1>Answers</h1>'), { version: '1.1.0' }))
})
afterEach(() => servers.forEach((server) => server.close()))

async function listen(fetch: Hono['fetch']): Promise<string> {
  const server = createSiteServer(fetch)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site that takes releases. Its gate finds nothing unless a test sets another one. */
async function site(options: Partial<PublishingOptions> = {}, RELEASE_TOKEN = tokens[app]?.[0]) {
  const routes = publishing({
    ...{ releasesDir: dir, tokens, live: () => readRegistry(dir), log: new FaultLog(logged.log) },
    ...{ networksOf: () => networksOf('192.0.2.1'), gate: () => Promise.resolve(['a note']), ...options },
  })
  return remoteSite(await listen(new Hono().route('/publish', routes).fetch), { RELEASE_TOKEN })
}

const sent = (version = '1.1.0') => ({
  dir: team,
  app,
  version,
  action: 'publish' as const,
  who: 'ana',
  signer: unsigned,
})
const live = () => readRegistry(dir).apps[app]?.active
const staged = () => {
  const staging = path.join(dir, '.staging')
  return existsSync(staging) ? readdirSync(staging) : []
}

/** Nothing of a refused release is on the site. */
function expectUnchanged() {
  expect(live()).toBe('1.0.0')
  expect(readdirSync(path.join(dir, app)).filter((name) => name !== 'media')).toEqual(['1.0.0'])
  expect(staged()).toEqual([])
}

it('makes a release of another machine live, and shows its page at the next request', async () => {
  mkdirSync(path.join(team, app, 'media'))
  writeFileSync(path.join(team, app, 'media', 'house.1a2b.webp'), 'picture')
  const lines = await sendRelease(await site(), sent())
  expect(lines).toEqual(['a note', 'mfe-faq 1.1.0 is live; previous release: 1.0.0'])
  expect(readRegistry(dir).change?.who).toBe('ana, with the token of mfe-faq')
  expect(readFileSync(path.join(dir, app, 'media', 'house.1a2b.webp'), 'utf8')).toBe('picture')
  const gateway = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
  expect(await (await gateway.request('/faq')).text()).toContain('<h1>Answers</h1>')
})

it('sends no file that the site has', async () => {
  const remote = await site()
  await sendRelease(remote, sent())
  const requests = jest.spyOn(globalThis, 'fetch')
  await sendRelease(remote, sent())
  const body = requests.mock.calls.at(-1)?.[1]?.body
  expect(requests).toHaveBeenCalledTimes(2)
  expect(body).toBeDefined()
  requests.mockRestore()
  expect(readRegistry(dir).revision).toBe(2)
})

it('deletes a release that the gate refuses, and makes it live by no rollback', async () => {
  const gate = () => Promise.reject(new ReleaseError('gate_refused', 'Cannot publish: /faq fails.'))
  const remote = await site({ gate })
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({ code: 'gate_refused' })
  expectUnchanged()
  await writeRelease(dir, section(showing('<h1>Answers</h1>'), { version: '1.1.0' }))
  await expect(rollBackOn(remote, app, '1.1.0', 'ana')).rejects.toMatchObject({ code: 'release_never_live' })
  expect(live()).toBe('1.0.0')
})

it('keeps no picture of a release that the gate refuses', async () => {
  const media = path.join(team, app, 'media')
  mkdirSync(media)
  writeFileSync(path.join(media, 'house.1a2b.webp'), 'picture')
  await sendRelease(await site(), sent())
  writeFileSync(path.join(media, 'door.3c4d.webp'), 'picture')
  await writeRelease(team, section(showing('<h1>Others</h1>'), { version: '1.2.0' }))
  const gate = () => Promise.reject(new ReleaseError('gate_refused', 'Cannot publish: /faq fails.'))
  await expect(sendRelease(await site({ gate }), sent('1.2.0'))).rejects.toMatchObject({
    code: 'gate_refused',
  })
  expect(readdirSync(path.join(dir, app, 'media'))).toEqual(['house.1a2b.webp'])
})

it('keeps what a refused release has added if another gateway counts on it meanwhile', async () => {
  const media = path.join(team, app, 'media')
  mkdirSync(media)
  for (const name of ['door.3c4d.webp', 'own.5e6f.webp']) writeFileSync(path.join(media, name), 'picture')
  const other = await site()
  const gate = async () => {
    rmSync(path.join(media, 'own.5e6f.webp'))
    await writeRelease(team, section(showing('<h1>Others</h1>'), { version: '1.2.0' }))
    await sendRelease(other, sent('1.2.0'))
    throw new ReleaseError('gate_refused', 'Cannot publish: /faq fails.')
  }
  await expect(sendRelease(await site({ gate }), sent())).rejects.toMatchObject({ code: 'gate_refused' })
  expect(live()).toBe('1.2.0')
  expect(readdirSync(path.join(dir, app, 'media'))).toEqual(['door.3c4d.webp'])
  expect(readdirSync(path.join(dir, app)).sort()).toEqual(['1.0.0', '1.2.0', 'media'])
})

it('takes no release that would fill the disk, which the enquiries of visitors may need', async () => {
  const remote = await site({ diskFloor: Number.MAX_SAFE_INTEGER })
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({ code: 'disk_full' })
  expectUnchanged()
})

it('takes one offer of an app at a time, because reading many would keep pages waiting', async () => {
  const { origin, token } = await site()
  const manifest = readFileSync(path.join(team, app, '1.1.0', 'manifest.json'), 'utf8')
  const [half = '', rest = ''] = JSON.stringify({ manifest, serverBytes: 1, media: [] }).split(/(?=,"media)/)
  const offer = async (body: BodyInit) => {
    const headers = { Authorization: `Bearer ${token}` }
    const request = { method: 'POST', headers, body, duplex: 'half' }
    return (await fetch(`${origin}/publish/${app}/offer`, request)).status
  }
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const first = offer(readable)
  await writer.write(Buffer.from(half))
  let second = 0
  for (let n = 0; n < 50 && second !== 503; n++) second = await offer(half + rest)
  expect(second).toBe(503)
  await writer.write(Buffer.from(rest))
  await writer.close()
  expect(await first).toBe(200)
  expect(await offer(half + rest)).toBe(200)
})

it('takes a folder of pictures for no release', async () => {
  const folder = path.join(dir, app, 'media')
  mkdirSync(folder)
  writeFileSync(
    path.join(folder, 'manifest.json'),
    readFileSync(path.join(dir, app, '1.0.0', 'manifest.json'), 'utf8').replaceAll(app, 'mfe-browse'),
  )
  await expect(rollBackOn(await site(), app, 'media', 'ana')).rejects.toMatchObject({
    code: 'release_missing',
  })
  expect(live()).toBe('1.0.0')
})

it('refuses the token of another section with the reason', async () => {
  const remote = await site({}, tokens['mfe-browse']?.[0])
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({
    code: 'token_foreign',
    message: 'Cannot publish mfe-faq: the token is that of mfe-browse. Each app has its own.',
  })
  expectUnchanged()
})

it('answers 401 to a wrong token, and after ten of them 429 even to the right one', async () => {
  const { origin } = await site()
  const status = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(`${origin}/publish/${app}/rollback`, { method: 'POST', headers, body: '{}' })).status
  }
  for (let guess = 0; guess < 10; guess++) expect(await status(`wrong-${guess}`)).toBe(401)
  expect(await status(tokens[app]?.[0] ?? '')).toBe(429)
})

it('does not exist without tokens', async () => {
  const gateway = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
  for (const method of ['GET', 'POST'])
    expect((await gateway.request(`/publish/${app}/rollback`, { method })).status).toBe(404)
})

it('refuses a release that is signed with the key of another section, before its files are sent', async () => {
  const own = testKey()
  await signReleases(dir, app, own.signer)
  await addKey(dir, app, own.publicKey)
  const remote = await site()
  const requests = jest.spyOn(globalThis, 'fetch')
  await expect(sendRelease(remote, { ...sent(), signer: testKey().signer })).rejects.toMatchObject({
    code: 'key_foreign',
  })
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({ code: 'release_unsigned' })
  expect(requests).toHaveBeenCalledTimes(2)
  requests.mockRestore()
  expectUnchanged()
  await sendRelease(remote, { ...sent(), signer: own.signer })
  expect(live()).toBe('1.1.0')
})

it('refuses a manifest that was changed after it was signed', async () => {
  const own = testKey()
  await signReleases(dir, app, own.signer)
  await addKey(dir, app, own.publicKey)
  const signature = own.signer(app, 'virida release\nmfe-faq\n1.1.0\nanother text')
  await expect(sendRelease(await site(), { ...sent(), signer: () => signature })).rejects.toMatchObject({
    code: 'signature_wrong',
  })
  expectUnchanged()
})

it('refuses a file with another content than the manifest says, and keeps nothing', async () => {
  appendFileSync(path.join(team, app, '1.1.0', 'client', 'page.mjs'), ' ')
  await expect(sendRelease(await site(), sent())).rejects.toMatchObject({
    code: 'upload_invalid',
    message: expect.stringMatching(/another content|ends in|more bytes/) as string,
  })
  expectUnchanged()
})

it.each<[string, (manifest: string) => object]>([
  [
    'many unknown names',
    (manifest) => ({
      ...{ manifest, serverBytes: 1, media: [] },
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, 1])),
    }),
  ],
  [
    'many brackets',
    (manifest) => ({ manifest, serverBytes: 1, media: Array.from({ length: 200_000 }, () => []) }),
  ],
  [
    'a manifest of many names',
    () => ({
      manifest: JSON.stringify(Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [`k${n}`, 1]))),
      ...{ serverBytes: 1, media: [] },
    }),
  ],
])('refuses an offer with %s, which would keep pages waiting', async (_, offer) => {
  const { origin, token } = await site()
  const manifest = readFileSync(path.join(team, app, '1.1.0', 'manifest.json'), 'utf8')
  const answer = await fetch(`${origin}/publish/${app}/offer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(offer(manifest)),
  })
  expect(await answer.json()).toMatchObject({
    code: 'upload_invalid',
    message: expect.stringContaining('has too many parts') as string,
  })
})

it('names no folder of its machine', async () => {
  const refused = rollBackOn(await site(), app, '9.9.9', 'ana')
  await expect(refused).rejects.toMatchObject({
    code: 'release_missing',
    message: expect.stringContaining(': mfe-faq/9.9.9/manifest.json cannot be read') as string,
  })
  await expect(refused).rejects.toThrow(expect.not.stringContaining(dir) as Error)
})

it('refuses another release of a version that the site has', async () => {
  await writeRelease(team, section(showing('<h1>Others</h1>'), { contentHash: 'another' }))
  await expect(sendRelease(await site(), sent('1.0.0'))).rejects.toMatchObject({ code: 'release_differs' })
  expectUnchanged()
})

it.each<[string, (manifest: Record<string, unknown>) => object, string]>([
  [
    'a name that leads out of the folder',
    (manifest) => ({ ...manifest, server: '../../../server.cjs' }),
    'release_invalid',
  ],
  ['a version that is a path', (manifest) => ({ ...manifest, version: '../1.0.0' }), 'upload_invalid'],
  ['the manifest of another app', (manifest) => ({ ...manifest, app: 'shell' }), 'upload_invalid'],
  ['no manifest', () => ({}), 'release_invalid'],
  [
    'a file of a gigabyte',
    (manifest) => ({ ...manifest, files: { 'a.mjs': { bytes: 1e9, integrity: 'sha384-x' } } }),
    'upload_too_large',
  ],
])('refuses %s', async (_, change, code) => {
  const { origin, token } = await site()
  const manifest = JSON.parse(readFileSync(path.join(team, app, '1.1.0', 'manifest.json'), 'utf8')) as Record<
    string,
    unknown
  >
  const offer = { manifest: JSON.stringify(change(manifest)), serverBytes: 1, media: [] }
  for (const body of [offer, { ...offer, action: 'publish', who: 'ana', sends: [] }]) {
    const what = 'action' in body ? 'release' : 'offer'
    const answer = await fetch(`${origin}/publish/${app}/${what}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: `${JSON.stringify(body)}\n`,
    })
    expect(answer.status).toBe(code === 'upload_too_large' ? 413 : 400)
    expect(await answer.json()).toMatchObject({ ok: false, code })
  }
  expectUnchanged()
})

it('gives the publisher the refusals of the gate, which runs in a process of its own', async () => {
  await writeRelease(team, section(showing('<p>No heading</p>'), { version: '1.2.0' }))
  const remote = await site({ gate: usualGate({}) })
  await expect(sendRelease(remote, sent('1.2.0'))).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringContaining('page_invalid') as string,
  })
  expect(live()).toBe('1.0.0')
  await sendRelease(remote, sent())
  expect(live()).toBe('1.1.0')
})

it('refuses a picture of which the site has another content under the same name', async () => {
  const picture = (text: string) => ({ mediaContents: { 'house.1a2b.webp': text } })
  const remote = await site({ gate: usualGate({}) })
  const page = showing('<h1>Answers</h1>')
  await writeRelease(team, section(page, { version: '1.2.0', ...picture('house') }))
  await sendRelease(remote, sent('1.2.0'))
  team = temporaryReleases()
  await writeRelease(team, section(page, { version: '1.3.0', ...picture('another house') }))
  await expect(sendRelease(remote, sent('1.3.0'))).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringMatching(
      /media_differs: .*house\.1a2b\.webp of mfe-faq: mfe-faq\/media has/,
    ) as string,
  })
  expect(live()).toBe('1.2.0')
  expect(readFileSync(path.join(dir, app, 'media', 'house.1a2b.webp'), 'utf8')).toBe('house')
})

it('sends only the pictures that the release lists', async () => {
  await writeRelease(
    team,
    section(goodPage, { version: '1.2.0', mediaContents: { 'house.1a2b.webp': 'house' } }),
  )
  writeFileSync(path.join(team, app, 'media', 'earlier.3c4d.webp'), 'earlier house')
  await sendRelease(await site(), sent('1.2.0'))
  expect(readdirSync(path.join(dir, app, 'media'))).toEqual(['house.1a2b.webp'])
})

it('keeps the request of a slow gate open, and gives its refusal', async () => {
  const gate = async () => {
    await sleep(200)
    throw new ReleaseError('gate_refused', 'Cannot publish: /faq fails.')
  }
  const remote = await site({ gate, padInterval: 20 })
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({
    code: 'gate_refused',
    message: 'Cannot publish: /faq fails.',
  })
  expectUnchanged()
})

it('takes no second release of an app while its first one is in a slow gate', async () => {
  let finish: () => void = () => undefined
  const gated = new Promise<void>((resolve) => (finish = resolve))
  let started: () => void = () => undefined
  const inGate = new Promise<void>((resolve) => (started = resolve))
  const gate = () => {
    started()
    return gated.then(() => [])
  }
  const remote = await site({ gate, padInterval: 20 })
  const first = sendRelease(remote, sent())
  await inGate
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({ code: 'upload_busy' })
  finish()
  await first
  expect(live()).toBe('1.1.0')
})

it('takes no picture that the release does not list, also when the release is live', async () => {
  await writeRelease(
    team,
    section(goodPage, { version: '1.2.0', mediaContents: { 'house.1a2b.webp': 'house' } }),
  )
  const remote = await site()
  await sendRelease(remote, sent('1.2.0'))
  const { text: manifest } = readManifestText(team, app, '1.2.0')
  const bytes = Buffer.from('another house')
  const name = 'media/next.3c4d.webp'
  const head = {
    ...{ manifest, serverBytes: 1, action: 'publish', who: 'ana' },
    media: [{ name: 'next.3c4d.webp', bytes: bytes.length }],
    sends: [{ name, integrity: integrityOf(bytes) }],
  }
  const answer = await fetch(`${remote.origin}/publish/${app}/release`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${remote.token}` },
    body: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]),
  })
  expect(await answer.json()).toMatchObject({ ok: false, code: 'upload_invalid' })
  expect(answer.status).toBe(400)
  expect(readdirSync(path.join(dir, app, 'media'))).toEqual(['house.1a2b.webp'])
})

it('begins no answer before it has received the release', async () => {
  const remote = await site({ padInterval: 20 })
  const { text: manifest } = readManifestText(team, app, '1.1.0')
  const head = { manifest, serverBytes: 1, media: [], action: 'publish', who: 'ana', sends: [] }
  async function* body() {
    yield Buffer.from(`${JSON.stringify(head).slice(0, 20)}`)
    await sleep(150)
    yield Buffer.from('\n')
  }
  const answer = await fetch(`${remote.origin}/publish/${app}/release`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${remote.token}` },
    body: body(),
    duplex: 'half',
  } as unknown as RequestInit)
  expect(answer.status).toBe(400)
})

it('gives up a gate that takes too long', async () => {
  await writeRelease(dir, section(showing('<h1>Slow</h1>'), { version: '1.2.0' }))
  const current = readRegistry(dir)
  const own = current.apps[app] as (typeof current.apps)[string]
  const next = { ...current, apps: { ...current.apps, [app]: { ...own, active: '1.2.0' } } }
  await expect(gateInChild(dir, current, next, 1)).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringContaining('gate_too_slow') as string,
  })
})

it('has no gate in development', () => {
  expect(usualGate({ NODE_ENV: 'development' })).toBeUndefined()
})

it('shows a release as a preview, and rolls back', async () => {
  const remote = await site()
  const [, line] = await sendRelease(remote, { ...sent(), action: 'preview' })
  expect(line).toMatch(/^mfe-faq 1\.1\.0 can be seen until .*: \/preview\/[\w-]{22} on the site$/)
  expect(live()).toBe('1.0.0')
  await sendRelease(remote, sent())
  expect(await rollBackOn(remote, app, undefined, 'ana')).toEqual([
    'mfe-faq 1.0.0 is live; previous release: none',
  ])
})

it('sends a token over encrypted connections only, and to one address', async () => {
  const env = { RELEASE_TOKEN: 't'.repeat(24) }
  expect(() => remoteSite('http://www.example.com', env)).toThrow(/give an address with https/)
  expect(() => remoteSite('www.example.com', env)).toThrow(/give an address with https/)
  expect(() => remoteSite('https://www.example.com', {})).toThrow(/set RELEASE_TOKEN/)
  const elsewhere = await listen(new Hono().all('*', (c) => c.redirect('https://www.example.com/')).fetch)
  await expect(sendRelease(remoteSite(elsewhere, env), sent())).rejects.toMatchObject({
    code: 'site_unreachable',
  })
})

it('says when a site takes no releases', async () => {
  const remote = remoteSite(await listen(new Hono().fetch), { RELEASE_TOKEN: 't'.repeat(24) })
  await expect(sendRelease(remote, sent())).rejects.toMatchObject({
    message: expect.stringContaining('Its operator sets PUBLISH_TOKENS') as string,
  })
})
