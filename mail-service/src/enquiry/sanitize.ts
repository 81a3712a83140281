import { compile } from 'html-to-text'
import sanitizeHtml, { type Transformer } from 'sanitize-html'

const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const texts = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'div',
  'span',
  'blockquote',
]
const marks = ['b', 'strong', 'i', 'em', 'u', 'small', 'pre', 'code']

/** Removes column and row spans that are not 1 to 99. Larger spans are only used to break a layout. */
const limitSpan: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => /^[1-9]\d?$/.test(value))),
})

const maxPasses = 5

/**
 * Tags that are sanitized. Each costs up to 4 µs of the service's only thread, mostly in the text version. The forms send
 * at most one tag for each field and line.
 */
const maxTags = 5000

/**
 * Removes everything from HTML except text and its structure. The only attributes left are the spans of table cells, so
 * no URL, style or script remains. Links keep their text. Sanitizing again changes nothing: the HTML is sanitized until
 * the result no longer changes, and becomes plain text if it still changes after `maxPasses`. HTML with more than
 * `maxTags` becomes plain text at once.
 */
export function sanitize(html: string): string {
  // A tag becomes a blank, because it may separate words.
  if (html.split('<').length - 1 > maxTags) return withoutTags(html.replace(/<[a-z!/][^<>]*>/gi, ' '))
  let last = html
  for (let n = 0; n < maxPasses; n++) {
    const next = pass(last)
    if (next === last) return last
    last = next
  }
  return withoutTags(last)
}

const withoutTags = (html: string) => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })

function pass(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...tables, ...texts, ...marks],
    allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    transformTags: { td: limitSpan, th: limitSpan },
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
  })
}

/**
 * Converts sanitized HTML to plain text. A table row becomes a line: its heading, a colon, its value. Text in a table
 * outside of any cell is kept as well.
 */
export const toText = (sanitized: string): string => convertToText(sanitized).trim()

// Compiled once, because preparing the selectors takes longer than converting an enquiry.
const convertToText = compile({
  wordwrap: false,
  // Others, such as a zero-width space, can be inside a copied address. As a blank they would leave the end of it, which may be
  // the address of a stranger.
  whitespaceCharacters: ' \t\r\n',
  limits: { maxInputLength: 1 << 20, maxDepth: 40 },
  selectors: [
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})
