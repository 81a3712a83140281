import type { StoredEnquiry } from '../enquiry/stored-enquiry'

/** An enquiry and the recipients that do not have it yet. */
export type Mail = {
  enquiry: StoredEnquiry
  recipients: string[]
  /** Whether an earlier attempt has failed. The relay gets more time then. */
  hasFailed?: boolean
  /** Sentences for the staff, such as which files were removed. */
  notes?: readonly string[]
}

/** A recipient that the relay refused. */
export type Rejection = { recipient: string; code: number }

type Sent = { reply: string; rejections: Rejection[] }

/** Sends mails: to an SMTP relay, or to a folder when no relay is configured. */
export type Transport = {
  /** @throws an error of nodemailer when no recipient got the mail. */
  send: (mail: Mail) => Promise<Sent>
  /** Tests whether mails can be sent, without sending one. @throws when they cannot. */
  check: () => Promise<void>
  /** Closes idle connections. Does not wait for running deliveries. */
  close: () => Promise<void>
}
