import { fileTypeFromBuffer } from 'file-type'

/** The types that may be attached, with the file extension that the mail uses. */
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

// ZIP readers look for this record in the last 65,557 bytes of a file, so every file that opens as a ZIP has it there.
const zipEnd = Buffer.from('PK\u0005\u0006')
const zipEndWindow = 66 * 1024

/**
 * Detects the type of a file from its bytes. The given name and type are ignored, because the sender chooses them.
 * @returns Type and extension of a picture or video. undefined for anything else, and for a picture that is also a ZIP
 * archive (such as a GIF that opens as a JAR). A phone's photo with a video clip appended is accepted.
 */
export async function detectType(bytes: Buffer): Promise<{ type: string; extension: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const extension = found && allowed[found.mime]
  if (!extension || bytes.subarray(-zipEndWindow).includes(zipEnd)) return undefined
  return { type: found.mime, extension }
}
