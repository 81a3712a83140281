import type { Manifest } from '../manifest'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'
import { isSafePath } from '../safe-path'
import { uploadFiles, uploadLimits, type Offer } from './upload'

let manifest: Manifest
beforeAll(async () => {
  manifest = await writeRelease(temporaryReleases(), { app: 'mfe-tools', version: '1.0.0' })
})

const offer = (given: Partial<Offer> = {}): Offer => ({ manifest: '', serverBytes: 10, media: [], ...given })

it('lists every file of a release with its size and its hash', () => {
  const files = uploadFiles(manifest, offer({ media: [{ name: 'house.1a2b.webp', bytes: 5 }] }))
  expect(files.map(({ name }) => name)).toEqual([
    'client/remoteEntry.mjs',
    'client/remoteEntry.mjs.br',
    'client/remoteEntry.mjs.gz',
    'server/server.cjs',
    'media/house.1a2b.webp',
  ])
  expect(files.map(({ bytes }) => bytes)).toEqual([9, expect.any(Number), expect.any(Number), 10, 5])
  expect(files.slice(0, 4).every(({ integrity }) => integrity?.startsWith('sha384-'))).toBe(true)
})

it.each([
  '../secret',
  'client/../../secret',
  'client/./a',
  'client//a',
  'client/..',
  '/etc/passwd',
  'client\\..\\a',
  'client/C:/a',
  'client/a\0b',
  'client/public/a.b c; } return 403; types { text d',
  'client/public/$uri',
  'client/public/a".pdf',
  'client/public/*.pdf',
  'manifest.json',
  'other/a',
  `client/${'a'.repeat(300)}`,
  `client/${'a'.repeat(256)}`,
])('does not take the name %j', (name) => {
  expect(isSafePath(name)).toBe(false)
})

it.each(['client/a.mjs', 'client/public/warranties/care (1).pdf', 'server/server.cjs', 'media/a@2x.webp'])(
  'takes the name %j',
  (name) => expect(isSafePath(name)).toBe(true),
)

const browserFile = { bytes: 1, integrity: 'sha384-x' }
const refusalOf = (change: Partial<Manifest>, given?: Partial<Offer>) => {
  try {
    uploadFiles({ ...manifest, ...change }, offer(given))
    return undefined
  } catch (error) {
    return error as { code: string; message: string }
  }
}

it.each<[string, Partial<Manifest>, Partial<Offer>, string]>([
  ['a browser file outside of its folder', { files: { '../../x': browserFile } }, {}, 'upload_invalid'],
  ['a server file outside of its folder', { server: '../../x.cjs' }, {}, 'upload_invalid'],
  ['a picture outside of its folder', {}, { media: [{ name: '../a', bytes: 1 }] }, 'upload_invalid'],
  ...['evil.html', 'evil.js', 'evil.svg.mjs', 'manifest.json', 'folder/house.webp', '.webp'].map(
    (name): [string, Partial<Manifest>, Partial<Offer>, string] => [
      `${name} among the pictures`,
      {},
      { media: [{ name, bytes: 1 }] },
      'upload_invalid',
    ],
  ),
  [
    'a file with the name of a folder',
    { files: { a: browserFile, 'a/b': browserFile } },
    {},
    'upload_invalid',
  ],
  ['a server file without a hash', { serverIntegrity: undefined }, {}, 'upload_invalid'],
  [
    'two files with one name',
    {
      files: {
        'a.mjs.br': browserFile,
        'a.mjs': { ...browserFile, brotli: 1, gzip: 1, encoded: { br: 'x', gz: 'x' } },
      },
    },
    {},
    'upload_invalid',
  ],
  ['a file that is too large', { files: { a: { ...browserFile, bytes: 1e9 } } }, {}, 'upload_too_large'],
  ['a list of pictures that is too large', { media: { bytes: 5e6, integrity: 'x' } }, {}, 'upload_too_large'],
  ['a size that is no size', { files: { a: { ...browserFile, bytes: -1 } } }, {}, 'upload_too_large'],
  [
    'files that are too large together',
    { files: Object.fromEntries([...'abcdefghij'].map((name) => [name, { ...browserFile, bytes: 6e7 }])) },
    {},
    'upload_too_large',
  ],
])('refuses %s', (_, change, given, code) => {
  expect(refusalOf(change, given)?.code).toBe(code)
})

it('says how many bytes are allowed', () => {
  expect(refusalOf({ files: { 'a.mjs': { ...browserFile, bytes: 1e9 } } })?.message).toBe(
    `Cannot take the release: client/a.mjs has more than ${uploadLimits.file} bytes. Make it smaller.`,
  )
})
