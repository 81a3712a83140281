import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sectionCode, writeSection } from '../testing/fixture-site'
import { useSite } from '../testing/use-site'

const { dir, get, text, publish } = useSite()

it('answers 304 without a body when the browser has the document', async () => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  const again = await get('/', { 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

it.each(['W/"x", ETAG', '*'])('answers 304 for If-None-Match: %s', async (header) => {
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', { 'If-None-Match': header.replace('ETAG', etag) })).status).toBe(304)
})

it('caches one document for all unknown paths', async () => {
  const first = (await get('/anything')).headers.get('ETag')
  expect((await get('/something/else')).headers.get('ETag')).toBe(first)
})

it('lets browsers cache the files of a release forever', async () => {
  const file = await get('/r/mfe-browse/1.0.0/home.1.css')
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('Content-Type')).toContain('text/css')
})

it('lets shared caches keep files of the live release and of the five before it, and no others', async () => {
  for (let minor = 1; minor <= 6; minor++) await publish(`1.${minor}.0`, sectionCode('second'))
  await writeSection(dir(), '2.0.0', sectionCode('never live'))
  await text('/')
  const sharedOf = async (version: string) => {
    const { status, headers } = await get(`/r/mfe-browse/${version}/home.1.mjs`)
    return [status, headers.get('CDN-Cache-Control')]
  }
  expect(await Promise.all(['1.6.0', '1.1.0', '1.0.0', '2.0.0'].map(sharedOf))).toEqual([
    [200, null],
    [200, null],
    [200, 'no-store'],
    [200, 'no-store'],
  ])
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends documents and files in %s to a browser that accepts it', async (encoding, decompress) => {
  for (const url of ['/', '/r/mfe-browse/1.0.0/home.1.mjs']) {
    const answer = await get(url, { 'Accept-Encoding': encoding })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    const plain = await text(url)
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain)
  }
})

it('does not send brotli to a client that refuses it', async () => {
  expect((await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })).headers.get('Content-Encoding')).toBe('gzip')
})

it('chooses the encoding by the weights of the client', async () => {
  const best = async (accepted: string) =>
    (await get('/', { 'Accept-Encoding': accepted })).headers.get('Content-Encoding')
  expect(await best('br;q=0.1, gzip;q=1')).toBe('gzip')
  expect(await best('*')).toBe('br')
  expect(await best('identity')).toBeNull()
})
