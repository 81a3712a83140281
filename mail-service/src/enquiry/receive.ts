import type { Outbox } from '../outbox/outbox'
import { readAttachments } from './attachments'
import { identify, newId } from './identity'
import { parseEnquiry } from './parse'
import { sanitise, toText } from './sanitise'
import { spamReason, type FormSigns, type SpamSettings } from './spam'
import { cleanSubject } from './subject'

export type ReceiveSettings = { outbox: Outbox; spam: SpamSettings }
export type Given = { bytes: Buffer; key?: string | undefined; signs: FormSigns }

/**
 * From the bytes of a request to a stored enquiry. When this resolves, the enquiry is durable.
 * @throws Refusal for what the sender got wrong, StorageError for what the store could not do.
 */
export async function receive({ bytes, key, signs }: Given, { outbox, spam }: ReceiveSettings) {
  const given = parseEnquiry(bytes)
  const identity = identify(given, key)
  const attachments = await readAttachments(given.files)
  const html = sanitise(given.body)
  const text = toText(html)
  const acceptedAt = Date.now()
  const quarantined = spamReason(`${given.subject} ${text}`, signs, spam)
  const accepted = await outbox.accept({
    ...{ id: newId(identity, acceptedAt), identity, acceptedAt, attachments, html, text },
    subject: cleanSubject(given.subject),
    ...(quarantined ? { quarantined } : {}),
  })
  return { ...accepted, quarantined }
}
