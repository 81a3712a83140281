import { randomBytes } from 'node:crypto'
import { appendFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { shellCode, type FixtureRelease } from '../../testing/fixture-release'
import { routerFacade } from '../../../webpack/federation'
import { goodPage, section, shell, showing, type BrokenRelease } from './gated-releases'

const append = (name: string) => (folder: string) => appendFileSync(path.join(folder, name), ' ')
const remove = (name: string) => (folder: string) => rmSync(path.join(folder, name))
/** Replaces a file by a link to the same content outside of the release. */
const link = (name: string) => (folder: string) => {
  const outside = path.join(folder, '..', path.basename(name))
  renameSync(path.join(folder, name), outside)
  symlinkSync(outside, path.join(folder, name))
}
const page = (name: string, load: string, code: string): BrokenRelease => ({
  name,
  release: section(load),
  code,
})
const file = (name: string, damage: BrokenRelease['damage']): BrokenRelease => ({
  name,
  release: section(),
  damage,
  code: 'file_damaged',
})
const given = (name: string, fixture: Partial<FixtureRelease>, code: string): BrokenRelease => ({
  name,
  release: section(goodPage, fixture),
  code,
})
const inBrowser = (name: string, load: string, code: string): BrokenRelease => ({
  name,
  release: section(goodPage, {}, load),
  code,
})
const nextShell = (name: string, fixture: Partial<FixtureRelease>, code: string): BrokenRelease => ({
  name,
  release: shell({ version: '2.0.0', ...fixture }),
  live: [section(goodPage, { facts: { router: ['Link'], tokens: ['--ink'] } })],
  code,
})
const second = (name: string, fixture: Partial<FixtureRelease>, code: string): BrokenRelease => ({
  name,
  release: section(goodPage, { app: 'mfe-tools', ...fixture }),
  live: [section()],
  code,
})

const picture: Partial<FixtureRelease> = { mediaContents: { 'house.1.avif': 'house' } }
const damaged = (name: string, damage: BrokenRelease['damage'], code: string): BrokenRelease => ({
  ...given(name, picture, code),
  damage,
})

const { contents, chunks } = section()
const topics = (paths: string[]) => [{ path: '/faq/:topic', chunk: 'page', paths }]
/** A section whose page links to an address. */
const linking = (target: string) =>
  section(showing(`<h1>Tools</h1><a href="${target}">Care</a>`), {
    app: 'mfe-tools',
    routes: [{ path: '/tools', chunk: 'page' }],
  })
const redirect = (to: string) => `return { kind: "redirect", location: "${to}" }`
const errorBoxOnly = `exports.renderPage = async (url, { sections }) => {
  const page = { kind: 'page', status: 503, head: { title: 'T', description: 'D' }, tags: [], html: '<h1>box</h1>' }
  return { ...page, error: new Error('no table') }
}`

const redirectingShell = `exports.renderPage = async (url, { sections }) => sections.length > 0
  ? { kind: 'redirect', location: url.pathname }
  : { kind: 'page', status: 503, head: { title: 'T', description: 'D' }, tags: [], html: '<h1>box</h1>' }
exports.modules = { '${routerFacade}': {} }`

/** Releases with a mistake that a team can make. Publishing refuses each. */
export const brokenReleases: BrokenRelease[] = [
  page('a page that throws', 'throw new Error("no data")', 'page_fails'),
  page('a page that never finishes', 'await new Promise(() => {})', 'page_fails'),
  page('a page that hangs', 'for (;;) continue', 'page_fails'),
  page('a page that ends the process', `process.exit(1); ${goodPage}`, 'page_fails'),
  page(
    'a timer that throws',
    `setTimeout(() => { throw new Error("late") }, 1); ${goodPage}`,
    'server_fault',
  ),
  page(
    'a promise that nobody handles',
    `void Promise.reject(new Error("lost")); ${goodPage}`,
    'server_fault',
  ),
  page('a page without a heading', showing('<p>Questions</p>'), 'page_invalid'),
  page('a page with two headings', showing('<h1>One</h1><h1>Two</h1>'), 'page_invalid'),
  page('a page with a wrong status', 'return { html: "<h1>Questions</h1>", status: 403 }', 'page_invalid'),
  page(
    'an endless loop after the answer',
    `setTimeout(() => { for (;;) continue }, 20); ${goodPage}`,
    'server_fault',
  ),
  page('a page that redirects to a script', redirect('javascript:alert(1)'), 'page_invalid'),
  page('a page that redirects to another site without a scheme', redirect('//evil.example'), 'page_invalid'),
  given('a manifest without what the release uses of the shell', { facts: undefined }, 'file_unknown'),
  page(
    'a page with a picture that does not exist',
    showing('<h1>Questions</h1><img srcset="/r/mfe-faq/media/lost.1.avif 2x">'),
    'media_missing',
  ),
  given(
    'a style sheet with a font that does not exist',
    { contents: { ...contents, 'page.css': '.faTitle { src: url(/r/mfe-faq/media/lost.1.woff2) }' } },
    'media_missing',
  ),
  damaged('a picture with another content', append('../media/house.1.avif'), 'media_differs'),
  damaged('a lost picture that no page shows', remove('../media/house.1.avif'), 'media_missing'),
  damaged('a changed list of pictures', append('server/media.json'), 'file_damaged'),
  {
    name: 'a changed picture under the name of a live one',
    release: section(goodPage, { version: '1.1.0', mediaContents: { 'house.1.avif': 'another house' } }),
    live: [section(goodPage, picture)],
    code: 'media_differs',
  },
  {
    name: 'a page with a picture of an earlier release',
    release: section(showing('<h1>x</h1><img src="/r/mfe-faq/media/house.1.avif">'), {
      version: '1.1.0',
      mediaContents: { 'door.2.avif': 'door' },
    }),
    live: [section(goodPage, picture)],
    code: 'media_missing',
  },
  page('a listed page that answers 404', 'return { html: "<h1>x</h1>", status: 404 }', 'page_invalid'),
  given(
    'a pattern without an address',
    { routes: [{ path: '/faq/:topic', chunk: 'page', paths: [] }] },
    'page_invalid',
  ),
  page(
    'a page without a title',
    'return { html: "<h1>x</h1>", head: { title: " ", description: "x" } }',
    'page_invalid',
  ),
  page(
    'a page with a long description',
    'return { html: "<h1>x</h1>", head: { title: "x", description: "x".repeat(161) } }',
    'page_invalid',
  ),
  page(
    'a listed page that search engines must not list',
    'return { html: "<h1>x</h1>", head: { title: "x", description: "x", robots: "noindex" } }',
    'page_invalid',
  ),
  page(
    'a listed page with the canonical address of another page',
    'return { html: "<h1>x</h1>", head: { title: "x", description: "x", canonical: "/" } }',
    'page_invalid',
  ),
  page('a page that redirects to itself', redirect('/faq'), 'redirect_loop'),
  page('a page that redirects to itself in capital letters', redirect('/FAQ'), 'redirect_loop'),
  page('a page that redirects to itself with a slash at the end', redirect('/faq/'), 'redirect_loop'),
  page('a page that redirects to its own fragment', redirect('/faq#top'), 'redirect_loop'),
  page(
    'a page that redirects to itself with a parameter that it ignores',
    redirect('/faq?a=1'),
    'redirect_loop',
  ),
  {
    name: 'a page that redirects to a page of another section, which redirects back',
    release: section(redirect('/tools?from=faq')),
    live: [section(redirect('/faq'), { app: 'mfe-tools', routes: [{ path: '/tools', chunk: 'page' }] })],
    code: 'redirect_loop',
  },
  given('a route table of a wrong shape', { serverCode: 'exports.default = { "/faq": {} }' }, 'page_fails'),
  given('a server file that throws', { serverCode: 'throw new Error("start")' }, 'page_fails'),
  file('a lost chunk', remove('client/page.mjs')),
  file('a lost style sheet', remove('client/page.css')),
  file('a lost server file', remove('server/server.cjs')),
  file('a changed entry', append('client/remoteEntry.mjs')),
  file('a changed server file', append('server/server.cjs')),
  file('a changed `.br` file', append('client/page.mjs.br')),
  file('a lost `.gz` file', remove('client/page.mjs.gz')),
  file('a link in place of a file', link('client/page.mjs')),
  given(
    'a chunk that the build did not write',
    { chunks: { page: { js: ['lost.mjs'], css: [] } } },
    'file_unknown',
  ),
  given('a route whose chunk is unknown', { chunks: {} }, 'file_unknown'),
  given(
    'a route whose chunk has the name of a method of all objects',
    { routes: [{ path: '/faq', chunk: 'toString' }] },
    'file_unknown',
  ),
  given(
    'a route whose chunk with data is unknown',
    { routes: [{ path: '/faq', chunk: 'page', dataChunks: { '/faq': 'lost' } }] },
    'file_unknown',
  ),
  given('a server file without a hash', { serverIntegrity: undefined }, 'file_unknown'),
  given('a chunk of 4 MB', { contents: { ...contents, 'large.mjs': `"${'x'.repeat(4e6)}"` } }, 'too_large'),
  given('scripts over the budget of the app', { budget: { js: 5 } }, 'too_large'),
  given(
    'scripts over the budget of the app because of the data of one address',
    {
      routes: [{ path: '/faq', chunk: 'page', dataChunks: { '/faq': 'data' } }],
      chunks: { ...chunks, data: { js: ['data.mjs'], css: [] } },
      // The entry and the page have less than the budget.
      contents: { ...contents, 'data.mjs': `"${randomBytes(3000).toString('base64')}"` },
      budget: { js: 1000 },
    },
    'too_large',
  ),
  given(
    'scripts over the budget of the app in a route with an empty list of data',
    { routes: [{ path: '/faq', chunk: 'page', dataChunks: {} }], budget: { js: 5 } },
    'too_large',
  ),
  given('style sheets over the budget of the app', { budget: { css: 5 } }, 'too_large'),
  given(
    'a style sheet that changes pages of other sections',
    { contents: { ...contents, 'page.css': 'body { overflow: hidden }' } },
    'style_invalid',
  ),
  given(
    'a style sheet that cannot be read',
    { contents: { ...contents, 'page.css': '.faTitle { color: "' } },
    'style_invalid',
  ),
  inBrowser('a page that throws in browsers only', 'throw new Error("no data")', 'browser_fails'),
  inBrowser('a chunk with a name that the build lost', 'return lost_module.page', 'browser_fails'),
  inBrowser('a browser file that uses Node', 'return { html: process.version }', 'browser_fails'),
  inBrowser(
    'a chunk that loads one that does not exist',
    `await viridaFiles.module(new URL('./lost.mjs', import.meta.url).href); ${goodPage}`,
    'browser_fails',
  ),
  inBrowser('a promise that nobody handles in a browser', `Promise.reject(1); ${goodPage}`, 'browser_fails'),
  inBrowser('a page that hangs in browsers only', 'for (;;) continue', 'browser_fails'),
  inBrowser('a page with another text in browsers', showing('<h1>Answers</h1>'), 'browser_differs'),
  given(
    'a container that throws at its start',
    { contents: { ...contents, 'remoteEntry.mjs': 'throw new Error("start")' } },
    'browser_fails',
  ),
  given(
    'a script that cannot be parsed and is loaded on use',
    { contents: { ...contents, 'later.mjs': 'export {' } },
    'browser_fails',
  ),
  given(
    'a script that imports one that does not exist',
    { contents: { ...contents, 'later.mjs': 'import "./lost.mjs"' } },
    'browser_fails',
  ),
  given(
    'an import that the shell does not export',
    { facts: { router: ['Link', 'useFetcher'], tokens: [] } },
    'name_missing',
  ),
  given(
    'a token that the shell does not define',
    { facts: { router: [], tokens: ['--ink', '--gold'] } },
    'token_missing',
  ),
  {
    name: 'a release without an address that another section links to',
    release: section(goodPage, { version: '2.0.0', routes: topics(['/faq/care']) }),
    live: [section(goodPage, { routes: topics(['/faq/care', '/faq/glass']) }), linking('/faq/Glass/')],
    code: 'linked_route_dropped',
  },
  {
    name: 'a release without a public file that another section links to',
    release: section(goodPage, { version: '2.0.0' }),
    live: [
      section(goodPage, { contents: { ...contents, 'public/care.pdf': 'text' }, public: ['/care.pdf'] }),
      linking('/care.pdf'),
    ],
    code: 'linked_route_dropped',
  },
  second(
    'a pattern that takes the path of another section',
    { routes: [{ path: '/faq/:topic?', chunk: 'page', paths: ['/faq/care'] }] },
    'route_taken',
  ),
  second(
    'a public file with the address of a page of another section',
    {
      routes: [{ path: '/tools', chunk: 'page' }],
      contents: { ...contents, 'public/faq': 'text' },
      public: ['/faq'],
    },
    'address_taken',
  ),
  nextShell(
    'a shell whose script cannot be parsed',
    { contents: { 'main.mjs': 'export {' } },
    'browser_fails',
  ),
  {
    name: 'a shell that makes a page redirect to itself',
    release: shell({ version: '2.0.0', serverCode: redirectingShell }),
    live: [section()],
    code: 'redirect_loop',
  },
  nextShell('a shell that throws at its start', { serverCode: 'throw new Error("start")' }, 'shell_fails'),
  nextShell(
    'a shell that cannot show an error box',
    { serverCode: 'exports.renderPage = async () => { throw new Error("box") }' },
    'shell_fails',
  ),
  nextShell(
    'a shell that answers 404 for every page',
    {
      serverCode: `${shellCode.replace('status: 200', 'status: 404')} exports.modules = { '${routerFacade}': {} }`,
    },
    'page_invalid',
  ),
  nextShell('a shell that shows only its error box', { serverCode: errorBoxOnly }, 'page_fails'),
  nextShell(
    'a shell without an export that a live section imports',
    { facts: { router: [], tokens: ['--ink'] } },
    'name_missing',
  ),
  nextShell(
    'a shell without a token that a live section uses',
    { facts: { router: ['Link'], tokens: [] } },
    'token_missing',
  ),
]
