import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Composition } from '../contract/composition'
import { until } from '../testing/until'
import type { ServerRelease } from './orders'
import { RenderProcess } from './render-process'

const shellCode = `
exports.trustedTypes = ['default']
exports.modules = { react: { version: '19' } }
exports.renderPage = async (url, composition, loadRoutes, owner) => {
  const head = { title: 'T', description: 'D' }
  try {
    const [{ html }] = await loadRoutes()
    const shown = await html(url)
    return { kind: 'page', status: 200, html: shown, head, tags: [], ...shown.instead }
  } catch (error) {
    return { kind: 'page', status: 503, html: 'box', head, tags: [], error }
  }
}
`
const composition: Composition = { shell: '1.0.0', sections: [] }
const owner = { section: 'mfe-browse', pattern: '/', isFallback: false }

const faults: Error[] = []
let printed = ''
let renderer: RenderProcess
let count = 0

beforeEach(() => {
  faults.splice(0)
  printed = ''
  renderer = new RenderProcess({
    onFault: (error) => faults.push(error),
    onOutput: (text) => (printed += text),
  })
})
afterEach(() => renderer.stop())

function release(app: string, code: string): ServerRelease {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'server-')), 'server.cjs')
  writeFileSync(file, code)
  return { app, version: `1.0.${count++}`, file }
}

const shell = release('shell', shellCode)

/** Renders a page whose section runs this code and shows what it returns. */
function show(body: string, before = '') {
  const section = release('mfe-browse', `${before}\nexports.default = [{ html: async (url) => { ${body} } }]`)
  return renderer.render({ url: new URL('http://localhost/?a=b'), composition, owner, shell, section })
}

/** The HTML that the code makes. */
async function htmlOf(body: string): Promise<string> {
  const page = await show(`return String(${body})`)
  return page.kind === 'page' ? page.html : ''
}

it('renders a page with its section', async () => {
  expect(await show('return url.search')).toMatchObject({
    kind: 'page',
    status: 200,
    html: '?a=b',
    head: { title: 'T' },
  })
})

it('tells what the server file of the shell says about it', async () => {
  expect(await renderer.load(shell)).toEqual({ trustedTypes: ['default'], libraries: ['react'] })
})

it('gives a section the libraries of its shell', async () => {
  expect(await htmlOf(`require('react').version`)).toBe('19')
})

it('gives server files an empty environment', async () => {
  expect(await htmlOf('JSON.stringify(process.env)')).toBe('{}')
})

it.each([
  [`require('node:fs')`, /requires node:fs/],
  [`require('http')`, /requires http/],
  [`process.getBuiltinModule('fs').readFileSync('/etc/passwd')`, /no access to their process/],
  [`process.binding('fs')`, /no access to their process/],
  [`process.exit(1)`, /no access to their process/],
  [`new Function('return 1')()`, /Code generation from strings/],
  [`await import('node:fs')`, /callback/],
  [`require('async_hooks').executionAsyncResource()`, /is not a function/],
  [`await fetch('http://127.0.0.1')`, /fetch is not a function/],
  [`JSON.stringify(1n)`, /BigInt/],
])('answers with the error box when a page calls %s', async (code, message) => {
  const page = await show(`return ${code}`)
  expect(page).toMatchObject({
    status: 503,
    html: 'box',
    error: { message: expect.stringMatching(message) as string },
  })
})

it.each([
  ['throws', `throw new Error('broken')`, /broken/],
  ['does not parse', `export default {`, /Unexpected token/],
  ['throws something that is not an error', `throw { get message() { throw 1 } }`, /no error/],
])('refuses a server file that %s', async (_, code, message) => {
  await expect(show('', code)).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringMatching(message) as string,
  })
})

it('goes on after a timer that throws and a promise that nobody catches', async () => {
  await show(
    `setTimeout(() => { throw new Error('late') }); void Promise.reject(new TypeError('lost')); return ''`,
  )
  expect(await htmlOf('1 + 1')).toBe('2')
  expect(faults.map(({ name }) => name).sort()).toEqual(['Error', 'TypeError'])
})

it('shows the error box for a page that does not finish', async () => {
  expect(await show('await new Promise(() => {})')).toMatchObject({ status: 503, html: 'box' })
})

it('ends when a page does not let go of the processor, and says which one it was', async () => {
  const innocent = show('await new Promise((resolve) => setTimeout(resolve, 500)); return "late"')
  const guilty = show('for (;;) continue')
  await expect(guilty).rejects.toMatchObject({ code: 'render_hung', isCause: true })
  await expect(innocent).rejects.toMatchObject({ code: 'render_hung', isCause: false })
  expect(renderer.isUsable).toBe(false)
})

it('ends when a timer hangs the process after the answer, and reports it', async () => {
  expect(await show('setTimeout(() => { for (;;) continue }, 50); return "shown"')).toMatchObject({
    html: 'shown',
  })
  await until(() => faults.length > 0, 30_000)
  expect(faults).toMatchObject([{ code: 'render_hung' }])
}, 40_000)

/** Code that finds the real process, because Node calls a method of it that server files can replace. */
const withRealProcess = (body: string) => `
  const events = Object.getPrototypeOf(require('stream').prototype)
  const { emit } = events
  events.emit = function (...values) {
    if (this.memoryUsage) { events.emit = emit; const real = this; ${body} }
    return emit.apply(this, values)
  }
  return ''
`

it.each([
  [
    'sends a message of Node with a socket',
    `real._send({ cmd: 'NODE_HANDLE', type: 'unknown' }, console._stdout, {})`,
  ],
  ['reports again what it has started', `real.send({ kind: 'started', id: 1 })`],
  ['answers what nobody has asked', `real.send({ kind: 'failed', id: 99, error: {} })`],
])('ends a process that %s', async (_, body) => {
  await show(withRealProcess(body))
  await renderer.load(release('mfe-tools', ''), shell).catch(() => undefined)
  await until(() => !renderer.isUsable)
})

it('ends when a page takes too much memory, and says which one it was', async () => {
  const page = show('const kept = []; for (;;) kept.push(new Array(1e5).fill(0.5))')
  await expect(page).rejects.toMatchObject({ code: 'render_ended', isCause: true })
})

it.each([
  ['a buffer', 'Buffer.alloc(1.5e9, 1).length'],
  ['memory for several threads', 'new Uint8Array(new SharedArrayBuffer(1.5e9)).fill(1).length'],
])(
  'answers with the error box when a page takes %s outside of the heap that is too large',
  async (_, code) => {
    expect(await show(`return String(${code})`)).toMatchObject({ status: 503, html: 'box' })
    expect(await htmlOf('1 + 1')).toBe('2')
  },
)

it.each([
  ['HTML', '"a".repeat(9e6)', '9000000 characters'],
  ['title', '{ instead: { head: { title: "a".repeat(2e6), description: "D" } } }', '2000'],
])('refuses a page whose %s is too large to send', async (_, page, message) => {
  await expect(show(`return ${page}`)).rejects.toThrow(message)
})

it.each([
  ['a status of no page', `status: 999`],
  ['a status without a body', `status: 204`],
  ['no description', `head: { title: 'T' }`],
  ['structured data that is no list', `head: { title: 'T', description: 'D', jsonLd: 'x' }`],
  ['an empty place among its elements', `tags: [null]`],
  ['an element that is a script', `tags: [{ tag: 'script', attributes: { src: '/x' } }]`],
  ['an attribute that is no text', `tags: [{ tag: 'meta', attributes: { content: 5 } }]`],
  ['an attribute that ends its element', `tags: [{ tag: 'meta', attributes: { '><script>': '' } }]`],
  ['a redirect to an address that no header can have', `kind: 'redirect', location: '/a\\0'`],
  ['a redirect to an address with a snowman', `kind: 'redirect', location: '/\u2603'`],
])('refuses a page with %s, so that the release before it is shown', async (_, fields) => {
  await expect(show(`return { instead: { ${fields} } }`)).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining('Cannot show a page: its server file gave something else') as string,
  })
})

it('passes on what server files print', async () => {
  await show('console.log("hello"); return ""')
  // What is printed comes on another way than the page.
  await until(() => printed !== '')
  expect(printed).toBe('hello\n')
})

it('answers what it was asked before it stops', async () => {
  const page = show('await new Promise((resolve) => setTimeout(resolve, 1000)); return "late"')
  await renderer.load(shell)
  await new Promise((resolve) => setTimeout(resolve, 500))
  await Promise.all([renderer.stop(), expect(page).resolves.toMatchObject({ html: 'late' })])
})

it('lets server files make requests and answers, which the router needs, but not connect', async () => {
  const page = show(`
    const text = await new Response(new Request('http://localhost/a', { headers: new Headers({ a: 'b' }) }).url).text()
    const { Socket } = { Socket: console._stdout?.constructor }
    try { new Socket().connect(9, '127.0.0.1'); return 'connected' } catch (error) { return text + ' ' + error.message }
  `)
  await expect(page).resolves.toMatchObject({
    html: 'http://localhost/a Cannot call process.connect: server files have no access to their process',
  })
})
