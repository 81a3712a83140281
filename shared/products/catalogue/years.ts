/** Four digits that can be a year. */
const yearDigits = String.raw`(?:19\d|20[0-3])\d`
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** Words beside which four digits are a year, in lower case: codes, standards, documents and dates. */
const yearWords = String.raw`(?:irc|ibc|crc|cbc|cec|iecc|calgreen|title(?:[ -]?24)?|t-?24|codes?|edition|aama|nafs|nfrc|astm|ansi|quotes?|drawings?|permit|dated?|year|rev|revised|issued|installed|built|(?:${months})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?)`
/** A year right beside such a word: IRC 2021, 2022 Title 24, May 5, 2025. */
const yearBesideWord = new RegExp(
  String.raw`(?<=\b${yearWords}[ :,.(-]{1,3})${yearDigits}(?![\d'"/])|(?<![\w.'"/-])${yearDigits}(?=[ ,.)-]{1,3}${yearWords}\b)`,
  'g',
)
const date = /(?<!\d)(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])(?!\d)/g

const year = new RegExp(`^${yearDigits}$`)
/** Words of texts that may contain a year anywhere. */
const wordNearYear = new RegExp(String.raw`\b(?:${yearWords}|per|revision|energy|star|standard|plans?|set)\b`)

/** Replaces dates, and the years of codes, standards and documents, by `_`. */
export const withoutYears = (text: string): string => text.replace(date, '_').replace(yearBesideWord, '_')

/** Whether a number can be a year in a text: it has four digits, and the text names a code or a document. */
export const mayBeYear = (number: string, text: string): boolean =>
  year.test(number) && wordNearYear.test(text)
