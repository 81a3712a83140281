import { Readable } from 'node:stream'
import { referenceOf } from '@virida/shared/platform/enquiry/reference'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import type { SendMailOptions } from 'nodemailer'
import type { StoredEnquiry } from '../enquiry/stored-enquiry'
import { replyAddress } from './reply-address'
import type { Mail } from './transport'

export type MailSettings = {
  /** Addresses of the staff. */
  to: readonly string[]
  from: { name: string; address: string }
  /** `visitor`: the e-mail address in the enquiry, if it contains exactly one. */
  replyTo: 'none' | 'visitor' | { address: string }
  /** Formats the time at which an enquiry was received. */
  formatTime: (at: number) => string
}

/**
 * Composes the mail of an enquiry. In its header, only the subject and Reply-To contain text of the visitor.
 * Every attempt has the same Message-ID, so that mail programs can recognize copies.
 */
export function compose({ enquiry, recipients, notes = [] }: Mail, settings: MailSettings) {
  const { id, subject, text, attachments } = enquiry
  const reply = replyTo(text, settings.replyTo)
  return {
    from: settings.from,
    to: [...settings.to],
    envelope: { from: settings.from.address, to: [...recipients] },
    ...(reply ? { replyTo: reply } : {}),
    subject,
    date: new Date(enquiry.acceptedAt),
    messageId: messageIdOf(id, settings.from.address),
    headers: {
      'X-Enquiry-Id': id,
      'Auto-Submitted': 'auto-generated',
      // For the filters of the mailbox: the enquiry is delivered although it has a sign of spam.
      ...(enquiry.spam ? { 'X-Spam-Flag': 'YES', 'X-Spam-Reason': enquiry.spam } : {}),
    },
    text: `${[text, ...notes].join('\n\n')}\n\n-- \n${closing(enquiry, settings.formatTime).join('\n')}\n`,
    html: page(enquiry, notes, settings.formatTime),
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      // In pieces, so that the text of a large mail is made while it is sent, and not all of it before.
      content: Readable.from(piecesOf(bytes)),
      contentType: type,
      contentDisposition: 'attachment' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions
}

/** @param sender The address whose domain is used in the Message-ID. */
const messageIdOf = (id: string, sender: string) => `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`

/** Bytes of a file that are encoded at once. */
const pieceSize = 64 * 1024

function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

function closing(
  { id, acceptedAt, attachments }: StoredEnquiry,
  formatTime: MailSettings['formatTime'],
): string[] {
  const files = attachments.length ? [`Files: ${attachments.map(({ name }) => name).join(', ')}`] : []
  return [
    `Received from the website on ${formatTime(acceptedAt)}`,
    `Reference ${referenceOf(id) ?? id}`,
    `Enquiry ${id}`,
    ...files,
  ]
}

function page(
  enquiry: StoredEnquiry,
  notes: readonly string[],
  formatTime: MailSettings['formatTime'],
): string {
  const warnings = notes.map((note) => `<p><strong>${escapeHtml(note)}</strong></p>`).join('')
  const lines = closing(enquiry, formatTime).map(escapeHtml).join('<br>')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(enquiry.subject)}</title></head><body>`,
    `${enquiry.html}${warnings}<hr><p><small>${lines}</small></p></body></html>`,
  ].join('')
}

function replyTo(text: string, policy: MailSettings['replyTo']) {
  if (policy === 'none') return undefined
  const address = policy === 'visitor' ? replyAddress(text) : policy.address
  return address === undefined ? undefined : { name: '', address }
}
