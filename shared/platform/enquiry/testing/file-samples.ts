const hex = (...parts: string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex')
const brand = (name: string) =>
  Buffer.concat([hex('00000018 66747970'), Buffer.from(`${name}\0\0\0\0mif1${name}`)])
const riff = (kind: string) =>
  Buffer.concat([Buffer.from('RIFF'), hex('24000000'), Buffer.from(kind), Buffer.alloc(24)])
const matroska = (kind: string) =>
  Buffer.concat([
    hex('1a45dfa3'),
    Buffer.from([0x84 + kind.length - 1, 0x42, 0x82, 0x80 + kind.length]),
    Buffer.from(kind),
    Buffer.alloc(20),
  ])

const asf = {
  header: hex('3026b2758e66cf11a6d900aa0062ce6c 8000000000000000 03000000 0102'),
  stream: hex('9107dcb7b7a9cf118ee600c00c205365'),
  video: hex('c0ef19bc4d5bcf11a8fd00805f5c442b'),
  audio: hex('409e69f84d5bcf11a8fd00805f5c442b'),
}
const asfStream = (media: Buffer) => Buffer.concat([asf.stream, hex('2800000000000000'), media])

const bitmap = Buffer.concat([
  Buffer.from('BM'),
  hex('3a000000 00000000 36000000 28000000 01000000 01000000 0100 1800 00000000 04000000'),
  Buffer.alloc(20),
])
const tiff = hex('49492a00 08000000 0100 0001 0300 01000000 01000000 00000000')
const photoshop = Buffer.concat([
  Buffer.from('8BPS'),
  hex('0001 000000000000 0003 00000300 00000400 0008 0003'),
  Buffer.alloc(12),
])
const rawPhoto = Buffer.alloc(300)
rawPhoto.write('FUJIFILMCCD-RAW 0201FF129502')
rawPhoto.writeUInt32BE(148, 84)
rawPhoto.writeUInt32BE(100, 88)
rawPhoto.write('ffd8ffe1', 148, 'hex')
const packets = (start: number, length: number) => {
  const bytes = Buffer.alloc(start + 5 * length)
  for (let at = start; at < bytes.length; at += length) bytes[at] = 0x47
  return bytes
}

/** The first bytes of a file in each common format, by the type that they prove. */
export const fileSamples: readonly (readonly [name: string, type: string, bytes: Buffer])[] = [
  ['a JPEG', 'image/jpeg', hex('ffd8 ffe000104a46494600010100000100010000 ffc0000b080001000101011100 ffd9')],
  ['a GIF', 'image/gif', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['a WebP', 'image/webp', riff('WEBP')],
  ['a HEIC', 'image/heic', brand('heic')],
  ['an AVIF', 'image/avif', brand('avif')],
  ['a BMP', 'image/bmp', bitmap],
  ['a TIFF', 'image/tiff', tiff],
  ['a Photoshop file', 'image/vnd.adobe.photoshop', photoshop],
  [
    'an icon set',
    'image/icns',
    Buffer.concat([Buffer.from('icns'), hex('00000010'), Buffer.from('ic07'), hex('00000008')]),
  ],
  [
    'a GIMP file',
    'image/x-xcf',
    Buffer.concat([Buffer.from('gimp xcf v011\0'), hex('00000400 00000300 00000000'), Buffer.alloc(40)]),
  ],
  ["a raw photo of Fujifilm's", 'image/x-fujifilm-raf', rawPhoto],
  ['an MP4', 'video/mp4', brand('mp42')],
  ['a MOV', 'video/quicktime', brand('qt  ')],
  ['a 3GP', 'video/3gpp', brand('3gp4')],
  ['a WebM', 'video/webm', matroska('webm')],
  ['an MKV', 'video/matroska', matroska('matroska')],
  ['an AVI', 'video/vnd.avi', riff('AVI ')],
  ['an MPEG', 'video/MP2P', Buffer.concat([hex('000001ba 44000400040100'), Buffer.alloc(40)])],
  ['an elementary MPEG', 'video/mpeg', Buffer.concat([hex('000001b3 1400f013'), Buffer.alloc(40)])],
  ['a camcorder clip', 'video/mp2t', packets(4, 192)],
  ['a WMV', 'video/x-ms-asf', Buffer.concat([asf.header, asfStream(asf.video), Buffer.alloc(40)])],
  [
    'a WMV whose first stream is its sound',
    'video/x-ms-asf',
    Buffer.concat([asf.header, asfStream(asf.audio), asfStream(asf.video), Buffer.alloc(40)]),
  ],
]

/** A sound file in the container format of a WMV. */
export const soundSample = Buffer.concat([asf.header, asfStream(asf.audio), Buffer.alloc(40)])
