import { includes, numberAt, textAt } from './bytes'

/** The first bytes of a file, and the size of the whole file. */
type Start = { head: Uint8Array; size: number }

/**
 * Checks more bytes of the formats for which the library reads so few that a text can pass as a picture or video.
 * @param mime The format that the library found.
 * @returns The format that the bytes prove, or undefined.
 */
export function provenType(mime: string, head: Uint8Array, size: number): string | undefined {
  // A Windows Media file with any video stream is a video. The library names only the first stream, maybe the sound.
  if (mime.endsWith('-asf')) return includes(head, asfVideoStream) ? 'video/x-ms-asf' : undefined
  const isProven = checks[mime]
  return !isProven || isProven({ head, size }) ? mime : undefined
}

/** ASF_Video_Media (ASF specification, section 10.4). */
const asfVideoStream = [
  ...[0xc0, 0xef, 0x19, 0xbc, 0x4d, 0x5b, 0xcf, 0x11],
  ...[0xa8, 0xfd, 0x00, 0x80, 0x5f, 0x5c, 0x44, 0x2b],
]

/** Sizes of the second header of a bitmap, one for each version of the format. */
const bitmapHeaders = [12, 16, 40, 52, 56, 64, 108, 124]

const isBitmap = ({ head }: Start) =>
  head.length > 26 &&
  head.subarray(6, 10).every((byte) => byte === 0) &&
  bitmapHeaders.includes(head[14] ?? 0) &&
  head.subarray(15, 18).every((byte) => byte === 0)

/** A transport stream is a row of packets that start with 0x47. In 192-byte packets 4 bytes come before it. */
function isTransportStream({ head }: Start): boolean {
  const [first, length] = head[0] === 0x47 ? [0, 188] : [4, 192]
  const packets = Math.min(20, Math.floor((head.length - first) / length))
  return packets > 2 && Array.from({ length: packets }, (_, at) => head[first + at * length]).every(isSync)
}
const isSync = (byte?: number) => byte === 0x47

/** GIF87a or GIF89a, then the size and flags of the picture; a text has no byte that is zero. */
const isGif = ({ head }: Start) => /^GIF8[79]a$/.test(textAt(head, 0, 6)) && head.subarray(6, 13).includes(0)

/**
 * The length after `RIFF` is below 512 MB: a text has four letters there, which are a larger number. It is not compared
 * with the size of the file, so that a video that was cut off passes.
 */
const isRiff = ({ head }: Start) => numberAt(head, 4, 'little') < 512 * 1024 * 1024

/** The first box of the MP4 family: its length fits into the file, or is 0 (up to its end) or 1 (64 bits follow). */
function isBoxed({ head, size }: Start): boolean {
  const length = numberAt(head, 0)
  return length < 2 || (length >= 8 && length <= size)
}

/** Checks the version, the six zeros and the color mode (Adobe Photoshop file formats, file header). */
const isPhotoshop = ({ head }: Start) =>
  head.length >= 26 &&
  head[4] === 0 &&
  [1, 2].includes(head[5] ?? 0) &&
  head.subarray(6, 12).every((byte) => byte === 0) &&
  head[24] === 0 &&
  (head[25] ?? 10) <= 9

/** The icon set of macOS names its own length. */
const isIconSet = ({ head, size }: Start) => numberAt(head, 4) === size

/** GIMP: the version, then width, height and one of three color modes. */
const isGimp = ({ head }: Start) =>
  head.length >= 26 &&
  /^(?:file|v\d{3})\0$/.test(textAt(head, 9, 5)) &&
  numberAt(head, 14) <= gimpLongestEdge &&
  numberAt(head, 18) <= gimpLongestEdge &&
  numberAt(head, 22) <= 2
const gimpLongestEdge = 524_288

/** Fujifilm's raw photos name the start and length of the JPEG preview in them. */
function isFujifilm({ head, size }: Start): boolean {
  const [start, length] = [numberAt(head, 84), numberAt(head, 88)]
  return start + length <= size && head[start] === 0xff && head[start + 1] === 0xd8
}

const checks: Readonly<Record<string, (start: Start) => boolean>> = {
  'image/bmp': isBitmap,
  'image/gif': isGif,
  'image/webp': isRiff,
  'image/heic': isBoxed,
  'image/heic-sequence': isBoxed,
  'image/heif': isBoxed,
  'image/heif-sequence': isBoxed,
  'image/avif': isBoxed,
  'image/x-canon-cr3': isBoxed,
  'image/vnd.adobe.photoshop': isPhotoshop,
  'image/icns': isIconSet,
  'image/x-xcf': isGimp,
  'image/x-fujifilm-raf': isFujifilm,
  'video/mp4': isBoxed,
  'video/x-m4v': isBoxed,
  'video/quicktime': isBoxed,
  'video/3gpp': isBoxed,
  'video/3gpp2': isBoxed,
  'video/vnd.avi': isRiff,
  'video/mp2t': isTransportStream,
}
