import { readSideLength } from '../catalogue/read-side-length'
import { readSize } from '../catalogue/read-size'
import type { FirstSide } from '../catalogue/side-order'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import {
  frameFields,
  headingNames,
  headingWords,
  scheduleFields,
  sizeFields,
  type ScheduleField,
} from './fields'
import { exactnessOf, measureIn } from './measure-heading'
import { firstListedQuantity, hasCurrency, isPerUnit, quantityRank, saysQuantity } from './quantity-heading'
import { remembered } from './remembered'
import { tableLimits } from './table'

/** The field that a heading names. The smaller the rank, the more certain the meaning. */
type HeadingName = { field: ScheduleField; rank: number }

const ranks = new Map<string, HeadingName>()
for (const field of scheduleFields) {
  headingNames[field].forEach((name, at) => {
    const rank = field === 'quantity' ? firstListedQuantity + at : at
    if (!ranks.has(name)) ranks.set(name, { field, rank })
  })
}
/** Headings that are known only by their words together are less certain than all listed ones that are as exact. */
const rankByWords = 50

const wide = '(?:w(?:idth|dth|ide|id|d)?)'
const high = '(?:h(?:eight|igh|gt|t)?|tall)'
const joint = '(?: in)?(?: x | by | and | (?:first )?then | |x)'
const afterSize = '(?<=(?:^| )(?:sizes?|sz|dims?|dimensions?) )'

/** The order of the sides in the words of a heading: `w x h`, `height in x width in`, `hxw`, `h then w`, `size hw`, `size height first`. */
const widthFirst = new RegExp(`(?:^| )${wide}${joint}${high}(?: in)?(?= |$)|${afterSize}wh(?= |$)`)
const heightFirst = new RegExp(
  `(?:^| )${high}${joint}${wide}(?: in)?(?= |$)|${afterSize}(?:hw|${high} first)(?= |$)`,
)

/** The side that the words of a heading or a title put first. Undefined if they name no order. */
export const firstSideIn: (text: string) => FirstSide | undefined = remembered((text) => {
  const words = headingWords(text)
  if (heightFirst.test(words)) return 'height'
  return widthFirst.test(words) ? 'width' : undefined
})

/** What the words of a heading name without the order of the sides: `Unit` of `Unit (W x H)` is a size. */
function sizeNamed(words: string): HeadingName | undefined {
  const known = ranks.get(`${words} size`) ?? ranks.get(words === '' || words === 'in' ? 'size' : words)
  if (known) return sizeFields.includes(known.field) ? known : undefined
  const field = measureIn(`${words} size`)
  return field && { field, rank: rankByWords }
}

/** What a heading names by its words together, although it is not in the lists. */
function nameByWords(words: string): HeadingName | undefined {
  const rest = words.replace(widthFirst, '').replace(heightFirst, '').trim()
  if (rest !== words) return sizeNamed(rest)
  const field = measureIn(words) ?? (saysSleeping(words) ? 'sleeping' : undefined)
  return field && { field, rank: rankByWords }
}

/** Words beside `egress` that do not change its meaning. `Meets egress` is of a window and not of its room. */
const besideEgress = /^(?:egress|emergency|escape|window|wdw|room|req|reqd|required|needed|d|y|n|yes|no|or)$/

/** Whether words name a column that says where egress is needed: `Egress (Y/N)`, `EGRESS REQ'D`. */
const saysSleeping = (words: string) =>
  /\begress\b/.test(words) && words.split(' ').every((word) => besideEgress.test(word))

/**
 * What a heading names; undefined for an unknown one. `Width (in)` has a meaning of its own beside `Width`; other names mean the same
 * with the unit. `W x H` alone is a size. No column of money is used.
 */
export const nameIn: (heading: string) => HeadingName | undefined = remembered((heading) => {
  if (hasCurrency(heading) || isPerUnit(heading)) return undefined
  const words = headingWords(heading)
  const rank = quantityRank(words)
  if (rank !== undefined) return { field: 'quantity', rank }
  const name = ranks.get(words) ?? ranks.get(words.replace(/ in$/, '')) ?? nameByWords(words)
  return name && frameFields.includes(name.field) ? { ...name, rank: name.rank + exactnessOf(words) } : name
})

/** Whether a heading names a quantity, also one that is not surely that of the row: `Qty per floor`. */
export const namesQuantity = (heading: string): boolean =>
  saysQuantity(heading) || nameIn(heading)?.field === 'quantity'

/** Whether a cell says what only a row of a window says: both sides of a size, or a design. */
const isOfWindow = remembered(
  (cell: string) =>
    (!isNumber(cell) && readSize(cell).ok) ||
    (designStart.test(cell) && !(readDesign(cell.trim()) instanceof DesignCodeError)),
)

/** How a design code starts. Reading other texts takes longer. */
const designStart = /^\s*[a-z]{3}\d+-/i

/** A number that is no call size: of a floor, or a year. */
const isNumber = (cell: string) => /^(?:\d{1,3}|(?:19|20)\d{2})$/.test(cell)

const isLength = remembered((cell: string) => isNumber(cell) || readSideLength(cell).ok)

const filledIn = (row: readonly string[]) => row.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** The different fields that headings name. */
export const fieldsOfHeadings = (headings: readonly string[]): ReadonlySet<ScheduleField> =>
  new Set(fieldsNamed(filledIn(headings)))

/** The fields that the cells of a row name. `No` is also an answer, so it counts only with a period or in the first cell. */
const fieldsNamed = (filled: readonly string[]) =>
  filled.flatMap((cell, at) => (at === 0 || !/^no$/i.test(cell) ? (nameIn(cell)?.field ?? []) : []))

/** Whether fields are all that a size needs. */
const areWholeSize = (fields: ReadonlySet<ScheduleField>) =>
  ['size', 'width height', 'opening_size', 'opening_width opening_height'].some((needed) =>
    needed.split(' ').every((field) => fields.has(field as ScheduleField)),
  )

/**
 * Whether a row has the words of headings: at least two, in most of its cells, and more than twice as many as numbers and lengths,
 * because a heading may be a year or the number of a floor. Among many other words a whole size, or a part of one and two more
 * fields, are enough if there are no numbers.
 */
export function isHeading(row: readonly string[]): boolean {
  const filled = filledIn(row)
  if (filled.length > tableLimits.columns) return false
  const named = fieldsNamed(filled)
  if (named.length < 2 || filled.some(isOfWindow)) return false
  const lengths = filled.filter(isLength).length
  if (named.length * 2 >= filled.length && named.length > lengths * 2) return true
  const fields = new Set(named)
  const hasSize = sizeFields.some((field) => fields.has(field))
  return lengths === 0 && fields.size >= 2 && hasSize && (fields.size >= 3 || areWholeSize(fields))
}

/** Whether a line of headings names columns: a part of a size, or three fields. Other lines, such as `Level` and `Unit`, are titles. */
export function isHeadingOfColumns(row: readonly string[]): boolean {
  const fields = fieldsOfHeadings(row)
  return fields.size >= 3 || sizeFields.some((field) => fields.has(field))
}

/** Whether a row has what only rows of windows have: a size, a design or several lengths. */
export function isRowOfWindow(row: readonly string[]): boolean {
  const filled = filledIn(row)
  if (filled.length > tableLimits.columns) return false
  return filled.some(isOfWindow) || filled.filter(isLength).length >= 2
}
