// With react-hook-form and its resolver 17 kB (brotli) in the browser; with the whole of zod it would be 89 kB.
import * as z from 'zod/mini'
import { messages } from './messages'

const filledIn = (text: string) => text.trim() !== ''

/** Blank where nothing but white space was entered. */
export const required = z.string().check(z.refine(filledIn, { error: messages.required }))

/** Required, with no text beside it: the field is only marked as wrong and takes the focus. */
export const requiredSilently = z.string().check(z.refine(filledIn, { error: '' }))

/** Everything else has no rule, not even for mail addresses and phone numbers (specification, section 5). */
export const optional = z.optional(z.string())

export type FormSchema = z.ZodMiniObject<Record<string, typeof required | typeof optional>>
