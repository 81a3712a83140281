import { unsent } from '../outbox/outbox'
import type { Rejection } from './transport'

/** The fields of nodemailer's errors that are needed for the verdict. */
type SmtpError = Partial<{
  code: string
  command: string
  response: string
  responseCode: number
  /** Ours: how much of the text was sent. The relay may have all of it if this is missing. */
  sent: keyof typeof unsent
  rejectedErrors: { recipient?: string; response?: string; responseCode?: number }[]
}>

/** `error`: the command and its codes, without the text of the reply, because servers quote addresses in it. */
export type Verdict = { error: string } & (
  | /** The relay refused all recipients. `code`: the reply codes of the first one. */
    { about: 'recipients'; rejections: Rejection[]; code: string }
    /** The relay refused this message. `isForText`: because of its text or its files, as far as the reply says. */
  | { about: 'message'; permanent: boolean; isForText: boolean }
  /** The message is larger than the relay accepts. */
  | { about: 'size' }
  /**
   * The relay does not serve us at all: wrong password, no TLS, refused connection or sender. `isTemporary`: not for now.
   * `isLogin`: because of the password.
   */
  | { about: 'relay'; isTemporary: boolean; isLogin: boolean }
  /** The connection broke. `isForText`: the relay had begun to read the text, which may be the reason. */
  | { about: 'connection'; isForText: boolean }
)

/** The reply code for a message that is larger than the relay accepts (RFC 5321), when it follows MAIL FROM. */
const messageTooLarge = 552
/** Enhanced status codes for a message that is too large for the recipient or for the system (RFC 3463). */
const sizeCodes = ['5.2.3', '5.3.4']

/**
 * Decides from an error of nodemailer whether a delivery failed because of the message, its recipients or the relay. The
 * reply code alone is not enough: a changed password gives a permanent error too, and giving up every enquiry because of
 * it would be wrong.
 */
export function judge(thrown: unknown): Verdict {
  const smtpError = (thrown ?? {}) as SmtpError
  const { code, command, responseCode, rejectedErrors = [] } = smtpError
  const error = [command, replyCodes(smtpError) ?? code].filter(Boolean).join(' ') || 'unknown'
  const { sent } = smtpError
  const broken = {
    about: 'connection' as const,
    isForText: sent !== 'none',
    error: sent ? `${error} ${unsent[sent]}` : error,
  }
  const [first] = rejectedErrors
  if (first) {
    const rejections = rejectedErrors.map((rejected) => ({
      recipient: rejected.recipient ?? '',
      code: rejected.responseCode ?? 0,
    }))
    return { about: 'recipients', error, rejections, code: replyCodes(first) ?? '' }
  }
  if (isAboutSize(smtpError)) return { about: 'size', error }
  if (command === 'DATA' || command === 'RCPT TO')
    return responseCode === undefined
      ? broken
      : { about: 'message', permanent: responseCode >= 500, isForText: isForText(smtpError), error }
  // The mail was not sent: composing it failed, or the relay could not be reached.
  if (command === 'API' || command === undefined)
    return code?.startsWith('E') && /^(EABORT|ECONN|ETIMEDOUT|ESOCKET|EDNS|ENO|EPIPE|EIO)/.test(code)
      ? broken
      : { about: 'message', permanent: false, isForText: true, error }
  if (responseCode === undefined && /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|EPROTOCOL)$/.test(code ?? ''))
    return broken
  const isLogin = code === 'EAUTH' || command.startsWith('AUTH')
  return { about: 'relay', isTemporary: isTemporary(responseCode), isLogin, error }
}

/** Addresses, mailboxes, the system and routes are the same for all messages (RFC 3463: X.1 to X.4). */
const isForText = ({ response }: SmtpError) => !/^5\.[1-4]\./.test(enhancedCode(response) ?? '')

const isTemporary = (code = 0) => code >= 400 && code < 500

function isAboutSize({ command, code, response, responseCode }: SmtpError): boolean {
  const enhanced = enhancedCode(response)
  if (enhanced !== undefined) return sizeCodes.includes(enhanced)
  // EMESSAGE: nodemailer compared the message with the SIZE that the relay announced.
  return command === 'MAIL FROM' && (code === 'EMESSAGE' || responseCode === messageTooLarge)
}

/** The reply code and, if there is one, the enhanced status code: `550` or `550 5.7.1`. */
function replyCodes({ response, responseCode }: { response?: string; responseCode?: number }) {
  if (responseCode === undefined) return undefined
  return [responseCode, enhancedCode(response)].filter(Boolean).join(' ')
}

const enhancedCode = (response = '') => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
