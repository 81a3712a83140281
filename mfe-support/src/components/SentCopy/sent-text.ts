import { formatFileSize } from '../../files/file-size'
import type { SentEnquiry } from '../../sending/use-enquiry'
import { sentCopyContent as content } from './content'

/** The labels and values of a sent enquiry, with its reference, subject and files, for the screen and the clipboard. */
export function sentEntries({ subject, entries, files, reference }: SentEnquiry) {
  const attached = files.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join('\n')
  return [
    ...(reference ? [{ label: content.reference, value: reference }] : []),
    { label: content.subject, value: subject },
    ...entries,
    ...(attached ? [{ label: content.files, value: attached }] : []),
  ]
}

export const sentText = (sent: SentEnquiry) =>
  sentEntries(sent)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
