import { resolve } from 'node:path'
import { readSettings } from '@virida/shared/platform/config/settings'
import { brand } from '@virida/shared/site/brand'
import type { z } from 'zod'
import type { MailSettings } from './delivery/compose'
import { mailSettings } from './settings-schema'

const day = 24 * 3600_000

export type Settings = ReturnType<typeof readConfig>

/**
 * Reads the settings from the environment.
 * @param root Folder that relative paths start from.
 * @throws SettingsError that names every invalid setting. It does not repeat the values, because some are secrets.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string) {
  const given = readSettings('mail-service', mailSettings, env)
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
        }
      : undefined,
    concurrency: given.SMTP_CONNECTIONS,
    backoff: { delays: given.RETRY_DELAYS, lifetime: given.RETRY_DAYS * day },
    pauses: given.RELAY_PAUSES,
    rate: {
      perMinute: given.RATE_PER_MINUTE,
      perHour: given.RATE_PER_HOUR,
      megabytesPerHour: given.RATE_PER_HOUR === 0 ? 0 : given.RATE_MB_PER_HOUR,
      alarmPerHour: given.RATE_ALARM_PER_HOUR,
    },
    inFlightBytes: given.IN_FLIGHT_MB * megabyte,
    spam: {
      minElapsed: given.SPAM_MIN_ELAPSED_MS,
      maxLinks: given.SPAM_MAX_LINKS,
      withhold: given.SPAM_WITHHOLD,
      mostWithheld: given.SPAM_WITHHOLD_MB * megabyte,
    },
    notify: {
      webhook: given.ALARM_WEBHOOK,
      email: alarmEmail(given),
    },
    scanner: given.CLAMD_ADDRESS && {
      address: given.CLAMD_ADDRESS,
      timeout: given.CLAMD_TIMEOUT_SECONDS * 1000,
    },
    admin: given.ADMIN_TOKEN ? { token: given.ADMIN_TOKEN, allow: given.ADMIN_ALLOW } : undefined,
    keepReceipts: given.RECEIPT_DAYS * day,
    alarmWaiting: given.ALARM_WAITING_MINUTES * 60_000,
    lameDuck: given.LAME_DUCK_SECONDS,
    drain: given.DRAIN_SECONDS * 1000,
    logLevel: given.LOG_LEVEL,
  }
}

function alarmEmail(given: z.infer<typeof mailSettings>) {
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
