import { plainSigns } from '../catalogue/plain-signs'
import { longestText } from './number-words'
import type { TextOf } from './text-of'

const oneMark = '[a-z]{0,3}-?\\d{0,3}[a-z]?'
/** W1, W2, W3 or A & B, B-D and W1-W3. `W1-3` may be one mark. */
const severalMarks = new RegExp(
  `^(?=.*\\w)${oneMark}(?: ?(?:[,;&+]|\\band\\b) ?${oneMark}\\b)+$|^[a-z] ?- ?[a-z]$|^([a-z]{1,3})-?\\d{1,3} ?- ?\\1-?\\d{1,3}$|^${oneMark} (?:to|thru|through) ${oneMark}$`,
)

/** `101A-101C`. */
const severalLetters = /^([a-z]{0,3}\d{1,3})[a-z] ?- ?\1[a-z]$/
/** A (3), A x3, 2 x C or 2 ea C. */
const countedMark = /\w ?\(x? ?\d{1,2}\)$|\w x ?\d{1,2}$|^\d{1,2} ?(?:x|ea|@) ?[a-z]/

/** Whether a text is marks that are written alike, such as W1/W2, `A B` or `W1 W2 W3`. */
function areMarksAlike(text: string): boolean {
  const marks = text.split(/[ /]+/)
  const shapes = new Set(marks.map((mark) => mark.replace(/\d+/g, '0').replace(/[a-z]/g, 'a')))
  return marks.length > 1 && shapes.size === 1 && /^(?:a|a{0,3}-?0a?)$/.test([...shapes][0] ?? '')
}

/** Whether a row without a quantity has the marks of several windows. */
export function hasSeveralMarks(textOf: TextOf): boolean {
  if (textOf('quantity').trim() !== '' || textOf('mark').length <= 2) return false
  const mark = plainSigns(textOf('mark').slice(0, longestText))
  return (
    [severalMarks, severalLetters, countedMark].some((several) => several.test(mark)) || areMarksAlike(mark)
  )
}
