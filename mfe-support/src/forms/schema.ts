// zod/mini, react-hook-form and its resolver take 17 kB (brotli) in the browser; with all of zod it would be 89 kB.
import * as z from 'zod/mini'
import { messages } from '../content/messages'

const filledIn = (text: string) => text.trim() !== ''

/** A value of only white space counts as empty. */
export const required = z.string().check(z.refine(filledIn, { error: messages.required }))

/** Required without a message: the field is only marked as invalid and takes the focus. */
export const requiredSilently = z.string().check(z.refine(filledIn, { error: '' }))

/** No rule. E-mail addresses and phone numbers have no format check (R-FORM-2). */
export const optional = z.optional(z.string())

export type FormSchema = z.ZodMiniObject<Record<string, typeof required | typeof optional>>
