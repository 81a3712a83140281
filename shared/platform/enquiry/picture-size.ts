import { indexOf, numberAt, shortAt, textAt } from './bytes'

/** Width and height in pixels, as the header of the picture says. */
type PictureSize = { width: number; height: number }

type ReadSize = (bytes: Uint8Array) => PictureSize | undefined

/** The formats whose size is read. Not those of TIFF, JPEG XL, JPEG 2000, icons, raw photos and drawing programs. */
const readers: Readonly<Record<string, ReadSize>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/apng': pngSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
  'image/bmp': bitmapSize,
  'image/heic': largestItem,
  'image/heic-sequence': largestItem,
  'image/heif': largestItem,
  'image/heif-sequence': largestItem,
  'image/avif': largestItem,
}

/** Formats that no program can show without the header with the size. */
const shownBySize = /^image\/(?:jpeg|a?png)$/

export const hasReadableSize = (type: string) => Object.hasOwn(readers, type)

/**
 * Reads the size of a picture from its header.
 * @param type A type for which `hasReadableSize` is true; others have no size.
 * @param bytes The picture, or as much of its beginning as may be sent.
 * @returns `broken` if the header is missing without which no program shows the picture, undefined if the size is not known.
 */
export function pictureSize(type: string, bytes: Uint8Array): PictureSize | 'broken' | undefined {
  return readers[type]?.(bytes) ?? (shownBySize.test(type) ? 'broken' : undefined)
}

/** The header is the first chunk. Only in pictures of iOS apps, a chunk of Apple's with 4 bytes comes before it. */
function pngSize(bytes: Uint8Array): PictureSize | undefined {
  const at = textAt(bytes, 12, 4) === 'CgBI' ? 28 : 12
  if (textAt(bytes, at, 4) !== 'IHDR') return undefined
  return { width: numberAt(bytes, at + 4), height: numberAt(bytes, at + 8) }
}

/** Walks through the segments up to the frame header, and skips what libjpeg skips between them. */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  for (let at = 2; at < bytes.length;) {
    if (bytes[at++] !== 0xff) continue
    while (bytes[at] === 0xff) at++
    const marker = bytes[at++] ?? 0
    if (isFrame(marker)) return { width: shortAt(bytes, at + 5), height: shortAt(bytes, at + 3) }
    // The picture begins or ends without a frame header.
    if (marker >= 0xd8 && marker <= 0xda) return undefined
    if (hasLength(marker)) at += shortAt(bytes, at)
  }
  return undefined
}

/** 0xc4, 0xc8 and 0xcc are no frames; 0xf7 is the frame of JPEG-LS. */
const isFrame = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) || marker === 0xf7
const hasLength = (marker: number) => marker > 1 && !(marker >= 0xd0 && marker <= 0xd7)

/** The screen, or the first picture on it: browsers enlarge the screen if that is larger. */
function gifSize(bytes: Uint8Array): PictureSize {
  const pairAt = (at: number) => [shortAt(bytes, at, 'little'), shortAt(bytes, at + 2, 'little')] as const
  const [width, height] = pairAt(6)
  const first = firstPicture(bytes)
  if (bytes[first] !== 0x2c || first + 9 > bytes.length) return { width, height }
  const [[left, top], [ownWidth, ownHeight]] = [pairAt(first + 1), pairAt(first + 5)]
  return { width: Math.max(width, left + ownWidth), height: Math.max(height, top + ownHeight) }
}

/** Where the first picture of a GIF begins: after the table of colors and the extensions. */
function firstPicture(bytes: Uint8Array): number {
  const flags = bytes[10] ?? 0
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  while (bytes[at] === 0x21) {
    at += 2
    while (bytes[at]) at += (bytes[at] ?? 0) + 1
    at++
  }
  return at
}

function webpSize(bytes: Uint8Array): PictureSize | undefined {
  const kind = textAt(bytes, 12, 4)
  // In 14 bits each: lossy, and lossless less one.
  if (kind === 'VP8 ')
    return { width: shortAt(bytes, 26, 'little') & 0x3fff, height: shortAt(bytes, 28, 'little') & 0x3fff }
  if (kind === 'VP8L') {
    const bits = numberAt(bytes, 21, 'little')
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // In 24 bits each, less one.
  const edge = (at: number) => shortAt(bytes, at, 'little') + (bytes[at + 2] ?? NaN) * 0x10000 + 1
  return kind === 'VP8X' ? { width: edge(24), height: edge(27) } : undefined
}

/** The oldest header has 16 bits each; in the others, a negative height means that the first row is at the top. */
function bitmapSize(bytes: Uint8Array): PictureSize {
  if (bytes[14] === 12) return { width: shortAt(bytes, 18, 'little'), height: shortAt(bytes, 20, 'little') }
  const edge = (at: number) => Math.abs(numberAt(bytes, at, 'little') | 0)
  return { width: edge(18), height: edge(22) }
}

/**
 * HEIF and AVIF hold several pictures: the tiles of a photo, the whole photo, a preview. Each has an `ispe` property
 * with its size (ISO/IEC 23008-12, 6.5.3), whose version and flags are zero.
 */
function largestItem(bytes: Uint8Array): PictureSize | undefined {
  let largest: PictureSize | undefined
  const whole = bytes.subarray(0, Math.max(0, bytes.length - 8))
  for (let at = indexOf(whole, ispe); at >= 0; at = indexOf(whole, ispe, at + ispe.length)) {
    const size = { width: numberAt(bytes, at + 8), height: numberAt(bytes, at + 12) }
    if (!largest || pixelsOf(size) > pixelsOf(largest)) largest = size
  }
  return largest
}
const ispe = [0x69, 0x73, 0x70, 0x65, 0, 0, 0, 0]

export const pixelsOf = ({ width, height }: PictureSize) => width * height
