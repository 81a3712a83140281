import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@virida/shared/platform/integrity'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import { goodPage, section, showing } from '@virida/shared/platform/release/gate/testing/gated-releases'
import { mediaListFile } from '@virida/shared/platform/release/media-list'
import { rollBackOn, sendRelease } from '@virida/shared/platform/release/remote/send-release'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { usualGate } from './publishing'
import { app, post, publishingSite } from './testing/publishing-site'

const house = (text = 'house') => ({ mediaContents: { 'house.1a2b.webp': text } })

const at = publishingSite()

it('keeps no picture of a release that the gate refuses', async () => {
  const media = path.join(at().team, app, 'media')
  mkdirSync(media)
  writeFileSync(path.join(media, 'house.1a2b.webp'), 'picture')
  await sendRelease(await at().open(), at().sent())
  writeFileSync(path.join(media, 'door.3c4d.webp'), 'picture')
  await writeRelease(at().team, section(showing('<h1>Others</h1>'), { version: '1.2.0' }))
  const gate = () => Promise.reject(new ReleaseError('gate_refused', 'Cannot publish: /faq fails.'))
  await expect(sendRelease(await at().open({ gate }), at().sent({ version: '1.2.0' }))).rejects.toMatchObject(
    {
      code: 'gate_refused',
    },
  )
  expect(at().media()).toEqual(['house.1a2b.webp'])
})

it('keeps what a refused release has added if another gateway counts on it meanwhile', async () => {
  const media = path.join(at().team, app, 'media')
  mkdirSync(media)
  for (const name of ['door.3c4d.webp', 'own.5e6f.webp']) writeFileSync(path.join(media, name), 'picture')
  const other = await at().open()
  const gate = async () => {
    rmSync(path.join(media, 'own.5e6f.webp'))
    await writeRelease(at().team, section(showing('<h1>Others</h1>'), { version: '1.2.0' }))
    await sendRelease(other, at().sent({ version: '1.2.0' }))
    throw new ReleaseError('gate_refused', 'Cannot publish: /faq fails.')
  }
  await expect(sendRelease(await at().open({ gate }), at().sent())).rejects.toMatchObject({
    code: 'gate_refused',
  })
  expect(at().live()).toBe('1.2.0')
  expect(at().media()).toEqual(['door.3c4d.webp'])
  expect(readdirSync(path.join(at().dir, app)).sort()).toEqual(['1.0.0', '1.2.0', 'media'])
})

it('takes a folder of pictures for no release', async () => {
  const folder = path.join(at().dir, app, 'media')
  mkdirSync(folder)
  writeFileSync(
    path.join(folder, 'manifest.json'),
    readFileSync(path.join(at().dir, app, '1.0.0', 'manifest.json'), 'utf8').replaceAll(app, 'mfe-browse'),
  )
  await expect(rollBackOn(await at().open(), app, 'media', 'ana')).rejects.toMatchObject({
    code: 'release_missing',
  })
  expect(at().live()).toBe('1.0.0')
})

it('refuses a picture of which the site has another content under the same name', async () => {
  const remote = await at().open({ gate: usualGate({}) })
  const page = showing('<h1>Answers</h1>')
  await writeRelease(at().team, section(page, { version: '1.2.0', ...house() }))
  await sendRelease(remote, at().sent({ version: '1.2.0' }))
  const other = temporaryReleases()
  await writeRelease(other, section(page, { version: '1.3.0', ...house('another house') }))
  await expect(sendRelease(remote, at().sent({ dir: other, version: '1.3.0' }))).rejects.toMatchObject({
    code: 'gate_refused',
    message: expect.stringMatching(
      /media_differs: .*house\.1a2b\.webp of mfe-faq: mfe-faq\/media has/,
    ) as string,
  })
  expect(at().live()).toBe('1.2.0')
  expect(readFileSync(path.join(at().dir, app, 'media', 'house.1a2b.webp'), 'utf8')).toBe('house')
})

it('sends only the pictures that the release lists', async () => {
  await writeRelease(at().team, section(goodPage, { version: '1.2.0', ...house() }))
  writeFileSync(path.join(at().team, app, 'media', 'earlier.3c4d.webp'), 'earlier house')
  await sendRelease(await at().open(), at().sent({ version: '1.2.0' }))
  expect(at().media()).toEqual(['house.1a2b.webp'])
})

it('takes no picture that the release does not list, also when the release is live', async () => {
  await writeRelease(at().team, section(goodPage, { version: '1.2.0', ...house() }))
  const remote = await at().open()
  await sendRelease(remote, at().sent({ version: '1.2.0' }))
  const bytes = Buffer.from('another house')
  const name = 'media/next.3c4d.webp'
  const head = {
    ...{ manifest: at().manifestText('1.2.0'), serverBytes: 1, action: 'publish', who: 'ana' },
    media: [{ name: 'next.3c4d.webp', bytes: bytes.length }],
    sends: [{ name, integrity: integrityOf(bytes) }],
  }
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
  const answer = await post(remote, 'release', body)
  expect(await answer.json()).toMatchObject({ ok: false, code: 'upload_invalid' })
  expect(answer.status).toBe(400)
  expect(at().media()).toEqual(['house.1a2b.webp'])
})

it('sends no release whose pictures are not all there, and names one', async () => {
  await writeRelease(at().team, section(goodPage, { version: '1.2.0', ...house() }))
  rmSync(path.join(at().team, app, 'media', 'house.1a2b.webp'))
  await expect(sendRelease(await at().open(), at().sent({ version: '1.2.0' }))).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining('house.1a2b.webp, which is not there') as string,
  })
})

it('refuses a list of pictures with many parts, which would keep pages waiting', async () => {
  const list = Buffer.from(`[${','.repeat(50_000)}]`)
  const media = { bytes: list.length, integrity: integrityOf(list) }
  await writeRelease(at().team, section(goodPage, { version: '1.2.0', media }))
  const folder = path.join(at().team, app, '1.2.0')
  writeFileSync(path.join(folder, mediaListFile), list)
  const sends = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
  const server = path.join(folder, 'server/server.cjs')
  const head = {
    ...{ manifest: at().manifestText('1.2.0'), serverBytes: readFileSync(server).length, media: [] },
    ...{ action: 'publish', who: 'ana' },
    sends: sends.map((file) => ({ name: path.relative(folder, file) })),
  }
  const body = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...sends.map((file) => readFileSync(file)),
  ])
  const answer = await post(await at().open(), 'release', body)
  expect(await answer.json()).toMatchObject({
    code: 'upload_invalid',
    message: expect.stringContaining('its list of media has too many parts') as string,
  })
  at().expectUnchanged()
})
