import addressParser from 'nodemailer/lib/addressparser'

/** Whitespace between words. Other kinds, such as a no-break space, can be inside a copied address, so they leave a doubt. */
const whitespace = /[ \t\r\n]+/
/** Punctuation before and after an address. An apostrophe is part of an address: `o'brien@example.com`. */
const [opening, closing] = ['<([{"“«|', '>)]}"”»|,;.!?:']
// The dot-atom of RFC 5322 in lower case.
const atom = "[a-z0-9!#$%&*+/=?^_`{|}~-][a-z0-9!#$%&'*+/=?^_`{|}~-]*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const mailbox = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$`)

/**
 * Finds the e-mail address to which an answer goes: what the visitor has entered in an e-mail field of their own
 * (`Email: ann@example.com`), or a text that is an address and nothing else. An address inside a sentence may be another person's,
 * and so is that of a field with another name, such as `Dealer Email`. A wrong address would send the reply to a stranger, so there
 * is no result when there is any doubt: several addresses, a word with an @ that is not a plain ASCII address as a whole, or an
 * e-mail field with more than an address, as in `Email: ann smith@example.com`.
 * @returns The address in lower case, or undefined.
 */
export function replyAddress(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const words = text.split(whitespace).filter((word) => word.includes('@'))
  const fields = emailFields(lines)
  const found = new Set([...words, ...fields.map(({ value }) => withoutName(value))].map(addressIn))
  const [address] = found
  const own = fields.flatMap(({ name, value }) => (ownField.test(name) ? value : []))
  const given = lines.length === 1 ? [...own, ...lines] : own
  const isGiven = given.some((value) => addressIn(withoutName(value)) === address)
  return found.size === 1 && isGiven ? address : undefined
}

const addressIn = (word: string) => parse(bare(word).toLowerCase())

/** The name of an e-mail field, as forms and people write it: `Homeowner Email`, `E-mail address (work)`. */
const fieldName = /^(?:\S+ ){0,4}e-?mail(?: address)?(?: \([^)]*\))?$/i
/** The name of an e-mail field that holds the visitor's own address. */
const ownField =
  /^(?:(?:my|your|homeowner|best|contact|personal|work) ){0,4}e-?mail(?: address)?(?: \([^)]*\))?$/i
/** Longest name of a field, with its colon, in characters. */
const longestName = 60

type Field = { name: string; value: string }

/** The fields in lines such as `Homeowner Email: ann@example.com`. The value can be in the next line. */
function emailFields(lines: readonly string[]): Field[] {
  return lines.flatMap((line, at) => {
    const end = line.slice(0, longestName).indexOf(':')
    const name = line.slice(0, Math.max(end, 0)).trim()
    if (!fieldName.test(name)) return []
    const value = line.slice(end + 1).trim() || lines[at + 1]
    return value === undefined ? [] : { name, value }
  })
}

/** The address in `Ann Smith <ann@example.com>`; another text as it is. */
function withoutName(value: string): string {
  const start = value.indexOf('<')
  return start > 0 && value.endsWith('>') ? value.slice(start) : value
}

/** Removes punctuation around a word. Loops, because a regular expression needs quadratic time for this. */
function bare(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && opening.includes(word.charAt(start))) start++
  while (end > start && closing.includes(word.charAt(end - 1))) end--
  return word.slice(start, end)
}

function parse(word: string): string | undefined {
  if (word.length > 254 || word.lastIndexOf('@') > 64 || !mailbox.test(word)) return undefined
  const parsed = addressParser(word)
  return parsed.length === 1 && parsed[0]?.address === word ? word : undefined
}
