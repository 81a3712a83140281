import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { section, showing } from '@virida/shared/platform/release/gate/testing/gated-releases'
import { rollBackOn, sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { app, post, publishingSite } from './testing/publishing-site'

const at = publishingSite()

it('takes no release that would fill the disk, which the enquiries of visitors may need', async () => {
  const remote = await at().open({ diskFloor: Number.MAX_SAFE_INTEGER })
  await expect(sendRelease(remote, at().sent())).rejects.toMatchObject({ code: 'disk_full' })
  at().expectUnchanged()
})

it('takes one offer of an app at a time, because reading many would keep pages waiting', async () => {
  const remote = await at().open()
  const text = JSON.stringify({ manifest: at().manifestText(), serverBytes: 1, media: [] })
  const [half = '', rest = ''] = text.split(/(?=,"media)/)
  const offer = async (body: BodyInit) => (await post(remote, 'offer', body)).status
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

it('refuses a file with another content than the manifest says, and keeps nothing', async () => {
  appendFileSync(path.join(at().team, app, '1.1.0', 'client', 'page.mjs'), ' ')
  await expect(sendRelease(await at().open(), at().sent())).rejects.toMatchObject({
    code: 'upload_invalid',
    message: expect.stringMatching(/another content|ends in|more bytes/) as string,
  })
  at().expectUnchanged()
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
  const answer = await post(await at().open(), 'offer', JSON.stringify(offer(at().manifestText())))
  expect(await answer.json()).toMatchObject({
    code: 'upload_invalid',
    message: expect.stringContaining('has too many parts') as string,
  })
})

it('names no folder of its machine', async () => {
  const refused = rollBackOn(await at().open(), app, '9.9.9', 'ana')
  await expect(refused).rejects.toMatchObject({
    code: 'release_missing',
    message: expect.stringContaining(': mfe-faq/9.9.9/manifest.json cannot be read') as string,
  })
  await expect(refused).rejects.toThrow(expect.not.stringContaining(at().dir) as Error)
})

it('refuses another release of a version that the site has', async () => {
  await writeRelease(at().team, section(showing('<h1>Others</h1>'), { contentHash: 'another' }))
  await expect(sendRelease(await at().open(), at().sent({ version: '1.0.0' }))).rejects.toMatchObject({
    code: 'release_differs',
  })
  at().expectUnchanged()
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
  const remote = await at().open()
  const manifest = JSON.parse(at().manifestText()) as Record<string, unknown>
  const offer = { manifest: JSON.stringify(change(manifest)), serverBytes: 1, media: [] }
  for (const body of [offer, { ...offer, action: 'publish', who: 'ana', sends: [] }]) {
    const what = 'action' in body ? 'release' : 'offer'
    const answer = await post(remote, what, `${JSON.stringify(body)}\n`)
    expect(answer.status).toBe(code === 'upload_too_large' ? 413 : 400)
    expect(await answer.json()).toMatchObject({ ok: false, code })
  }
  at().expectUnchanged()
})
