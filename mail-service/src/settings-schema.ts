import { lameDuck, mailPort } from '@virida/shared/platform/config/ports'
import { logLevel } from '@virida/shared/platform/config/log-level'
import { trustedProxies } from '@virida/shared/platform/config/trusted-proxies'
import { networks } from '@virida/shared/platform/http/address'
import { z } from 'zod'
import { parseClamdAddress } from './scan/clamd'

const mailAddress = z.email('expected one mail address')

/** nodemailer writes domains in lower case into the envelope, and the answers of the relay are compared with this form. */
const lowerCaseDomain = (address: string) => {
  const at = address.lastIndexOf('@')
  return address.slice(0, at) + address.slice(at).toLowerCase()
}

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const whole = (least: number, most: number, fallback: number) =>
  z.coerce
    .number(`expected a whole number from ${least} to ${most}`)
    .int()
    .min(least)
    .max(most)
    .default(fallback)

const seconds = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => list(text).map((item) => Number(item) * 1000))
    .refine(
      (all) => all.length > 0 && all.every((ms) => ms >= 0 && ms < Infinity),
      'expected seconds, separated by commas',
    )

const networkList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text, context) => {
      try {
        return networks(list(text))
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    })

const origins = z
  .string()
  .default('')
  .transform((text) => list(text).map((origin) => origin.toLowerCase()))
  .refine(
    (all) => all.every((origin) => /^https?:\/\/[^/]+$/.test(origin)),
    'expected origins such as https://www.example.com, separated by commas',
  )

const clamdAddress = z.string().transform((text, context) => {
  const address = parseClamdAddress(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: 'expected the path of a socket, or host:port' })
  return z.NEVER
})

type RequiredWith = 'MAIL_TO' | 'MAIL_FROM' | 'SMTP_PASSWORD' | 'ALARM_SMTP_HOST' | 'ALARM_SMTP_PASSWORD'

/** All environment variables of the mail service, in the order of `.env.example`. */
export const mailSettings = z
  .object({
    MAIL_HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` in a container'),
    MAIL_PORT: mailPort,
    MAIL_DATA_DIR: z
      .string()
      .default('data/mail')
      .describe('Folder of the spool, of uploads and of `.eml` files; relative to the folder of the site'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://...' })
      .optional()
      .describe('`postgres://…`: enquiries are stored in PostgreSQL instead of the spool'),
    DATABASE_CONNECTIONS: whole(3, 200, 10).describe(
      'Size of each of the two connection pools, for accepting and for delivering; 4 more are for counters and locks',
    ),
    ALLOWED_ORIGINS: origins.describe(
      'Additional origins whose pages may send enquiries, separated by commas',
    ),
    TRUSTED_PROXIES: trustedProxies,

    MAIL_TO: z
      .string()
      .transform(list)
      .pipe(z.array(mailAddress).min(1).max(10))
      .transform((all) => [...new Set(all.map(lowerCaseDomain))])
      .optional()
      .describe(
        'Recipients of enquiries, separated by commas; required with SMTP_HOST, otherwise those of the brand record',
      ),
    MAIL_FROM: mailAddress
      .optional()
      .describe('Sender of the mails; required with SMTP_HOST, otherwise that of the brand record'),
    MAIL_FROM_NAME: z
      .string()
      .regex(/^[^\p{Cc}]{1,80}$/u, 'expected one short line')
      .default('Website enquiries')
      .describe('Name of the sender'),
    MAIL_REPLY_TO: z
      .union([z.enum(['none', 'visitor']), mailAddress])
      .default('none')
      .describe(
        'Where replies go: `none`, `visitor` (the address that the visitor has entered as their own), or an address',
      ),
    MAIL_TIME_ZONE: z
      .string()
      .default('America/Los_Angeles')
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
        'expected a time zone',
      )
      .describe('Time zone of the time of receipt in the mail'),

    SMTP_HOST: z
      .string()
      .optional()
      .describe('The relay. Without one, mails become `.eml` files in `outgoing` of MAIL_DATA_DIR'),
    SMTP_PORT: whole(1, 65535, 587).describe('Port of the relay'),
    SMTP_TLS: z
      .enum(['starttls', 'implicit', 'none'])
      .default('starttls')
      .describe('`starttls` (required, not optional), `implicit` (port 465) or `none`'),
    SMTP_USER: z.string().optional().describe('User name at the relay'),
    SMTP_PASSWORD: z.string().optional().describe('Password at the relay; required with SMTP_USER'),
    SMTP_CONNECTIONS: whole(1, 20, 6).describe(
      'Number of deliveries at the same time, in all instances on one database together',
    ),

    RETRY_DELAYS: seconds('5,30,120,600,1800,3600,14400').describe(
      'Seconds before each retry; the last value is repeated',
    ),
    RETRY_DAYS: z.coerce
      .number()
      .positive()
      .max(30)
      .default(5)
      .describe('Days of retries after which an enquiry waits for a person'),
    RELAY_PAUSES: seconds('5,30,120,300').describe(
      'Seconds for which the queue pauses while the relay is at fault; the last value is repeated',
    ),

    RATE_PER_MINUTE: whole(0, 100_000, 10).describe(
      'Enquiries of one client (an IPv4 address or an IPv6 /56 network) in a minute; 0 means no limit',
    ),
    RATE_PER_HOUR: whole(0, 1_000_000, 60).describe('Enquiries of one client in an hour; 0 means no limit'),
    RATE_MB_PER_HOUR: whole(32, 1_000_000, 200).describe(
      'Size of the enquiries with files of one client in an hour, in MB; a whole IPv4 /24 or IPv6 /48 network may send four times as much; no limit if RATE_PER_HOUR is 0',
    ),
    RATE_ALARM_PER_HOUR: whole(0, 10_000_000, 600).describe(
      'Enquiries of all clients in an hour that raise an alarm; they are still accepted',
    ),
    IN_FLIGHT_MB: whole(32, 65_536, 512).describe('Disk space for large bodies while they arrive, in MB'),
    DISK_FLOOR_MB: whole(0, 1_000_000, 1024).describe('Disk space that the spool leaves free, in MB'),
    SPAM_MIN_ELAPSED_MS: whole(0, 60_000, 1200).describe('Shortest plausible time to fill in a form, in ms'),
    SPAM_MAX_LINKS: whole(0, 1000, 3).describe('Number of links in a normal enquiry'),

    SPAM_WITHHOLD: z
      .stringbool('expected true or false')
      .prefault('false')
      .describe('`true` keeps enquiries with a sign of spam in quarantine until a person sends them'),
    SPAM_WITHHOLD_MB: whole(1, 1_000_000, 512).describe(
      'Size of the quarantine in MB; when it is full, enquiries with a sign of spam are delivered with their mark',
    ),

    CLAMD_ADDRESS: clamdAddress
      .optional()
      .describe(
        'Socket path or `host:port` of clamd, the daemon of ClamAV. It then scans the files of enquiries before they are mailed',
      ),
    CLAMD_TIMEOUT_SECONDS: whole(1, 120, 20).describe(
      'Seconds that a delivery waits for the scans of all its files',
    ),

    ALARM_WEBHOOK: z
      .url({ protocol: /^https?$/, error: 'expected a URL' })
      .refine(
        (url) => !/^[a-z]+:\/\/[^/?#]*@/i.test(url),
        'expected a URL without a user name and password, which `fetch` refuses; put the secret into the path',
      )
      .optional()
      .describe('URL that gets a POST request with `{"alarm","active","text"}` when an alarm starts or ends'),
    ALARM_EMAIL: mailAddress
      .optional()
      .describe('Address that gets a mail when an alarm starts or ends; requires ALARM_SMTP_HOST'),
    ALARM_SMTP_HOST: z
      .string()
      .optional()
      .describe('Relay for mails about alarms; use another one than SMTP_HOST'),
    ALARM_SMTP_PORT: whole(1, 65535, 587).describe('Port of that relay'),
    ALARM_SMTP_TLS: z
      .enum(['starttls', 'implicit', 'none'])
      .default('starttls')
      .describe('As SMTP_TLS, for that relay'),
    ALARM_SMTP_USER: z.string().optional().describe('User name at that relay'),
    ALARM_SMTP_PASSWORD: z
      .string()
      .optional()
      .describe('Password at that relay; required with ALARM_SMTP_USER'),

    ADMIN_TOKEN: z
      .string()
      .min(24, 'expected at least 24 characters')
      // Other characters cannot be sent unchanged in an HTTP header.
      .regex(
        /^[!-~](?:[ -~]*[!-~])?$/,
        'expected letters, digits, punctuation and spaces of ASCII, no space at the ends',
      )
      .optional()
      .describe('Password of the admin page, at least 24 characters. Without one there is no admin page'),
    ADMIN_ALLOW: networkList('127.0.0.1,::1').describe(
      'Addresses and networks that may use the admin page, separated by commas',
    ),
    RECEIPT_DAYS: whole(1, 3650, 90).describe('Days for which receipts of delivered enquiries are kept'),
    ALARM_WAITING_MINUTES: whole(1, 100_000, 30).describe(
      'Age of the oldest waiting enquiry that raises an alarm, in minutes',
    ),
    LAME_DUCK_SECONDS: lameDuck,
    DRAIN_SECONDS: whole(1, 60, 8).describe(
      'Seconds for which a shutdown waits for running requests and deliveries',
    ),
    LOG_LEVEL: logLevel,
  })
  .superRefine((given, context) => {
    const need = (name: RequiredWith, reason: string) => {
      if (given[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `required ${reason}` })
    }
    if (given.SMTP_HOST !== undefined) {
      need('MAIL_TO', 'with SMTP_HOST')
      need('MAIL_FROM', 'with SMTP_HOST')
    }
    if (given.SMTP_USER !== undefined) need('SMTP_PASSWORD', 'with SMTP_USER')
    if (given.ALARM_EMAIL !== undefined) need('ALARM_SMTP_HOST', 'with ALARM_EMAIL')
    if (given.ALARM_SMTP_USER !== undefined) need('ALARM_SMTP_PASSWORD', 'with ALARM_SMTP_USER')
  })
