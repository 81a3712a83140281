/** Characters. Mail programs cut longer links, or do not open at all. */
export const longestMailLink = 1900

/** Encodes a text. A half of a character, as where an emoji was cut, has no encoding and is replaced. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** A link that opens a new message in the visitor's mail program. If `to` is empty, the visitor fills it in. */
export const mailLink = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body.replace(/\n/g, '\r\n'))}`
