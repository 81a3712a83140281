// What reorders or hides text, as pasted from elsewhere: nothing to refuse a visitor for, nothing to mail either.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** One line for the header, at most 300 characters, from a subject that the schema let pass. */
export function cleanSubject(given: string): string {
  const line = given
    .replace(invisible, '')
    .replace(loneSurrogate, '\ufffd')
    // The sign of an encoded word (RFC 2047): a mail program would decode what the visitor typed.
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim()
  return line || 'Enquiry'
}
