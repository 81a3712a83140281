/** A file as it is stored and mailed: cleaned name, detected type, decoded bytes. */
export type Attachment = { name: string; type: string; bytes: Buffer }

/** An enquiry after all checks, as it is stored and delivered. */
export type StoredEnquiry = {
  /** Identifies the enquiry in the response, the log, the store and the Message-ID. Contains no personal data. */
  id: string
  /** The same for repeated submits of one enquiry (`identify`). */
  identity: string
  /** Milliseconds since the epoch. */
  acceptedAt: number
  subject: string
  /** Sanitized HTML. */
  html: string
  /** The same content as plain text. */
  text: string
  attachments: Attachment[]
  /** The client that sent it (`clientNumber`). Older enquiries have none. */
  client?: number
  /** The sign of spam that was found. The mail carries it in its headers. */
  spam?: SpamReason
}

export type SpamReason = 'trap' | 'too_fast' | 'links'

/**
 * Stores an enquiry durably, or recognizes it as a repeated submit.
 * @param state `waiting` (the default) to deliver it, `quarantined` to keep it until a person sends it.
 */
export type AcceptEnquiry = (enquiry: StoredEnquiry, state?: 'waiting' | 'quarantined') => Promise<Acceptance>

/** @property id Of the stored enquiry; for a duplicate, of the enquiry that was stored first. */
export type Acceptance = { id: string; duplicate: boolean }

/** Bytes. A larger enquiry has photos. */
export const largestSmallEnquiry = 1024 * 1024

/** Bytes of the enquiry's content, without the overhead of the store. */
export function sizeOf({ subject, html, text, attachments }: StoredEnquiry) {
  return attachments.reduce(
    (sum, { bytes }) => sum + bytes.length,
    Buffer.byteLength(subject) + Buffer.byteLength(html) + Buffer.byteLength(text),
  )
}
