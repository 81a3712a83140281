import { z } from 'zod'
import { limits } from './limits'
import { refusals, type RefusalCode } from './refusals'

// All control characters except the tab.
const controls = /(?!\t)\p{Cc}/u

const utf8Length = (text: string) => new TextEncoder().encode(text).length

/** One file of an enquiry. The decoder checks that the content is valid base64, so this schema does not. */
const enquiryFileSchema = z.strictObject({
  filename: z.string().min(1).max(limits.filenameLength),
  content: z.string().min(1),
})

/**
 * The body of `POST /api/send-email`. Unknown keys are refused, so that no client can set a recipient. An issue with the
 * code `too_big` under `body` or `files` means that a limit was exceeded (413); every other issue is an invalid field (422).
 */
export const enquirySchema = z.strictObject({
  subject: z
    .string()
    .max(limits.subjectLength)
    .refine((text) => text.trim() !== '' && !controls.test(text), 'one line without control characters'),
  body: z
    .string()
    .refine((html) => html.trim() !== '' && !html.includes('\u0000'), 'HTML without NUL')
    .superRefine((html, context) => {
      if (utf8Length(html) <= limits.bodyBytes) return
      const maximum = limits.bodyBytes
      context.addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: html })
    })
    .meta({ description: `HTML, at most ${limits.bodyBytes} bytes of UTF-8` }),
  files: z.array(enquiryFileSchema).max(limits.files).optional(),
})

/** The response with status 200. */
export const enquiryAcceptedSchema = z.object({
  ok: z.literal(true),
  id: z.string(),
  duplicate: z.literal(true).optional(),
})

/** The response with any other status. */
export const enquiryRefusedSchema = z.object({
  ok: z.literal(false),
  error: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]),
  fields: z.array(z.string()).optional(),
  limit: z.number().int().optional(),
  retryAfter: z.number().int().optional(),
})
