import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Manifest } from './manifest'
import { isVersion, parseManifest, readManifest } from './read-release'

const manifest: Manifest = {
  ...{
    schema: 1,
    app: 'mfe-faq',
    version: '1.0.0',
    contentHash: '',
    entry: 'a.mjs',
    server: 'server/server.cjs',
  },
  ...{ routes: [], chunks: {}, public: ['/care.txt'], preload: [], requires: {}, provides: {} },
  files: { 'a.mjs': { bytes: 1, integrity: '' }, 'public/care.txt': { bytes: 1, integrity: '' } },
}
const parse = (changes: Partial<Manifest>) =>
  parseManifest(JSON.stringify({ ...manifest, ...changes }), 'mfe-faq', '1.0.0', 'a test')

it('reads a manifest', () => {
  expect(parse({})).toEqual(manifest)
})

it('does not read a file that is far larger than a manifest', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const folder = path.join(dir, 'mfe-faq', '1.0.0')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify(manifest))
  expect(readManifest(dir, 'mfe-faq', '1.0.0')).toEqual(manifest)
  truncateSync(file, 9 * 1024 ** 2)
  expect(() => readManifest(dir, 'mfe-faq', '1.0.0')).toThrow('has more than')
  rmSync(dir, { recursive: true })
})

it('does not read what is not a file, such as a pipe', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const folder = path.join(dir, 'mfe-faq', '1.0.0')
  mkdirSync(folder, { recursive: true })
  symlinkSync('/dev/null', path.join(folder, 'manifest.json'))
  expect(() => readManifest(dir, 'mfe-faq', '1.0.0')).toThrow('cannot be read')
  rmSync(dir, { recursive: true })
})

const file = { bytes: 1, integrity: '' }

it.each<[string, Partial<Manifest>]>([
  ['a browser file', { files: { '../../../secret.txt': file } }],
  ['an absolute browser file', { files: { '/etc/passwd': file } }],
  ['a server file', { server: '../1.0.1/server/server.cjs' }],
  ['an absolute server file', { server: '/etc/passwd' }],
  ['a public file', { public: ['/../../server/server.cjs'] }],
])('refuses a manifest with %s outside of its folder', (_, changes) => {
  expect(() => parse(changes)).toThrow('its manifest a test is damaged')
})

it('refuses a version range that would take seconds to compare', () => {
  expect(() => parse({ requires: { react: '^19.0.0 || '.repeat(50_000) } })).toThrow(
    'its manifest a test is damaged',
  )
})

it.each([
  ['more names than a page reads', Array.from({ length: 51 }, (_, at) => `name_${at}`)],
  ['a name of thousands of characters', ['a'.repeat(5000)]],
  ['a name that no parameter has', ['?q']],
])('refuses query parameters with %s, with which each request would be compared', (_, query) => {
  expect(() => parse({ routes: [{ path: '/care', chunk: 'care', query }] })).toThrow(
    'its manifest a test is damaged',
  )
})

it.each<[string, Partial<Manifest>]>([
  ['a commit of a megabyte', { commit: 'a'.repeat(1_000_000) }],
  [
    'a page with 20,000 addresses',
    { routes: [{ path: '/care', chunk: 'care', paths: Array<string>(20_000).fill('/care') }] },
  ],
])('refuses a manifest with %s, which pages of the gateway would show', (_, changes) => {
  expect(() => parse(changes)).toThrow('its manifest a test is damaged')
})

it('refuses a page with thousands of files, which every visitor of the page would load', () => {
  const js = Array.from({ length: 5000 }, (_, at) => `${at}.mjs`)
  expect(() => parse({ chunks: { care: { js, css: [] } } })).toThrow('its manifest a test is damaged')
})

it('finds only the files and chunks that the manifest describes, and no names of plain objects', () => {
  const { chunks, files } = parse({ chunks: { main: { js: [], css: [] } } })
  expect(chunks.main).toBeDefined()
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect([name, chunks[name], files[name]]).toEqual([name, undefined, undefined])
  }
})

it.each(['1.0.0', '1.0.0-ab12cd34', '1.0.0+build.5', '1', '1'.repeat(100)])(
  'takes the version %s',
  (version) => expect(isVersion(version)).toBe(true),
)

it.each(['', 'v1', '1.0.0-..', '1..0', '1.0.0.', '1.', '../1.0.0', '1/0', '1.0.0\n', '1'.repeat(101)])(
  'does not take the version %j',
  (version) => expect(isVersion(version)).toBe(false),
)
