import { resolve } from 'node:path'
import { lameDuck, ports } from '@virida/shared/platform/config/ports'
import { readSettings } from '@virida/shared/platform/config/settings'
import { brand } from '@virida/shared/site/brand'
import { z } from 'zod'
import type { MailSettings } from './delivery/compose'
import { networks } from './http/address'

const day = 24 * 3600_000
const mailAddress = z.email('expected one mail address')

const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number(`expected a whole number`).int().min(least).max(most).default(fallback)

const seconds = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => list(text).map((item) => Number(item) * 1000))
    .refine((all) => all.length > 0 && all.every((ms) => ms >= 0), 'expected seconds, separated by commas')

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

type RequiredWith = 'MAIL_TO' | 'MAIL_FROM' | 'SMTP_PASSWORD' | 'ALARM_SMTP_HOST' | 'ALARM_SMTP_PASSWORD'

const schema = z
  .object({
    MAIL_HOST: z.string().default('127.0.0.1'),
    MAIL_PORT: whole(0, 65535, ports.mail),
    MAIL_DATA_DIR: z.string().default('data/mail'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://...' }).optional(),
    DATABASE_CONNECTIONS: whole(3, 200, 10),
    ALLOWED_ORIGINS: origins,
    TRUSTED_PROXIES: networkList('127.0.0.1,::1'),

    MAIL_TO: z.string().transform(list).pipe(z.array(mailAddress).min(1).max(10)).optional(),
    MAIL_FROM: mailAddress.optional(),
    MAIL_FROM_NAME: z
      .string()
      .regex(/^[^\p{Cc}]{1,80}$/u, 'expected one short line')
      .default('Website enquiries'),
    MAIL_REPLY_TO: z.union([z.enum(['none', 'visitor']), mailAddress]).default('none'),
    MAIL_TIME_ZONE: z
      .string()
      .default('America/Los_Angeles')
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
        'expected a time zone',
      ),

    SMTP_HOST: z.string().optional(),
    SMTP_PORT: whole(1, 65535, 587),
    SMTP_TLS: z.enum(['starttls', 'implicit', 'none']).default('starttls'),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_CONNECTIONS: whole(1, 20, 3),

    RETRY_DELAYS: seconds('5,30,120,600,1800,3600,14400'),
    RETRY_DAYS: z.coerce.number().positive().max(30).default(5),
    RELAY_PAUSES: seconds('5,30,120,300'),

    RATE_PER_MINUTE: whole(0, 100_000, 10),
    RATE_PER_HOUR: whole(0, 1_000_000, 60),
    RATE_ALARM_PER_HOUR: whole(0, 10_000_000, 600),
    IN_FLIGHT_MB: whole(32, 65_536, 512),
    DISK_FLOOR_MB: whole(0, 1_000_000, 1024),
    SPAM_MIN_ELAPSED_MS: whole(0, 60_000, 1200),
    SPAM_MAX_LINKS: whole(0, 1000, 3),

    SPAM_WITHHOLD: z.stringbool('expected true or false').default(false),

    ALARM_WEBHOOK: z.url({ protocol: /^https?$/, error: 'expected a URL' }).optional(),
    ALARM_EMAIL: mailAddress.optional(),
    ALARM_SMTP_HOST: z.string().optional(),
    ALARM_SMTP_PORT: whole(1, 65535, 587),
    ALARM_SMTP_TLS: z.enum(['starttls', 'implicit', 'none']).default('starttls'),
    ALARM_SMTP_USER: z.string().optional(),
    ALARM_SMTP_PASSWORD: z.string().optional(),

    ADMIN_TOKEN: z.string().min(24, 'expected at least 24 characters').optional(),
    ADMIN_ALLOW: networkList('127.0.0.1,::1'),
    RECEIPT_DAYS: whole(1, 3650, 90),
    ALARM_WAITING_MINUTES: whole(1, 100_000, 30),
    LAME_DUCK_SECONDS: lameDuck,
    DRAIN_SECONDS: whole(1, 60, 8),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
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

export type Settings = ReturnType<typeof readConfig>

/**
 * Reads the settings from the environment.
 * @param root Folder that relative paths start from.
 * @throws SettingsError that names every invalid setting. It does not repeat the values, because some are secrets.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string) {
  const given = readSettings('mail-service', schema, env)
  const megabyte = 1024 * 1024
  return {
    host: given.MAIL_HOST,
    port: given.MAIL_PORT,
    dataDir: resolve(root, given.MAIL_DATA_DIR),
    database: given.DATABASE_URL
      ? { url: given.DATABASE_URL, connections: given.DATABASE_CONNECTIONS }
      : undefined,
    diskFloor: given.DISK_FLOOR_MB * megabyte,
    origin: { allowedOrigins: given.ALLOWED_ORIGINS, trustedProxies: given.TRUSTED_PROXIES },
    mail: {
      to: given.MAIL_TO ?? [brand.serviceEmail],
      from: { name: given.MAIL_FROM_NAME, address: given.MAIL_FROM ?? brand.websiteEmail },
      replyTo: policyOf(given.MAIL_REPLY_TO),
      formatTime: timeIn(given.MAIL_TIME_ZONE),
    },
    smtp: given.SMTP_HOST
      ? {
          host: given.SMTP_HOST,
          port: given.SMTP_PORT,
          tls: given.SMTP_TLS,
          user: given.SMTP_USER,
          password: given.SMTP_PASSWORD,
          connections: given.SMTP_CONNECTIONS,
        }
      : undefined,
    concurrency: given.SMTP_CONNECTIONS,
    backoff: { delays: given.RETRY_DELAYS, lifetime: given.RETRY_DAYS * day },
    pauses: given.RELAY_PAUSES,
    rate: {
      perMinute: given.RATE_PER_MINUTE,
      perHour: given.RATE_PER_HOUR,
      alarmPerHour: given.RATE_ALARM_PER_HOUR,
    },
    inFlightBytes: given.IN_FLIGHT_MB * megabyte,
    spam: {
      minElapsed: given.SPAM_MIN_ELAPSED_MS,
      maxLinks: given.SPAM_MAX_LINKS,
      withhold: given.SPAM_WITHHOLD,
    },
    notify: {
      webhook: given.ALARM_WEBHOOK,
      email: alarmEmail(given),
    },
    admin: given.ADMIN_TOKEN ? { token: given.ADMIN_TOKEN, allow: given.ADMIN_ALLOW } : undefined,
    keepReceipts: given.RECEIPT_DAYS * day,
    alarmWaiting: given.ALARM_WAITING_MINUTES * 60_000,
    lameDuck: given.LAME_DUCK_SECONDS,
    drain: given.DRAIN_SECONDS * 1000,
    logLevel: given.LOG_LEVEL,
  }
}

function alarmEmail(given: z.infer<typeof schema>) {
  if (given.ALARM_EMAIL === undefined || given.ALARM_SMTP_HOST === undefined) return undefined
  return {
    to: given.ALARM_EMAIL,
    from: given.MAIL_FROM ?? brand.websiteEmail,
    smtp: {
      host: given.ALARM_SMTP_HOST,
      port: given.ALARM_SMTP_PORT,
      tls: given.ALARM_SMTP_TLS,
      user: given.ALARM_SMTP_USER,
      password: given.ALARM_SMTP_PASSWORD,
    },
  }
}

function timeIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone })
  return (at: number) => format.format(at)
}

function policyOf(given: string): MailSettings['replyTo'] {
  return given === 'none' || given === 'visitor' ? given : { address: given }
}
