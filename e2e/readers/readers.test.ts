import { timeOf } from '@virida/shared/platform/testing/time-of'
import fc from 'fast-check'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownText, readers } from './readers'

const longest = 16_384
const usualMs = 50

/** Pieces that have kept a parser busy, or that a parser may take for its own separators. */
const pieces = [
  ...[' ', '\t', '\n', '\r\n', '\u00a0', '+', '-', '.', ',', ';', '|', '/', '\\', '_', '=', '#', '?', '&'],
  ...['0', '9', '1 ', '1/', '1-', '.1', '1e9', "'", '"', "''", '""', '′', '″', '½', '⁄', 'ft ', 'in'],
  ...[
    '%',
    '%25',
    '%00',
    '%zz',
    '<',
    '<b>',
    '</b>',
    '<!--',
    '&lt;',
    '{',
    '[',
    '["',
    '{"a":',
    '=?',
    '::',
    '/*',
  ],
  ...[
    'a',
    'A-',
    'x',
    ' ca',
    ', ca',
    'u.s.a.',
    '12345-',
    'www.',
    '@',
    '(',
    ')',
    '$&',
    '__proto__',
    'constructor',
  ],
  ...['\0', '\u202e', '\u200f', '\u05d0', '\ud800', '\udc00', '\u{1f600}', 'e\u0301', 'İ', 'ß'],
]

const repeated = (piece: string) => piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest - 2)
const texts = ['', ...pieces.flatMap((piece) => [repeated(piece), `1${repeated(piece)}x`])]

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 6 })
    .map((parts) => repeated(parts.join(''))),
)

describe.each(Object.entries(readers))('%s', (_, { read, throws, mostMs = usualMs }) => {
  const check = async (text: string) => {
    const ms = await timeOf(async () => {
      try {
        await read(text)
      } catch (error) {
        if (!throws || !(error instanceof throws)) throw error
      }
    }, mostMs)
    if (ms >= mostMs) throw new Error(`took ${ms.toFixed()} ms for ${JSON.stringify(text.slice(0, 40))}`)
  }

  it('reads every long text in time, or throws its own error', async () => {
    for (const text of texts) await check(text)
  })

  it('reads any text in time, or throws its own error', async () => {
    await fc.assert(fc.asyncProperty(anyText, check), { numRuns: 60 })
  })
})

describe('the list of readers', () => {
  const root = join(__dirname, '../..')
  const files = execFileSync('git', ['ls-files', 'shared', 'shell', 'mfe-*', 'mail-service'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:testing|tests|scripts)\//.test(file))
    // Left out: files that read settings, releases and files of the build.
    .filter((file) => !/^shared\/(?:platform\/(?:config|release|webpack)|site\/paper)\//.test(file))
  const reader =
    /export (?:const|(?:async )?function) ((?:read|parse|decode|clean|sanitize)\w*|\w+In)\b(?: = (?:async )?)?\(\s*\w+\??: (?:string|URLSearchParams)\b/g

  it('has every exported function that reads a text', () => {
    const found = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(reader)].map(([, name]) => `${file} ${name}`),
    )
    expect(found.length).toBeGreaterThan(25)
    expect(found.filter((name) => !(name in readers) && !ownText.includes(name))).toEqual([])
  })

  it('names only functions that exist', () => {
    for (const name of [...Object.keys(readers), ...ownText]) {
      const [file = '', exported = ''] = name.split(' ')
      expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`export .*\\b${exported}\\b`))
    }
  })
})
