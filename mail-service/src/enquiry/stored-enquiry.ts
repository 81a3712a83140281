/** A file as it is kept and mailed: cleaned name, sniffed type, decoded bytes. */
export type Attachment = { name: string; type: string; bytes: Buffer }

/** An enquiry after all checks, in the form in which it is stored and delivered. */
export type StoredEnquiry = {
  /** Names the enquiry everywhere: in the answer, the log, the store and the Message-ID. Holds no personal data. */
  id: string
  /** Equal for repeated submits of one enquiry (`identify`). */
  identity: string
  /** Milliseconds since the epoch. */
  acceptedAt: number
  subject: string
  /** Sanitised. */
  html: string
  /** The same as plain text. */
  text: string
  attachments: Attachment[]
  /** Why it waits for a person instead of being delivered. */
  quarantined?: SpamReason
}

export type SpamReason = 'trap' | 'too_fast' | 'links'

/** Bytes that the enquiry takes, without the overhead of its store. */
export function sizeOf({ subject, html, text, attachments }: StoredEnquiry) {
  return attachments.reduce(
    (sum, { bytes }) => sum + bytes.length,
    Buffer.byteLength(subject) + Buffer.byteLength(html) + Buffer.byteLength(text),
  )
}
