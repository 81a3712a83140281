import { limits } from '@virida/shared/enquiry'
import { enquirySchema } from '@virida/shared/enquiry/schema'
import { Refusal } from '../http/refusal'
import { liftLargeStrings } from './large-strings'

/** An enquiry of the right shape. A file's content is the bytes of its base64, not decoded yet. */
export type ParsedEnquiry = { subject: string; body: string; files: ParsedFile[] }
export type ParsedFile = { filename: string; content: Buffer }

/** Bytes of a request to an enquiry. @throws Refusal `bad_json`, `invalid`, `too_large`. */
export function parseEnquiry(bytes: Buffer): ParsedEnquiry {
  const lifted = liftLargeStrings(bytes)
  if (!lifted) throw new Refusal('bad_json')
  const { subject, body, files = [] } = check(parseJson(lifted.json))
  const contents = files.map(({ content }) => lifted.strings.get(content) ?? Buffer.from(content))
  // A string of that length anywhere else is over the limit of its place.
  if (files.filter(({ content }) => lifted.strings.has(content)).length < lifted.strings.size)
    throw new Refusal('too_large', { limit: limits.bodyBytes })
  return {
    subject,
    body,
    files: files.map(({ filename }, n) => ({ filename, content: contents[n] ?? Buffer.alloc(0) })),
  }
}

function check(value: unknown) {
  const result = enquirySchema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const passed = issues.find(
    ({ code, path }) => code === 'too_big' && (path[0] === 'body' || path[0] === 'files'),
  )
  if (passed?.code === 'too_big' && issues.every(({ code }) => code === 'too_big'))
    throw new Refusal('too_large', { limit: Number(passed.maximum) })
  // Paths are safe to repeat: the schema knows them, keys from outside are not among them.
  throw new Refusal('invalid', {
    fields: [...new Set(issues.map(({ path }) => path.join('.') || 'request'))],
  })
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('bad_json')
  }
}
