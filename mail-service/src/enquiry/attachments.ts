import { limits } from '@virida/shared/platform/enquiry/limits'
import { Refusal } from './refusal'
import { decodeBase64, decodedLength } from './base64'
import { cleanFilename, uniqueNames } from './filename'
import type { ParsedFile } from './parse'
import { detectType } from './file-type'
import type { Attachment } from './stored-enquiry'

/**
 * Decodes the files of an enquiry, checks their sizes and types, and cleans their names.
 * @throws Refusal `too_large` with the limit, or `invalid` with the paths of the invalid files.
 */
export async function readAttachments(files: readonly ParsedFile[]): Promise<Attachment[]> {
  const sizes = files.map(({ content }) => decodedLength(content))
  if (sizes.some((size) => size > limits.fileBytes))
    throw new Refusal('too_large', { limit: limits.fileBytes })
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.totalBytes)
    throw new Refusal('too_large', { limit: limits.totalBytes })
  const results = await Promise.all(files.map(readAttachment))
  const invalid = results.flatMap((attachment, index) => (attachment ? [] : [`files.${index}.content`]))
  if (invalid.length) throw new Refusal('invalid', { fields: invalid })
  const attachments = results.filter((attachment) => attachment !== undefined)
  const names = uniqueNames(attachments.map(({ name }) => name))
  return attachments.map((attachment, index) => ({ ...attachment, name: names[index] ?? attachment.name }))
}

async function readAttachment({ filename, content }: ParsedFile): Promise<Attachment | undefined> {
  const bytes = decodeBase64(content)
  const detected = bytes && (await detectType(bytes))
  return detected && { name: cleanFilename(filename, detected.extension), type: detected.type, bytes }
}
