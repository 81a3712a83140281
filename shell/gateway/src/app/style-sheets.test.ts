import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@virida/shared/platform/integrity'
import { sectionCode } from '../testing/fixture-site'
import { styleSource, useSite } from '../testing/use-site'

const { dir, get, text, publish, takeLines } = useSite()

const modules = ['remoteEntry.mjs', 'routes.1.mjs', 'home.1.mjs']
const script = 'main.1.mjs'
const sheets = ['main.1.css', 'home.1.css']

/** The cookie of a browser that has the style sheets of a document. */
const knownSheets = (html: string) => ({
  Cookie: `other=1; sheets=${/<meta name="virida-sheets" content="([^"]+)">/.exec(html)?.[1]}`,
})
const linkedText = async (url: string) => (await get(url, knownSheets(await text(url)))).text()

it('contains the styles, keeps the modules for the first paint, and requests the main script at its end', async () => {
  const html = await text('/')
  const places = ['<style ', ...modules, '<body>', '<main>', script].map((part) => html.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/integrity="sha384-/g)).toHaveLength([...modules, script].length)
  expect(html).toContain('data-src="/r/shell/1.0.0/main.1.css">a{}</style>')
  expect(html).toContain('data-href="home.1.css" data-src="/r/mfe-browse/1.0.0/home.1.css">.brPage{}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

it('links style sheets first and the main script at its end, for a browser that has the style sheets', async () => {
  const html = await linkedText('/')
  const places = [...sheets, ...modules, '<main>', script].map((part) => html.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/integrity="sha384-/g)).toHaveLength([...sheets, ...modules, script].length)
  expect(html).not.toContain('<style')
})

it('allows the styles of a document by their hashes, and no other inline styles', async () => {
  const page = await get('/')
  const html = await page.text()
  const hashes = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, style = '']) => `'${integrityOf(Buffer.from(style))}'`,
  )
  expect(hashes).toHaveLength(2)
  expect(styleSource(page)).toBe(`'self' ${hashes.join(' ')}`)
  expect(styleSource(await get('/', knownSheets(html)))).toBe("'self'")
})

it('has two forms of a document, whatever the cookie says', async () => {
  const tagFor = async (cookie: string) => (await get('/', { Cookie: cookie })).headers.get('ETag')
  const first = await get('/')
  const { Cookie: known } = knownSheets(await first.text())
  expect(first.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
  expect(await tagFor('sheets=x')).toBe(first.headers.get('ETag'))
  expect(await tagFor(`sheets=${'x'.repeat(9000)}`)).toBe(first.headers.get('ETag'))
  const linked = await tagFor(known)
  expect(linked).not.toBe(first.headers.get('ETag'))
  expect(await tagFor(`${known}.x`)).toBe(linked)
})

it('answers 304 with the policy of the form that the browser has', async () => {
  const first = await get('/')
  const etag = first.headers.get('ETag') ?? ''
  const again = await get('/', { ...knownSheets(await first.text()), 'If-None-Match': etag })
  expect(again.status).toBe(304)
  expect(again.headers.get('ETag')).toBe(etag)
  expect(styleSource(again)).toBe(styleSource(first))
})

it('contains the styles of a new release, also for a browser that has those of the release before', async () => {
  const cookie = knownSheets(await text('/'))
  await publish('1.1.0', sectionCode('second'))
  const html = await (await get('/', cookie)).text()
  expect(html).toContain('data-src="/r/mfe-browse/1.1.0/home.1.css">.brPage{}</style>')
})

it.each([
  ['ends the element', 'b{}</style>'],
  ['loads another one', '@import "x.css";'],
  ['has an address relative to the sheet', 'b{background:url(a.webp)}'],
  ['has a character that a parser replaces', 'b{}\r'],
])('links the style sheets when one %s', async (_, style) => {
  await publish('1.1.0', sectionCode('second'), style)
  const page = await get('/')
  const html = await page.text()
  expect(html).not.toContain('<style')
  expect(html).toContain('href="/r/mfe-browse/1.1.0/home.1.css"')
  expect(page.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
})

it('contains style sheets with absolute addresses', async () => {
  const style = 'b{background:url(/a.webp)}i{mask:url("data:image/svg+xml,a")}'
  await publish('1.1.0', sectionCode('second'), style)
  expect(await text('/')).toContain(`>${style}</style>`)
})

it('does not contain a style sheet that has changed on the disk', async () => {
  writeFileSync(path.join(dir(), 'mfe-browse', '1.0.0', 'client', 'home.1.css'), 'changed{}')
  expect(await text('/')).not.toContain('changed')
  expect(takeLines()).toHaveLength(1)
})
