import type { SendMailOptions } from 'nodemailer'
import type { StoredEnquiry } from '../enquiry/stored-enquiry'
import { escapeHtml } from './escape-html'

export type MailSettings = {
  /** Addresses of the staff. */
  to: readonly string[]
  from: { name: string; address: string }
  /** `visitor`: the one address that the enquiry names, when it names exactly one. */
  replyTo: 'none' | 'visitor' | { address: string }
  /** Writes when an enquiry was received. */
  formatTime: (at: number) => string
}

/**
 * The mail of an enquiry. Everything in the header but the subject comes from configuration, and every try of one
 * enquiry has the same Message-ID, so that a mailbox can fold copies.
 */
export function compose(enquiry: StoredEnquiry, recipients: readonly string[], settings: MailSettings) {
  const { id, subject, text, attachments } = enquiry
  const replyTo = replyAddress(text, settings.replyTo)
  return {
    from: settings.from,
    to: [...settings.to],
    envelope: { from: settings.from.address, to: [...recipients] },
    ...(replyTo ? { replyTo } : {}),
    subject,
    date: new Date(enquiry.acceptedAt),
    messageId: messageIdOf(id, settings.from.address),
    headers: { 'X-Enquiry-Id': id, 'Auto-Submitted': 'auto-generated' },
    text: `${text}\n\n-- \n${closing(enquiry, settings.formatTime).join('\n')}\n`,
    html: page(enquiry, settings.formatTime),
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      content: bytes,
      contentType: type,
      contentDisposition: 'attachment' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

/** @param sender Its domain makes the right side. */
export const messageIdOf = (id: string, sender: string) =>
  `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`

function closing(
  { id, acceptedAt, attachments }: StoredEnquiry,
  formatTime: MailSettings['formatTime'],
): string[] {
  const files = attachments.length ? [`Files: ${attachments.map(({ name }) => name).join(', ')}`] : []
  return [`Received from the website on ${formatTime(acceptedAt)}`, `Enquiry ${id}`, ...files]
}

function page(enquiry: StoredEnquiry, formatTime: MailSettings['formatTime']): string {
  const lines = closing(enquiry, formatTime).map(escapeHtml).join('<br>')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(enquiry.subject)}</title></head><body>`,
    `${enquiry.html}<hr><p><small>${lines}</small></p></body></html>`,
  ].join('')
}

const address = /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}/gi

function replyAddress(text: string, policy: MailSettings['replyTo']) {
  if (policy === 'none') return undefined
  if (policy !== 'visitor') return { name: '', address: policy.address }
  const found = new Set(text.match(address)?.map((one) => one.toLowerCase()))
  const [only] = found
  return only && found.size === 1 ? { name: '', address: only } : undefined
}
