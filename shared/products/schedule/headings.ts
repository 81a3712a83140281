import { readSideLength, readSize, type FirstSide } from '../catalogue/read-size'
import { DesignCodeError } from '../design/code/error'
import { readDesign } from '../design/code/read-design'
import { headingNames, headingWords, scheduleFields, type ScheduleField } from './fields'

/** The field that a heading names. The smaller the rank, the more certain the meaning. */
type HeadingName = { field: ScheduleField; rank: number }

const ranks = new Map<string, HeadingName>()
for (const field of scheduleFields) {
  headingNames[field].forEach((name, rank) => {
    if (!ranks.has(name)) ranks.set(name, { field, rank })
  })
}

/** The order of the sides in the words of a heading: `w x h`, `height in x width in`, `hxw`. */
const widthFirst = /(?:^| )w(?:idth|d)?(?: in)?(?: x | by | |x)h(?:eight|gt|t)?(?: in)?(?= |$)/
const heightFirst = /(?:^| )h(?:eight|gt|t)?(?: in)?(?: x | by | |x)w(?:idth|d)?(?: in)?(?= |$)/

/** The side that comes first in the sizes below a heading: the height below `Size (H x W)`. */
export const firstSideBelow = (heading: string): FirstSide =>
  heightFirst.test(headingWords(heading)) ? 'height' : 'width'

/**
 * What a heading names; undefined for an unknown one. `Width (in)` has a meaning of its own beside `Width`; other names mean the same
 * with the unit. `W x H` alone is a size.
 */
export function nameIn(heading: string): HeadingName | undefined {
  const words = headingWords(heading)
  const known = ranks.get(words) ?? ranks.get(words.replace(/ in$/, ''))
  if (known) return known
  const rest = words.replace(widthFirst, '').replace(heightFirst, '').trim()
  return rest === words ? undefined : ranks.get(rest === '' || rest === 'in' ? 'size' : rest)
}

/** Whether a cell says what only a row of a window says: both sides of a size, or a design. */
const isOfWindow = (cell: string) =>
  (!isNumber(cell) && readSize(cell).ok) || !(readDesign(cell.trim()) instanceof DesignCodeError)

/** A number that is no call size: of a floor, or a year. */
const isNumber = (cell: string) => /^(?:\d{1,3}|(?:19|20)\d{2})$/.test(cell)

/**
 * Whether a row has the words of headings: at least two, in most of its cells, and more than twice as many as numbers and lengths,
 * because a heading may be a year or the number of a floor. `No` is also an answer, so it counts only with a period or in the
 * first cell.
 */
export function isHeading(row: readonly string[]): boolean {
  const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const named = filled.filter((cell, at) => nameIn(cell) && (at === 0 || !/^no$/i.test(cell)))
  const lengths = filled.filter((cell) => isNumber(cell) || readSideLength(cell).ok)
  return (
    named.length >= 2 &&
    named.length * 2 >= filled.length &&
    named.length > lengths.length * 2 &&
    !filled.some(isOfWindow)
  )
}
