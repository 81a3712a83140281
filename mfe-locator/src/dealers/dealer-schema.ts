import { z } from 'zod'
import { splitEmails } from './split-emails'

const text = (what: string) => z.string().trim().min(1, `${what} is missing`)

/** The box around California, degrees; a dealer outside of it is a slip of the keyboard. */
const box = { south: 32.5, north: 42.1, west: -124.5, east: -114.1 }

const degrees = (what: string, from: number, to: number) =>
  z
    .number(`${what} is not a number`)
    .min(from, `${what} is not in California (${from} to ${to})`)
    .max(to, `${what} is not in California (${from} to ${to})`)

/** What a dealer must be before the site shows it: checked at every build and by the import. */
export const dealerSchema = z.strictObject({
  name: text('name'),
  industry: text('industry'),
  contact_number: text('contact_number').refine(
    isPhone,
    'contact_number is not a phone number of ten digits',
  ),
  address: text('address'),
  email: z
    .string()
    .refine((field) => splitEmails(field).length > 0, 'email is empty: leave it out')
    .refine((field) => splitEmails(field).every(isEmail), 'email is not an e-mail address')
    .nullable(),
  web: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'web is not a web address' })
    .nullable(),
  coordinateX: degrees('coordinateX (latitude)', box.south, box.north),
  coordinateY: degrees('coordinateY (longitude)', box.west, box.east),
})

export const dealersSchema = z.array(dealerSchema).min(1, 'there is no dealer')

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '')
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
}

const isEmail = (value: string) => z.email().safeParse(value).success
