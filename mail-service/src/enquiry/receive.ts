import { readAttachments } from './attachments'
import { identify, newId } from './identity'
import { parseEnquiry } from './parse'
import { sanitize, toText } from './sanitize'
import { spamReason, type FormSigns, type SpamSettings } from './spam'
import type { AcceptEnquiry } from './stored-enquiry'
import { cleanSubject } from './subject'

export type ReceiveSettings = {
  outbox: {
    accept: AcceptEnquiry
    /** `quarantinedBytes`: those of all enquiries in quarantine. */
    stats: () => Promise<{ quarantinedBytes: number }>
  }
  spam: SpamSettings
}
export type ReceivedRequest = { bytes: Buffer; key?: string | undefined; signs: FormSigns; client?: number }

/**
 * Turns the bytes of a request into a stored enquiry. When the promise resolves, the enquiry is stored durably.
 * @throws Refusal when the request is invalid; StorageError when the enquiry cannot be stored.
 */
export async function receive(
  { bytes, key, signs, client }: ReceivedRequest,
  { outbox, spam }: ReceiveSettings,
) {
  const parsed = parseEnquiry(bytes)
  const identity = identify(parsed, key)
  const html = sanitize(parsed.body)
  const text = toText(html)
  const attachments = await readAttachments(parsed.files)
  const acceptedAt = Date.now()
  const sign = spamReason(`${parsed.subject} ${text}`, signs, spam)
  const isQuarantined = sign !== undefined && spam.withhold && (await hasRoom(outbox, spam))
  const enquiry = {
    id: newId(identity, acceptedAt),
    identity,
    acceptedAt,
    subject: cleanSubject(parsed.subject),
    html,
    text,
    attachments,
    ...(client === undefined ? {} : { client }),
    ...(sign ? { spam: sign } : {}),
  }
  const accepted = await outbox.accept(enquiry, isQuarantined ? 'quarantined' : 'waiting')
  return { ...accepted, spam: sign, isQuarantined }
}

/** Whether the quarantine is not full. Otherwise one client could fill the disk with enquiries that nothing removes. */
async function hasRoom(outbox: ReceiveSettings['outbox'], { mostWithheld }: SpamSettings): Promise<boolean> {
  // If the store cannot be read, `accept` fails and reports it.
  const { quarantinedBytes } = await outbox.stats().catch(() => ({ quarantinedBytes: 0 }))
  return quarantinedBytes < mostWithheld
}
