import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createGateway } from '../app'
import { fixtureSite } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()
let site: ReturnType<typeof createGateway>
let dir: string

beforeEach(async () => {
  dir = await fixtureSite()
  mkdirSync(path.join(dir, 'shell', 'media'), { recursive: true })
  writeFileSync(path.join(dir, 'shell', 'media', 'digits.avif'), '0123456789')
  writeFileSync(path.join(dir, 'shell', 'media', 'empty.avif'), '')
  site = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
})

const digits = '/r/shell/media/digits.avif'
const get = (headers: Record<string, string> = {}, url = digits) => site.request(url, { headers })

it('sends a whole file with its length, and says that it can send parts', async () => {
  const answer = await get()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Length')).toBe('10')
  expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
  expect(await answer.text()).toBe('0123456789')
})

it('sends the part of a file that was asked for', async () => {
  const answer = await get({ Range: 'bytes=2-4' })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('Content-Range')).toBe('bytes 2-4/10')
  expect(answer.headers.get('Content-Length')).toBe('3')
  expect(await answer.text()).toBe('234')
})

it('answers 416 with the size for a part beyond the end', async () => {
  const answer = await get({ Range: 'bytes=10-' })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('Content-Range')).toBe('bytes */10')
})

it('continues a download only if the file is the same', async () => {
  const etag = (await get()).headers.get('ETag') ?? ''
  expect((await get({ Range: 'bytes=2-', 'If-Range': etag })).status).toBe(206)
  const changed = await get({ Range: 'bytes=2-', 'If-Range': '"other"' })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toBe('0123456789')
})

it('gives each encoding of a file its own tag', async () => {
  const url = '/r/mfe-browse/1.0.0/home.1.mjs'
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get({ 'Accept-Encoding': encoding }, url)).headers.get('ETag'),
    ),
  )
  expect(new Set(tags).size).toBe(3)
  expect(tags.join()).not.toContain('W/')
})

it('answers HEAD with the headers of the file and no body', async () => {
  const answer = await site.request(digits, { method: 'HEAD' })
  expect(answer.headers.get('Content-Length')).toBe('10')
  expect(await answer.text()).toBe('')
})

it('sends an empty file', async () => {
  const answer = await get({}, '/r/shell/media/empty.avif')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

it('answers 404 for a name that no file can have', async () => {
  expect((await get({}, `/r/shell/media/${'a'.repeat(300)}`)).status).toBe(404)
})

const script = '/r/mfe-browse/1.0.0/home.1.mjs'
const onDisk = (ending = '') => path.join(dir, 'mfe-browse', '1.0.0', 'client', `home.1.mjs${ending}`)

it('does not confirm a damaged file after it was replaced by the right one', async () => {
  const good = readFileSync(onDisk())
  writeFileSync(onDisk(), 'x'.repeat(good.length))
  const damaged = (await get({}, script)).headers.get('ETag') ?? ''
  writeFileSync(onDisk(), good)
  const healed = await get({ 'If-None-Match': damaged }, script)
  expect(healed.status).toBe(200)
  expect(await healed.text()).toBe(good.toString())
  const again = await get({ 'If-None-Match': healed.headers.get('ETag') ?? '' }, script)
  expect(again.status).toBe(304)
})

it('sends the plain file when its compressed copy is lost', async () => {
  rmSync(onDisk('.br'))
  const answer = await get({ 'Accept-Encoding': 'br' }, script)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe('h()')
})
