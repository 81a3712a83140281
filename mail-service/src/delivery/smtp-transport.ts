import { createTransport } from 'nodemailer'
import { compose, type MailSettings } from './compose'
import type { Transport } from './transport'

export type SmtpSettings = {
  host: string
  port: number
  /** `starttls` insists on it; `none` is for a relay on this machine. */
  tls: 'starttls' | 'implicit' | 'none'
  user?: string | undefined
  password?: string | undefined
  connections: number
}

/** Delivers over a pool of connections to one relay. Retrying is the outbox's, so the pool never does. */
export function smtpTransport(smtp: SmtpSettings, mail: MailSettings): Transport {
  const pool = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'implicit',
    requireTLS: smtp.tls === 'starttls',
    ignoreTLS: smtp.tls === 'none',
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    pool: true,
    maxConnections: smtp.connections,
    maxRequeues: 0,
    maxRecipients: 20,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A broken idle connection reports here; the next mail opens another.
  pool.on('error', () => undefined)
  return {
    async send({ enquiry, recipients }) {
      const info = await pool.sendMail(compose(enquiry, recipients, mail))
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
