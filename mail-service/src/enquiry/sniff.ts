import { fileTypeFromBuffer } from 'file-type'

/** What may be attached, by content, with the ending that the mail gives it. */
const allowed: Readonly<Record<string, string>> = {
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
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/matroska': 'mkv',
  'video/x-matroska': 'mkv',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
}

// An archive is read from its end: this record lies in the last 65,557 bytes of everything that opens as a ZIP.
const zipEnd = Buffer.from('PK\u0005\u0006')
const zipEndWindow = 66 * 1024

/**
 * Looks into a file. Names and declared types are not asked: they are the sender's to choose.
 * @returns Type and ending of a picture or video; undefined for anything else, and for a picture that is an archive
 * as well (a GIF that opens as a JAR). A photo with a clip behind it stays legal.
 */
export async function sniff(bytes: Buffer): Promise<{ type: string; ending: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const ending = found && allowed[found.mime]
  if (!ending || bytes.subarray(-zipEndWindow).includes(zipEnd)) return undefined
  return { type: found.mime, ending }
}
