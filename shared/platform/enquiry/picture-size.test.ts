import sharp, { type Sharp } from 'sharp'
import { readFormat } from './file-formats'
import { limits } from './limits'
import { pictureSize } from './picture-size'
import { fileSamples } from './testing/file-samples'

const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a8c99' } })

it.each<[name: string, type: string, Sharp]>([
  ['JPEG', 'image/jpeg', picture().jpeg()],
  ['progressive JPEG', 'image/jpeg', picture().jpeg({ progressive: true })],
  [
    'JPEG with metadata',
    'image/jpeg',
    picture()
      .withExif({ IFD0: { Make: 'a'.repeat(30_000) } })
      .jpeg(),
  ],
  ['PNG', 'image/png', picture().png()],
  ['GIF', 'image/gif', picture().gif()],
  ['lossy WebP', 'image/webp', picture().webp()],
  ['lossless WebP', 'image/webp', picture().webp({ lossless: true })],
  [
    'WebP with metadata',
    'image/webp',
    picture()
      .withExif({ IFD0: { Make: 'Phone' } })
      .webp(),
  ],
  ['AVIF', 'image/avif', picture().avif()],
])('reads the size of a %s', async (_, type, made) => {
  expect(pictureSize(type, await made.toBuffer())).toEqual({ width: 300, height: 200 })
})

/** The sample of a format with these bytes in place of its own from `at`. */
function sample(type: string, at: number, bytes: string) {
  const [, , original = Buffer.alloc(0)] = fileSamples.find(([, of]) => of === type) ?? []
  return Buffer.concat([original.subarray(0, at), hex(bytes), original.subarray(at + hex(bytes).length)])
}
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex')

const png = (edge: string, before = '') =>
  hex(
    `89504e470d0a1a0a ${before} 0000000d49484452 ${edge} ${edge} 0802000000 00000000 0000000049444154 00000000`,
  )
const heif = (size: string) =>
  Buffer.concat([sample('image/heic', 24, ''), hex(`00000014 69737065 00000000 ${size}`)])
/** A JPEG whose frame header comes after a megabyte of metadata and ten fill bytes. */
const jpeg = (edges: string) => {
  const metadata = Buffer.concat([hex('ffe1ffff'), Buffer.alloc(65_533, 'ab')])
  return Buffer.concat([
    hex('ffd8'),
    ...Array<Buffer>(16).fill(metadata),
    Buffer.alloc(10, 0xff),
    hex(`c2 000b08 ${edges} 01011100 ffd9`),
  ])
}

it.each([
  ['PNG', png('0000c350')],
  ["PNG with Apple's first chunk", png('0000c350', '00000004 43674249 50002002 00000000')],
  ['JPEG', jpeg('ffdc ffdc')],
  ['GIF', sample('image/gif', 6, 'ffffffff')],
  [
    'GIF with a first picture that is larger than its screen',
    hex(
      '474946383961 0100 0100 80 00 00 000000ffffff 21f9040000000000 2c 0000 0000 ffff ffff 00 02014400 3b',
    ),
  ],
  ['WebP', sample('image/webp', 12, '56503858 0a000000 00000000 4fc300 4fc300')],
  ['BMP', sample('image/bmp', 18, '50c30000 b03cffff')],
  ['HEIC', heif('0000c350 0000c350')],
  [
    'sequence of HEIC',
    Buffer.concat([sample('image/heic', 8, '68657663'), heif('0000c350 0000c350').subarray(-20)]),
  ],
  ['HEIC with a preview after it', Buffer.concat([heif('0000c350 0000c350'), heif('00000010 00000010')])],
])('refuses a %s of kilobytes that claims more than 2 gigapixels', async (_, bytes) => {
  expect(await readFormat(bytes)).toEqual({ refused: 'pixels' })
  expect(await readFormat(new Blob([new Uint8Array(bytes)]))).toEqual({ refused: 'pixels' })
})

it.each([
  ['JPEG', jpeg('2fd0 3fc0')],
  ['HEIC', heif('00003fc0 00002fd0')],
  ['PNG', png('00003db9')],
])('accepts a %s with as many pixels as the largest photo of a phone', async (_, bytes) => {
  expect(await readFormat(bytes)).toHaveProperty('type')
  expect(limits.pixels).toBeGreaterThan(0x3fc0 * 0x2fd0)
})

it.each([
  ['13 MB of fill bytes', Buffer.concat([hex('ffd8'), Buffer.alloc(13_000_000, 0xff)])],
  ['megabytes of empty segments', Buffer.concat([hex('ffd8'), Buffer.alloc(13_000_000, hex('ffe00002'))])],
  [
    'the data of a scan without a frame',
    hex('ffd8 ffda0008010100003f00 1234 ffc0000b080001000101011100 ffd9'),
  ],
])('refuses a JPEG of %s, which no program can show', async (_, bytes) => {
  expect(await readFormat(bytes)).toEqual({ refused: 'unknown' })
})
