import { z } from 'zod'
import { splitEmails } from './split-emails'

const text = (field: string) => z.string().trim().min(1, `${field} is missing`)

/** The bounding box of California, in degrees. A dealer outside it is a typing error. */
const california = { south: 32.5, north: 42.1, west: -124.5, east: -114.1 }

const degrees = (field: string, from: number, to: number) =>
  z
    .number(`${field} is not a number`)
    .min(from, `${field} is not in California (${from} to ${to})`)
    .max(to, `${field} is not in California (${from} to ${to})`)

/** `dealers.test.ts` checks dealers.json with this schema, and the import of dealers checks its file with it. */
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
    .refine((field) => splitEmails(field).length > 0, 'email is empty: use null instead')
    .refine((field) => splitEmails(field).every(isEmail), 'email is not an e-mail address')
    .nullable(),
  web: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'web is not a web address' })
    .nullable(),
  coordinateX: degrees('coordinateX (latitude)', california.south, california.north),
  coordinateY: degrees('coordinateY (longitude)', california.west, california.east),
})

export const dealersSchema = z.array(dealerSchema).min(1, 'the list of dealers is empty')

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '')
  return digits.length === 10 || (digits.length === 11 && digits.startsWith('1'))
}

const isEmail = (value: string) => z.email().safeParse(value).success
