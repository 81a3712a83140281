// Invisible characters that reorder or hide text. They are removed instead of refused, because visitors paste them without
// noticing.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Cleans a validated subject for the mail header: one line without invisible characters. */
export function cleanSubject(given: string): string {
  const line = given
    .replace(invisible, '')
    .replace(loneSurrogate, '\ufffd')
    // `=?` starts an encoded word (RFC 2047). A mail program would decode it instead of showing what the visitor typed.
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim()
  return line || 'Enquiry'
}
