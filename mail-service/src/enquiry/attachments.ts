import { limits } from '@virida/shared/enquiry'
import { Refusal } from '../http/refusal'
import { decodeBase64, decodedLength } from './base64'
import { cleanFilename, uniqueNames } from './filename'
import type { ParsedFile } from './parse'
import { sniff } from './sniff'
import type { Attachment } from './stored-enquiry'

/**
 * Decodes, measures, looks into and names the files of an enquiry.
 * @throws Refusal `too_large` with the limit, or `invalid` with the paths of the wrong files.
 */
export async function readAttachments(files: readonly ParsedFile[]): Promise<Attachment[]> {
  const sizes = files.map(({ content }) => decodedLength(content))
  if (sizes.some((size) => size > limits.fileBytes))
    throw new Refusal('too_large', { limit: limits.fileBytes })
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.totalBytes)
    throw new Refusal('too_large', { limit: limits.totalBytes })
  const read = await Promise.all(files.map(readAttachment))
  const wrong = read.flatMap((attachment, index) => (attachment ? [] : [`files.${index}.content`]))
  if (wrong.length) throw new Refusal('invalid', { fields: wrong })
  const attachments = read.filter((attachment) => attachment !== undefined)
  const names = uniqueNames(attachments.map(({ name }) => name))
  return attachments.map((attachment, index) => ({ ...attachment, name: names[index] ?? attachment.name }))
}

async function readAttachment({ filename, content }: ParsedFile): Promise<Attachment | undefined> {
  const bytes = decodeBase64(content)
  const found = bytes && (await sniff(bytes))
  return found && { name: cleanFilename(filename, found.ending), type: found.type, bytes }
}
