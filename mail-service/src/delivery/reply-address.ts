import addressParser from 'nodemailer/lib/addressparser'

/** Characters that end a word in which an address may be. An apostrophe is not one of them: `o'brien@example.com`. */
const separators = /[\s<>()[\]{},;"“”«»|]+/
// The dot-atom of RFC 5322 in lower case.
const atom = "[a-z0-9!#$%&*+/=?^_`{|}~-][a-z0-9!#$%&'*+/=?^_`{|}~-]*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const mailbox = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$`)

/**
 * Finds the e-mail address in the text of an enquiry. A wrong address would send the reply to a stranger, so there is no
 * result when there is any doubt: several addresses, or a word with an @ that is not a plain ASCII address as a whole.
 * @returns The address in lower case, or undefined.
 */
export function replyAddress(text: string): string | undefined {
  const words = text.split(separators).filter((word) => word.includes('@'))
  const found = new Set(words.map((word) => parse(withoutPunctuation(word).toLowerCase())))
  const [address] = found
  return found.size === 1 ? address : undefined
}

/** Removes punctuation at the end of a word. A loop, because a regular expression needs quadratic time for this. */
function withoutPunctuation(word: string): string {
  let end = word.length
  while (end > 0 && '.!?:'.includes(word.charAt(end - 1))) end--
  return word.slice(0, end)
}

function parse(word: string): string | undefined {
  if (word.length > 254 || word.lastIndexOf('@') > 64 || !mailbox.test(word)) return undefined
  const parsed = addressParser(word)
  return parsed.length === 1 && parsed[0]?.address === word ? word : undefined
}
