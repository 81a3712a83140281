import { formatFileSize } from '../../forms/file-size'
import type { SentEnquiry } from '../../forms/use-enquiry'
import { sentCopyContent as content } from './SentCopy.content'

/** What was sent as lines of label and value, for the screen and for the clipboard. */
export function sentEntries({ subject, entries, files }: SentEnquiry) {
  const attached = files.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join('\n')
  return [
    { label: content.subject, value: subject },
    ...entries,
    ...(attached ? [{ label: content.files, value: attached }] : []),
  ]
}

export const sentText = (sent: SentEnquiry) =>
  sentEntries(sent)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
