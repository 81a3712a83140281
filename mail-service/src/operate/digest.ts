import { identify, newId } from '../enquiry/identity'
import { toText } from '../enquiry/sanitize'
import type { Outbox } from '../outbox/outbox'

const maxRows = 50

/**
 * Sends the recipients a mail that lists the enquiries in quarantine. The digest goes through the outbox as an enquiry
 * whose identity is the date, so it is sent once a day even by several instances and after restarts.
 */
export async function sendDigest(outbox: Pick<Outbox, 'list' | 'accept'>, now = Date.now()) {
  const { total, entries } = await outbox.list('quarantined', { limit: maxRows, offset: 0 })
  if (!total) return
  const date = new Date(now).toISOString().slice(0, 10)
  // A key with spaces, which no request can have. Otherwise a visitor could send an enquiry that counts as the digest of the day.
  const identity = identify({ subject: 'digest', body: date, files: [] }, `digest of ${date}`)
  const rows = entries.map(
    ({ id, acceptedAt, reason = '' }) =>
      `<tr><td>${new Date(acceptedAt).toISOString().slice(0, 16).replace('T', ' ')}</td><td>${reason}</td><td>${id}</td></tr>`,
  )
  const html =
    `<p>These enquiries have signs of spam and were not delivered. Send or erase them on the admin page (/admin).</p>` +
    `<table><tr><th>Received (UTC)</th><th>Sign</th><th>Enquiry</th></tr>${rows.join('')}</table>` +
    (total > maxRows ? `<p>And ${total - maxRows} more.</p>` : '')
  await outbox.accept({
    id: newId(identity, now),
    identity,
    acceptedAt: now,
    subject: `${total} ${total === 1 ? 'enquiry' : 'enquiries'} in quarantine`,
    html,
    text: toText(html),
    attachments: [],
  })
}
