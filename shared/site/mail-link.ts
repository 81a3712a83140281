/** A link that opens a new message in the visitor's mail program. If `to` is empty, the visitor fills it in. */
export const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
