/**
 * The contract between the enquiry forms and the mail service: one call, `POST /api/send-email` (specification,
 * visitor actions, section 7). Free of libraries, so that a form costs the browser nothing but these lines; the
 * schema that the service checks with is in `./schema`.
 */
import type { RefusalCode } from './refusals'

export { limits, type Limits } from './limits'
export { checkFiles, type FileProblem, type FileToSend } from './check-files'
export { refusals, type RefusalCode } from './refusals'

export const endpoint = '/api/send-email'

/** What a form sends, as JSON. No other key is accepted: who receives a mail is the service's configuration. */
export type Enquiry = {
  /** One line without control characters, at most `limits.subjectLength` characters. */
  subject: string
  /** HTML that lists the entered fields with their labels, at most `limits.bodyBytes` bytes of UTF-8. */
  body: string
  files?: EnquiryFile[]
}

/** One photo or video. */
export type EnquiryFile = {
  filename: string
  /** The file's bytes in base64 (RFC 4648 section 4, padded), without a `data:` prefix. */
  content: string
}

/** The answer with status 200: the enquiry is stored and can no longer be lost. */
export type EnquiryAccepted = { ok: true; id: string; duplicate?: true }

/** The answer with any other status. Never repeats what was sent. */
export type EnquiryRefused = {
  ok: false
  error: RefusalCode
  /** Paths of the wrong fields, with `invalid`. */
  fields?: string[]
  /** The limit that was passed, in bytes or files, with `too_large`. */
  limit?: number
  /** Seconds to wait, also in the Retry-After header. */
  retryAfter?: number
}

/**
 * Headers of the call, all optional. The key makes a repeated submit harmless: the same key with the same content
 * is the same enquiry for 24 hours (without a key: for 10 minutes). Make a new key for every form that is filled in.
 */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  /** Whole milliseconds between showing the form and sending it. */
  elapsed: 'X-Form-Elapsed',
  /** `1` when the field that no visitor sees was filled in, otherwise `0`. */
  trap: 'X-Form-Trap',
} as const

/**
 * Name of the form field that no visitor sees. Browsers must not know it from address books, or they would fill it
 * in for honest visitors; give it `autocomplete="off"`, `tabindex="-1"` and hide it from assistive technology.
 */
export const trapField = 'referenceNote'
