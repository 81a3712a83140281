import type { StoredEnquiry } from '../enquiry/stored-enquiry'

/** One enquiry for those recipients that do not have it yet. */
export type Mail = { enquiry: StoredEnquiry; recipients: string[] }

/** A recipient that the relay refused while it took the others. */
export type Rejection = { recipient: string; code: number }

export type Sent = { reply: string; rejections: Rejection[] }

/** The way out: an SMTP relay, or a folder where none is configured. */
export type Transport = {
  /** @throws the error of the relay's connection when nobody got the mail. */
  send: (mail: Mail) => Promise<Sent>
  /** Lets running deliveries end. */
  close: () => Promise<void>
}
