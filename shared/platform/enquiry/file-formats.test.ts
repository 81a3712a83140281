import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { supportedMimeTypes } from 'file-type/core'
import { fileFormats, readFormat } from './file-formats'
import { limits } from './limits'
import { fileSamples, soundSample } from './testing/file-samples'

const zip = Buffer.concat([
  Buffer.from('PK\u0003\u0004'),
  Buffer.alloc(40),
  Buffer.from('PK\u0005\u0006'),
  Buffer.alloc(18),
])
const text = (words: string) => Buffer.from(words.padEnd(2000, ' and more'))
const gif = fileSamples.find(([, type]) => type === 'image/gif')?.[2] ?? Buffer.alloc(0)

it.each(fileSamples)(
  'reads the format of %s from its bytes, in the service and in a browser alike',
  async (_, type, bytes) => {
    const format = { type, extension: fileFormats[type] }
    expect(await readFormat(bytes)).toEqual(format)
    expect(await readFormat(new Blob([new Uint8Array(bytes)]))).toEqual(format)
  },
)

it.each([
  ['a program', 'unknown', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['HTML', 'unknown', text('<!doctype html><html><svg viewBox="0 0 1 1"></svg><script>1</script>')],
  ['a PDF', 'unknown', text('%PDF-1.7\n')],
  ['an archive', 'unknown', zip],
  ['sound', 'unknown', soundSample],
  ['a letter that begins like a bitmap', 'unknown', text('BMW and our windows')],
  ['a letter that begins like a camcorder clip', 'unknown', text(`G${'o'.repeat(187)}Good morning`)],
  ['a letter that begins like a GIF', 'unknown', text('GIF89a is what I called the file.')],
  ['a letter that begins like a WebP', 'unknown', text('RIFF and WEBP')],
  ['a letter that begins like an AVI', 'unknown', text('RIFF and AVI LIST')],
  ['a letter that begins like an MP4', 'unknown', text('Not ftypmp42 but isom')],
  ['a letter that begins like a HEIC', 'unknown', text('Not ftypheic but mif1')],
  ['a letter that begins like an old film', 'unknown', text('Not moov')],
  ['a letter that begins like a FLIF', 'unknown', text('FLIFA1 is')],
  ['a letter that begins like a Photoshop file', 'unknown', text('8BPS is')],
  ['a letter that begins like an icon set', 'unknown', text('icns are')],
  ['a letter that begins like a GIMP file', 'unknown', text('gimp xcf v011 is')],
  ['a letter that begins like a raw photo', 'unknown', text('FUJIFILMCCD-RAW 0201')],
  ['two bytes', 'unknown', Buffer.from('BM')],
  ['an SVG', 'svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['an SVG with a prolog', 'svg', text('\ufeff<?xml version="1.0"?>\n<!-- plan -->\n<svg width="1">')],
  ['an SVG in UTF-16', 'svg', Buffer.from('\ufeff<?xml version="1.0"?><svg width="1">', 'utf16le')],
  ['a picture that is also an archive', 'archive', Buffer.concat([gif, zip])],
])('refuses %s as %s', async (_, refused, bytes) => {
  expect(await readFormat(bytes)).toEqual({ refused })
  expect(await readFormat(new Blob([new Uint8Array(bytes)]))).toEqual({ refused })
})

// The header of a FLIF has only values that are also letters of a text, and hardly any program shows a FLIF.
it('accepts every picture and video that the library recognizes, except CAD drawings and FLIF', () => {
  const missing = [...supportedMimeTypes].filter(
    (type) => /^(image|video)\//.test(type) && !Object.hasOwn(fileFormats, type),
  )
  expect(missing.toSorted()).toEqual(['image/flif', 'image/vnd.dwg'])
})

const { fileBytes } = limits
/** A file of the largest size that begins with `start` and repeats `unit`. */
const filled = (start: Buffer, unit: Buffer) => {
  const bytes = Buffer.alloc(fileBytes, unit)
  start.copy(bytes)
  return bytes
}
const [, , heic = Buffer.alloc(0)] = fileSamples.find(([, type]) => type === 'image/heic') ?? []
/** A file in an archive whose length comes after it. */
const entry = Buffer.from('504b03040a000800000000000000000000000000000000000000010000006a', 'hex')

/** Processor time of this process for a reading, in ms. */
async function timeOf(bytes: Uint8Array) {
  const before = process.cpuUsage()
  await readFormat(bytes)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

it.each([
  ['a HEIC of the first letter of a property', filled(heic, Buffer.from('i'))],
  ['a HEIC of the first three letters of a property', filled(heic, Buffer.from('isp'))],
  ['a HEIC of sizes', filled(heic, Buffer.from('ispe\0\0\0\0'))],
  ['a JPEG of empty segments', filled(Buffer.from('ffd8', 'hex'), Buffer.from('ffe10000', 'hex'))],
  ['a JPEG of marks', filled(Buffer.from('ffd8', 'hex'), Buffer.from('ff01', 'hex'))],
  ['an archive of many files', filled(entry, entry)],
  ['a gzip archive', filled(gzipSync(Buffer.alloc(8)), gzipSync(randomBytes(1e6)))],
  ['an archive after marks of UTF-8', filled(Buffer.concat([Buffer.from('\ufeff\ufeff'), entry]), entry)],
])('reads %s in little more time than any other file of its size', async (_, bytes) => {
  const usual = filled(heic, Buffer.from('a'))
  await timeOf(usual)
  const fastest = async (file: Buffer) => Math.min(await timeOf(file), await timeOf(file), await timeOf(file))
  // Measured: one to three times as long. A search that allocates for each byte takes thirty times as long.
  expect(await fastest(bytes)).toBeLessThan(60 + 3 * (await fastest(usual)))
})
