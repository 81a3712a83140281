import type { FileRefusal } from '@virida/shared/platform/enquiry/check-files'
import { readFormat } from '@virida/shared/platform/enquiry/file-formats'
import { reduceImage } from './reduce-image'

/** A file as it will be sent, or why it cannot be sent. */
export type PreparedFile = { file: File; kind?: FileKind; refused?: FileRefusal }
export type FileKind = 'image' | 'video'

/** Reads the format of a chosen file from its bytes, and makes a photo smaller. */
export async function prepareFile(file: File): Promise<PreparedFile> {
  try {
    const format = await readFormat(file)
    if ('refused' in format) return { file, refused: format.refused }
    const kind = format.type.startsWith('video/') ? 'video' : 'image'
    return { file: await reduceImage(file, format.type), kind }
  } catch (error) {
    // The file was moved or deleted, or the browser may not read it.
    if (error instanceof DOMException) return { file, refused: 'unread' }
    throw error
  }
}
