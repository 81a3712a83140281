import { readFormat } from '@virida/shared/platform/enquiry/file-formats'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { Refusal } from './refusal'
import { decodeBase64, decodedLength } from './base64'
import { cleanFilename, uniqueNames } from './filename'
import type { ParsedFile } from './parse'
import type { Attachment } from './stored-enquiry'

/**
 * Decodes the files of an enquiry, checks their sizes and types, and cleans their names.
 * @throws Refusal `too_large` with the limit, or `invalid` with the paths of the invalid files.
 */
export async function readAttachments(files: readonly ParsedFile[]): Promise<Attachment[]> {
  const sizes = files.map(({ content }) => decodedLength(content))
  const tooLarge = sizes.flatMap((size, at) => (size > limits.fileBytes ? [pathOf(at)] : []))
  if (tooLarge.length) throw new Refusal('too_large', { limit: limits.fileBytes, fields: tooLarge })
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.totalBytes)
    throw new Refusal('too_large', { limit: limits.totalBytes })
  const results = await Promise.all(files.map(readAttachment))
  const invalid = results.flatMap((attachment, index) => (attachment ? [] : [pathOf(index)]))
  if (invalid.length) throw new Refusal('invalid', { fields: invalid })
  const attachments = results.filter((attachment) => attachment !== undefined)
  const names = uniqueNames(attachments.map(({ name }) => name))
  return attachments.map((attachment, index) => ({ ...attachment, name: names[index] ?? attachment.name }))
}

/** The name of a file's content in a refusal, as in the schema's own refusals. */
const pathOf = (index: number) => `files.${index}.content`

async function readAttachment({ filename, content }: ParsedFile): Promise<Attachment | undefined> {
  const bytes = decodeBase64(content)
  const format = bytes && (await readFormat(bytes))
  if (!format || 'refused' in format) return undefined
  return { name: cleanFilename(filename, format.extension), type: format.type, bytes }
}
