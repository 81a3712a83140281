import { limits } from '@virida/shared/platform/enquiry/limits'
import { enquirySchema } from '@virida/shared/platform/enquiry/schema'
import { liftLargeStrings } from './large-strings'
import { Refusal } from './refusal'

/** An enquiry of the right shape. The content of a file is its base64 as bytes, not decoded yet. */
export type ParsedEnquiry = { subject: string; body: string; files: ParsedFile[] }
export type ParsedFile = { filename: string; content: Buffer }

/** Parses and validates the JSON of a request. @throws Refusal `bad_json`, `invalid` or `too_large`. */
export function parseEnquiry(bytes: Buffer): ParsedEnquiry {
  const lifted = liftLargeStrings(bytes)
  if (!lifted) throw new Refusal('bad_json')
  const { json, strings } = lifted
  const { subject, body, files = [] } = validate(parseJson(json))
  // A large string that is not the content of a file is a subject, body or file name above its limit.
  if (files.filter(({ content }) => strings.has(content)).length < strings.size)
    throw new Refusal('too_large', { limit: limits.bodyBytes })
  const parsedFiles = files.map(({ filename, content }) => ({
    filename,
    content: strings.get(content) ?? Buffer.from(content),
  }))
  return { subject, body, files: parsedFiles }
}

function validate(value: unknown) {
  const result = enquirySchema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const exceeded = issues.find(
    ({ code, path }) => code === 'too_big' && (path[0] === 'body' || path[0] === 'files'),
  )
  if (exceeded?.code === 'too_big' && issues.every(({ code }) => code === 'too_big'))
    throw new Refusal('too_large', { limit: Number(exceeded.maximum) })
  // Paths are safe to repeat in the response: they contain only keys of the schema, never keys that a client sent.
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
