import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import { compose, type MailSettings } from './compose'
import type { Transport } from './transport'

export type RelaySettings = {
  host: string
  port: number
  /** With `starttls`, a relay without STARTTLS is refused. `none` is for a relay on the same machine. */
  tls: 'starttls' | 'implicit' | 'none'
  user?: string | undefined
  password?: string | undefined
}

export type SmtpSettings = RelaySettings & {
  connections: number
  /** Milliseconds for one mail. */
  longestDelivery?: number
}

/**
 * A relay that sends a line of its reply from time to time keeps a connection busy for ever, because each line restarts
 * the socket's timeout. In ten minutes the largest mail arrives over a connection of 50 KB/s.
 */
const defaultLongestDelivery = 600_000

/** nodemailer's options for a relay, with timeouts and without access to files and URLs. */
export const connectionOptions = (smtp: RelaySettings): SMTPTransportOptions => ({
  host: smtp.host,
  port: smtp.port,
  secure: smtp.tls === 'implicit',
  requireTLS: smtp.tls === 'starttls',
  ignoreTLS: smtp.tls === 'none',
  ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends mails to an SMTP relay over a pool of connections. The pool never retries, because the outbox does. */
export function smtpTransport(smtp: SmtpSettings, mail: MailSettings): Transport {
  const pool = createTransport({
    ...connectionOptions(smtp),
    pool: true,
    maxConnections: smtp.connections,
    maxRequeues: 0,
    maxRecipients: 20,
  })
  // An idle connection that breaks emits an error. The next mail opens a new connection.
  pool.on('error', () => undefined)
  return {
    async send(message) {
      const longest = Math.min(message.longest ?? Infinity, smtp.longestDelivery ?? defaultLongestDelivery)
      const signal = AbortSignal.timeout(Math.ceil(longest))
      const info = await pool.sendMail({ ...compose(message, mail), signal })
      const rejections = (info.rejectedErrors ?? []).map(({ recipient, responseCode }) => ({
        recipient: recipient ?? '',
        code: responseCode ?? 0,
      }))
      return { reply: /^\d{3}/.exec(info.response ?? '')?.[0] ?? '250', rejections }
    },
    close: () => {
      pool.close()
      return Promise.resolve()
    },
  }
}
