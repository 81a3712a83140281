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

/** Cells over a hundred columns are made to break a page, not to hold an answer. */
const modestSpan: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => /^[1-9]\d?$/.test(value))),
})

/** Passes after which markup that still changes is given up. */
const mostPasses = 5

/**
 * Leaves text and its structure: no attribute but the span of a table cell, hence no address, no style, no script.
 * Links keep their text. Doing it twice changes nothing: markup that a parser rearranges at every reading is read
 * until it stands still, or becomes plain text.
 */
export function sanitise(html: string): string {
  let last = html
  for (let n = 0; n < mostPasses; n++) {
    const next = pass(last)
    if (next === last) return last
    last = next
  }
  return sanitizeHtml(last, { allowedTags: [], allowedAttributes: {} })
}

function pass(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...tables, ...texts, ...marks],
    allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    transformTags: { td: modestSpan, th: modestSpan },
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
  })
}

/**
 * The same enquiry for a reader without HTML: a row of a table is a line, its heading stands before a colon. Text
 * that stands where a table has no place for it is kept, too. Takes what `sanitise` gave.
 */
export const toText = (sanitised: string): string => readAsText(sanitised).trim()

// Made once: preparing the selectors costs more than converting an enquiry.
const readAsText = compile({
  wordwrap: false,
  limits: { maxInputLength: 1 << 20, maxDepth: 40 },
  selectors: [
    { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})
