import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { addKey, signReleases } from '@virida/shared/platform/release/ownership/change-keys'
import { testKey } from '@virida/shared/platform/release/ownership/testing/test-key'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { remoteSite } from '@virida/shared/platform/release/remote/ask-site'
import { rollBackOn, sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { createGateway } from '../app'
import { testProcesses } from '../testing/test-processes'
import { app, post, publishingSite, tokens } from './testing/publishing-site'

const processes = testProcesses()

const at = publishingSite()

it('makes a release of another machine live, and shows its page at the next request', async () => {
  mkdirSync(path.join(at().team, app, 'media'))
  writeFileSync(path.join(at().team, app, 'media', 'house.1a2b.webp'), 'picture')
  const lines = await sendRelease(await at().open(), at().sent())
  expect(lines).toEqual(['a note', 'mfe-faq 1.1.0 is live; previous release: 1.0.0'])
  expect(readRegistry(at().dir).change?.who).toBe('ana, with the token of mfe-faq')
  expect(readFileSync(path.join(at().dir, app, 'media', 'house.1a2b.webp'), 'utf8')).toBe('picture')
  const gateway = createGateway({
    releasesDir: at().dir,
    mailUrl: 'http://127.0.0.1:9',
    processes: processes(),
  })
  expect(await (await gateway.request('/faq')).text()).toContain('<h1>Answers</h1>')
})

it('sends no file that the site has', async () => {
  const remote = await at().open()
  await sendRelease(remote, at().sent())
  const requests = jest.spyOn(globalThis, 'fetch')
  await sendRelease(remote, at().sent())
  const body = requests.mock.calls.at(-1)?.[1]?.body
  expect(requests).toHaveBeenCalledTimes(2)
  expect(body).toBeDefined()
  requests.mockRestore()
  expect(readRegistry(at().dir).revision).toBe(2)
})

it('refuses the token of another section with the reason', async () => {
  const remote = await at().open({}, tokens['mfe-browse']?.[0])
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({
    code: 'token_foreign',
    message: 'Cannot publish mfe-faq: the token is that of mfe-browse. Each app has its own.',
  })
  at().expectUnchanged()
})

it('answers 401 to a wrong token, and after ten of them 429 even to the right one', async () => {
  const remote = await at().open()
  const status = async (token: string) => (await post({ ...remote, token }, 'rollback', '{}')).status
  for (let guess = 0; guess < 10; guess++) expect(await status(`wrong-${guess}`)).toBe(401)
  expect(await status(tokens[app]?.[0] ?? '')).toBe(429)
})

it('rolls an app back one request at a time, and ten times a minute', async () => {
  const remote = await at().open()
  const rollback = (body: string) => post(remote, 'rollback', body)
  const wanted = JSON.stringify({ version: '1.0.0', who: 'ana' })
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)
  const together = await statuses([1, 2, 3, 4].map(() => rollback(wanted)))
  expect(together.sort()).toEqual([200, 503, 503, 503])
  for (let times = 1; times < 10; times++) expect(await statuses([rollback(wanted)])).toEqual([200])
  const refused = await rollback(wanted)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({ code: 'upload_busy' })
  expect(await statuses([post(remote, 'abort', JSON.stringify({ who: 'ana' }))])).toEqual([429])
})

it('does not exist without tokens', async () => {
  const gateway = createGateway({
    releasesDir: at().dir,
    mailUrl: 'http://127.0.0.1:9',
    processes: processes(),
  })
  for (const method of ['GET', 'POST'])
    expect((await gateway.request(`/publish/${app}/rollback`, { method })).status).toBe(404)
})

it('refuses a release that is signed with the key of another section, before its files are sent', async () => {
  const own = testKey()
  await signReleases(at().dir, app, own.signer)
  await addKey(at().dir, app, own.publicKey)
  const remote = await at().open()
  const requests = jest.spyOn(globalThis, 'fetch')
  await expect(sendRelease(remote, at().sent({ signer: testKey().signer }))).rejects.toMatchObject({
    code: 'key_foreign',
  })
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({ code: 'release_unsigned' })
  expect(requests).toHaveBeenCalledTimes(2)
  requests.mockRestore()
  at().expectUnchanged()
  await sendRelease(remote, at().sent({ signer: own.signer }))
  expect(at().live()).toBe('1.1.0')
})

it('refuses a manifest that was changed after it was signed', async () => {
  const own = testKey()
  await signReleases(at().dir, app, own.signer)
  await addKey(at().dir, app, own.publicKey)
  const signature = own.signer(app, 'virida release\nmfe-faq\n1.1.0\nanother text')
  await expect(sendRelease(await at().open(), at().sent({ signer: () => signature }))).rejects.toMatchObject({
    code: 'signature_wrong',
  })
  at().expectUnchanged()
})

it('shows a release as a preview, and rolls back', async () => {
  const remote = await at().open()
  const [, line] = await sendRelease(remote, at().sent({ action: 'preview' }))
  expect(line).toMatch(/^mfe-faq 1\.1\.0 can be seen until .*: \/preview\/[\w-]{22} on the site$/)
  expect(at().live()).toBe('1.0.0')
  await sendRelease(remote, at().sent())
  expect(await rollBackOn(remote, app, undefined, 'ana')).toEqual([
    'mfe-faq 1.0.0 is live; previous release: none',
  ])
})

it('sends a token over encrypted connections only, and to one address', async () => {
  const env = { RELEASE_TOKEN: 't'.repeat(24) }
  expect(() => remoteSite('http://www.example.com', env)).toThrow(/give an address with https/)
  expect(() => remoteSite('www.example.com', env)).toThrow(/give an address with https/)
  expect(() => remoteSite('https://www.example.com', {})).toThrow(/set RELEASE_TOKEN/)
  const elsewhere = await at().listen(
    new Hono().all('*', (c) => c.redirect('https://www.example.com/')).fetch,
  )
  await expect(sendRelease(remoteSite(elsewhere, env), at().sent())).rejects.toMatchObject({
    code: 'site_unreachable',
  })
})

it('says when a site takes no releases', async () => {
  const remote = remoteSite(await at().listen(new Hono().fetch), { RELEASE_TOKEN: 't'.repeat(24) })
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({
    message: expect.stringContaining('Its operator sets PUBLISH_TOKENS') as string,
  })
})
