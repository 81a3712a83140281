import type { Rejection } from './transport'

/** The fields of nodemailer's errors that say whose fault it is. */
type SmtpError = Partial<{
  code: string
  command: string
  responseCode: number
  rejectedErrors: { recipient?: string; responseCode?: number }[]
}>

export type Verdict =
  /** The relay spoke about recipients: some or all of them. */
  | { about: 'recipients'; rejections: Rejection[]; error: string }
  /** The relay spoke about this message. */
  | { about: 'message'; permanent: boolean; error: string }
  /** The relay does not serve us at all: wrong password, no TLS, refused greeting or sender. */
  | { about: 'relay'; error: string }
  /** A connection that failed or broke says nothing about who is at fault. */
  | { about: 'unknown'; error: string }

const tooLargeForRelay = 552

/**
 * Whose fault a failed delivery is. A permanent error alone does not tell: a changed password is as permanent as
 * an unknown recipient, and would bury the whole queue.
 */
export function judge(thrown: unknown): Verdict {
  const { code, command, responseCode, rejectedErrors } = (thrown ?? {}) as SmtpError
  const error = [command, responseCode ?? code].filter(Boolean).join(' ') || 'unknown'
  if (rejectedErrors?.length)
    return {
      about: 'recipients',
      error,
      rejections: rejectedErrors.map((one) => ({
        recipient: one.recipient ?? '',
        code: one.responseCode ?? 0,
      })),
    }
  if (command === 'DATA' || command === 'RCPT TO')
    return responseCode === undefined
      ? { about: 'unknown', error }
      : { about: 'message', permanent: responseCode >= 500, error }
  // The message is larger than the relay takes: announced by it beforehand, or answered to MAIL FROM.
  if (command === 'MAIL FROM' && (code === 'EMESSAGE' || responseCode === tooLargeForRelay))
    return { about: 'message', permanent: true, error }
  // Composing failed: nothing of it reached a relay.
  if (command === 'API' || command === undefined)
    return code?.startsWith('E') && /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENO|EPIPE|EIO)/.test(code)
      ? { about: 'unknown', error }
      : { about: 'message', permanent: false, error }
  if (responseCode === undefined && /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS)$/.test(code ?? ''))
    return { about: 'unknown', error }
  return { about: 'relay', error }
}
