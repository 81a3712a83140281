import type { RefusalCode } from './refusals'

/**
 * The one call between the enquiry forms and the mail service. This module uses no library, so that importing it adds
 * almost nothing to what the browser downloads. The schema that the service validates with is in `schema.ts`.
 */
export const endpoint = '/api/send-email'

/** The JSON that a form sends. Other keys are refused: the recipients of a mail come from the service's settings only. */
export type Enquiry = {
  /** One line without control characters (tabs are allowed), at most `limits.subjectLength` characters. */
  subject: string
  /** HTML that lists the entered fields with their labels, at most `limits.bodyBytes` bytes of UTF-8. */
  body: string
  files?: EnquiryFile[]
}

/** One photo or video. */
type EnquiryFile = {
  filename: string
  /** The file's bytes in base64 (RFC 4648 section 4, padded), without a `data:` prefix. */
  content: string
}

/** The response with status 200: the enquiry is stored durably. */
export type EnquiryAccepted = { ok: true; id: string; duplicate?: true }

/**
 * The response of the mail service with any other status. It never repeats what was sent. When the mail service does not
 * answer, the gateway sends the error `service_unavailable`.
 */
export type EnquiryRefused = {
  ok: false
  error: RefusalCode
  /** With `invalid`: the fields, such as `files.1.content`. With `too_large`: the files over their limit. */
  fields?: string[]
  /** With `too_large`: the limit that was exceeded, in bytes, files or characters of a file name. */
  limit?: number
  /** Seconds to wait, also in the Retry-After header. */
  retryAfter?: number
}

/**
 * Request headers, all optional. The key makes a repeated submit harmless: the same key with the same content is
 * recognized as the same enquiry for 24 hours (without a key: for 10 minutes). Use a new key for each completed form.
 */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  /** Whole milliseconds between showing the form and sending it. */
  elapsed: 'X-Form-Elapsed',
  /** `1` when the hidden field was filled in, otherwise `0`. */
  trap: 'X-Form-Trap',
} as const

/**
 * Name of a form field that visitors do not see and only bots fill in. The name must not match an address book entry,
 * because browsers would autofill it. Give the field `autocomplete="off"` and `tabindex="-1"` and hide it from assistive
 * technology.
 */
export const trapField = 'referenceNote'
