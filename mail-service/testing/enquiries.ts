import { identify, newId } from '../src/enquiry/identity'
import type { StoredEnquiry } from '../src/enquiry/stored-enquiry'
import type { Outcome } from '../src/outbox/outbox'

/** A PNG with one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A PNG of this many bytes. */
export const padded = (bytes: number) => Buffer.concat([pixel, Buffer.alloc(bytes - pixel.length)])

/** The outcome of a delivery that the relay has accepted. */
export const delivered: Outcome = { kind: 'delivered', reply: '250' }

let made = 0

/** A stored enquiry with a subject, a client and a network of its own. */
export function anEnquiry(differing: Partial<StoredEnquiry> = {}): StoredEnquiry {
  made++
  const subject = differing.subject ?? `Contact Us - Ann ${made}`
  const identity = differing.identity ?? identify({ subject, body: '<p>Hello</p>', files: [] })
  const acceptedAt = differing.acceptedAt ?? Date.now()
  return {
    id: newId(identity, acceptedAt),
    identity,
    acceptedAt,
    subject,
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [],
    client: (257 * made) % 65_536,
    ...differing,
  }
}
