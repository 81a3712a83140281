import type { FirstSide } from '../catalogue/side-order'
import { headingWords } from './fields'
import { noteOnLengths, noteIn, onlyOne } from './heading-unit'
import { firstSideIn, isHeading } from './headings'
import { mayBeFrame } from './measure-heading'
import { sentencesIn } from './sentences'
import type { ScheduleTable } from './table'

/** Both sides with `and` between them may have no order: `Verify height and width`. */
const withoutLists = (text: string) => text.replace(/[,&]|\band\b/gi, ' or ')

/**
 * The side that a sentence puts first in all sizes. A sentence with numbers may be the text of a window, and only what it says of all
 * sizes is an order.
 */
function firstSideOf(sentence: string): FirstSide | undefined {
  const note = noteIn(sentence, noteOnLengths)
  if (note) return firstSideIn(withoutLists(note))
  const isOfAll = !/\d/.test(sentence) && mayBeFrame(headingWords(sentence))
  return isOfAll ? firstSideIn(withoutLists(sentence).replaceAll('/', ' or ')) : undefined
}

/**
 * The side that the titles above the headings put first in all sizes, or the notes below the last rows, as in `All sizes are height x
 * width` or `NOTE: HEIGHT BY WIDTH`. Undefined if they name no order, or several. Lines above later headings may be of the rows below
 * these or of the rows above, so they say nothing.
 * @param heading Index of the row of the headings; -1 if the table has none.
 */
export function firstSideOfTitles(table: ScheduleTable, heading: number): FirstSide | undefined {
  const last = Math.max(table.findLastIndex(isHeading), heading)
  const lines = [...table.slice(0, Math.max(heading, 0)), ...table.slice(last + 1)]
  return onlyOne(new Set(sentencesIn(lines).flatMap((sentence) => firstSideOf(sentence) ?? [])))
}
