import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { sizeOf } from '../enquiry/stored-enquiry'
import { compose, type MailSettings } from './compose'
import { RenewedPool } from './renewed-pool'
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
  /** Milliseconds for one mail without files; `usualLongestReply` by default. */
  longestReply?: typeof usualLongestReply
  /** Milliseconds; `usualLongestIdle` by default. */
  longestIdle?: number
}

/**
 * Milliseconds for the replies to one mail, at its first attempt and after one that has failed. A relay that sends a line of its
 * reply from time to time keeps a connection busy forever, because each line restarts the socket's timeout.
 */
const usualLongestReply = { first: 60_000, again: 120_000 }
/** Bytes in a millisecond that a connection to a relay must transfer at least. */
const slowestTransfer = 50
/**
 * Milliseconds after which idle connections are closed. Firewalls forget them at some time, and the next mail would wait for a
 * reply that never comes.
 */
const usualLongestIdle = 20_000
/** Milliseconds for connecting to the relay without a mail. */
export const longestCheck = 30_000
/** How much longer base64 makes the files of a mail. */
const encoding = 4 / 3

/** nodemailer's options for a relay, with timeouts and without access to files and URLs. */
export const connectionOptions = (smtp: RelaySettings): SMTPTransportOptions => ({
  host: smtp.host,
  port: smtp.port,
  secure: smtp.tls === 'implicit',
  requireTLS: smtp.tls === 'starttls',
  ignoreTLS: smtp.tls === 'none',
  ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
  // Some relays wait for several seconds before they greet, to see who does not wait.
  connectionTimeout: 25_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * Connects to a relay and ends the connection.
 * @throws when the relay does not answer in time. One that refuses this connection answers: it may have too many.
 */
async function connectOnce(options: SMTPTransportOptions) {
  const connection = new SMTPConnection(options)
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      // A relay that sends a line of its reply from time to time restarts the timeouts of the connection.
      timer = setTimeout(
        () => reject(new Error('Connecting to the relay: it has not answered')),
        longestCheck,
      )
      const settle = (error?: (Error & { responseCode?: number }) | null) =>
        error && !error.responseCode ? reject(error) : resolve()
      connection.on('error', settle)
      connection.connect(settle)
    })
  } finally {
    clearTimeout(timer)
    connection.close()
  }
}

/** nodemailer's options for the mails of enquiries. */
export const poolOptions = ({ longestIdle = usualLongestIdle, ...smtp }: SmtpSettings) => ({
  ...connectionOptions(smtp),
  // A relay may be silent while it works on a mail. The time of the whole mail ends one that hangs.
  socketTimeout: usualLongestReply.again,
  idleTimeout: longestIdle,
  pool: true as const,
  // The outbox limits the deliveries. Connections that wait for the reply to their QUIT must not take the places of others.
  maxConnections: Infinity,
  maxRequeues: 0,
  maxRecipients: 20,
})

/** The relay has accepted a mail whose text it cannot have read yet. The code and the command are those of nodemailer's errors. */
export class EarlyReplyError extends Error {
  override name = 'EarlyReplyError'
  readonly code = 'EPROTOCOL'
  readonly command = 'DATA'
  constructor() {
    super(
      'Sending a mail: the relay has replied before it had the text. Its replies are out of step, so restart it or use another one.',
    )
  }
}

/** How much of the text of a mail was sent after DATA. Until all of it was sent, the relay cannot have the mail. */
type SendProgress = { sent: 'none' | 'part' | 'all' }

/** Makes a transport note in `progress` of a mail how much of its text it has read. */
function noting<T extends ReturnType<typeof createTransport>>(transport: T): T {
  transport.use('stream', (mail, done) => {
    const { progress } = mail.data as { progress?: SendProgress }
    mail.message.processFunc((text) => {
      if (progress)
        text.once('resume', () => (progress.sent = 'part')).once('end', () => (progress.sent = 'all'))
      return text
    })
    done()
  })
  return transport
}

/** Sends mails to an SMTP relay over a pool of connections. The pool never retries, because the outbox does. */
export function smtpTransport(smtp: SmtpSettings, mail: MailSettings): Transport {
  const { longestReply = usualLongestReply } = smtp
  const pool = new RenewedPool(() => noting(createTransport(poolOptions(smtp))))
  return {
    async send(message) {
      const transfer = (sizeOf(message.enquiry) * encoding) / slowestTransfer
      const signal = AbortSignal.timeout(
        Math.ceil(longestReply[message.hasFailed ? 'again' : 'first'] + transfer),
      )
      const progress: SendProgress = { sent: 'none' }
      const options = { ...compose(message, mail), signal, progress }
      const info = await pool
        .use(async (relay) => {
          const sent = await relay.sendMail(options)
          // The replies of the relay are out of step: this one answers an earlier command.
          if (progress.sent !== 'all') throw new EarlyReplyError()
          return sent
        })
        .catch((error: Error) => {
          const { sent } = progress
          // After an early reply, the rest of the text may still arrive.
          const mayHaveArrived = sent === 'all' || error instanceof EarlyReplyError
          throw mayHaveArrived ? error : Object.assign(error, { sent })
        })
      const rejections = (info.rejectedErrors ?? []).map(({ recipient, responseCode }) => ({
        recipient: recipient ?? '',
        code: responseCode ?? 0,
      }))
      return { reply: /^\d{3}/.exec(info.response ?? '')?.[0] ?? '250', rejections }
    },
    check: () => connectOnce(connectionOptions(smtp)),
    close: () => {
      pool.close()
      return Promise.resolve()
    },
  }
}
