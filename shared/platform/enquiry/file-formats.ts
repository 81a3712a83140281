import { fileTypeFromBlob, fileTypeFromBuffer } from 'file-type/core'
import { includes } from './bytes'
import { limits } from './limits'
import { hasReadableSize, pictureSize, pixelsOf } from './picture-size'
import { provenType } from './proven-type'

/**
 * The formats of pictures and videos that an enquiry may carry, with the file extension that the mail uses. The form
 * and the mail service read the format of a file from its bytes with the same function and accept the same list.
 */
export const fileFormats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif': 'heif',
  'image/heif-sequence': 'heif',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/tiff': 'tif',
  'image/jxl': 'jxl',
  'image/jls': 'jls',
  'image/jp2': 'jp2',
  'image/jpx': 'jpx',
  'image/jpm': 'jpm',
  'image/j2c': 'j2c',
  'image/mj2': 'mj2',
  'image/vnd.ms-photo': 'jxr',
  'image/vnd.adobe.photoshop': 'psd',
  'image/x-xcf': 'xcf',
  'image/bpg': 'bpg',
  'image/ktx': 'ktx',
  'image/icns': 'icns',
  'image/x-icon': 'ico',
  'image/x-adobe-dng': 'dng',
  'image/x-canon-cr2': 'cr2',
  'image/x-canon-cr3': 'cr3',
  'image/x-fujifilm-raf': 'raf',
  'image/x-nikon-nef': 'nef',
  'image/x-olympus-orf': 'orf',
  'image/x-panasonic-rw2': 'rw2',
  'image/x-sony-arw': 'arw',
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/matroska': 'mkv',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpg',
  'video/MP1S': 'mpg',
  'video/MP2P': 'mpg',
  'video/mp2t': 'mts',
  'video/x-ms-asf': 'wmv',
  'video/ogg': 'ogv',
  'video/x-flv': 'flv',
}

export type FileFormat = { type: string; extension: string }

/**
 * Why a file is not accepted. `svg`: a drawing that can contain scripts. `archive`: a picture that is also a ZIP archive,
 * such as a GIF that opens as a JAR. `pixels`: a picture with more than `limits.pixels`. `unknown`: its bytes do not prove
 * it to be a picture or video.
 */
export type FormatRefusal = 'svg' | 'archive' | 'pixels' | 'unknown'

/**
 * Reads the format of a file from its bytes. The name and the type that come with a file are ignored, because the sender
 * chooses them, and because some systems do not know the type of a phone's photo.
 * A phone's photo with a video clip appended is a photo.
 */
export async function readFormat(file: Uint8Array | Blob): Promise<FileFormat | { refused: FormatRefusal }> {
  const head = await part(file, 0, headBytes)
  const found = isNeverAccepted(head)
    ? undefined
    : await (file instanceof Blob ? fileTypeFromBlob(file) : fileTypeFromBuffer(file))
  const length = file instanceof Blob ? file.size : file.length
  const type = found && provenType(found.mime, head, length)
  const extension = type && fileFormats[type]
  if (!extension) return { refused: isSvg(head) ? 'svg' : 'unknown' }
  // The header with the size can come after megabytes of other data. No longer file may be sent.
  const size = hasReadableSize(type) && pictureSize(type, await part(file, 0, limits.fileBytes))
  if (size === 'broken') return { refused: 'unknown' }
  if (size && pixelsOf(size) > limits.pixels) return { refused: 'pixels' }
  const tail = await part(file, -zipEndWindow)
  return includes(tail, zipEnd) ? { refused: 'archive' } : { type, extension }
}

/** No picture or video begins like this. To name the kind of such a file, the library would read or unpack megabytes. */
const neverAccepted = [
  ...[0x03, 0x05, 0x07].map((kind) => [0x50, 0x4b, kind, kind + 1]), // ZIP
  [0x1f, 0x8b, 0x08], // gzip
  [0x49, 0x44, 0x33], // tags of sound (ID3)
  [0xef, 0xbb, 0xbf], // the byte order mark of UTF-8, behind which the library looks for the others
]

const isNeverAccepted = (head: Uint8Array) =>
  neverAccepted.some((start) => start.every((byte, at) => head[at] === byte))

/** Enough for the headers that `provenType` checks. */
const headBytes = 64 * 1024

// ZIP readers look for this record in the last 65,557 bytes of a file, so every file that opens as a ZIP has it there.
const zipEnd = [0x50, 0x4b, 0x05, 0x06]
const zipEndWindow = 66 * 1024

function isSvg(head: Uint8Array): boolean {
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8'
  const text = new TextDecoder(encoding).decode(head)
  return /<svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text)
}

/** Bytes of a file, as `slice` counts them. */
async function part(file: Uint8Array | Blob, start: number, end?: number): Promise<Uint8Array> {
  return file instanceof Blob
    ? new Uint8Array(await file.slice(start, end).arrayBuffer())
    : file.subarray(start, end)
}
