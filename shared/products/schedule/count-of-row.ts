import { plainSigns } from '../catalogue/read-size'
import { isQuantity } from '../project/project'
import type { TextOf } from './text-of'

/** How many windows a text names; `unclear` if it may name a number of them. */
type Count = number | 'unclear' | undefined

/** Longer texts are cut. */
const longestText = 300
/** A number of these is not one of windows: (3) panel slider. */
const notOfParts =
  '(?! ?-?(?:panels?|lites?|lights?|panes?|tracks?|wide|lea(?:f|ves)|sash(?:es)?|rows?|bars?)\\b)'
/** (2) 3050, 2 @ 36x60, 2 ea 36x60, qty 2: 3050. */
const countBefore = new RegExp(
  `^(?:\\((\\d{1,3})\\)(?= ?[a-z\\d])${notOfParts}|(\\d{1,3}) ?(?:@|(?:ea|each|pcs)\\b)|qty\\.?:? ?(\\d{1,3})\\b)`,
)
/** 3050, qty 3 or 36x60, 3 ea. */
const countAfter = /(?:\bqty\.?:? ?(\d{1,3})|[,;] ?(\d{1,3}) ?(?:ea|each|pcs)\.?)$/
/** 36x60 (3), 3050 3 ea, twin 3050, 3050-3, 3050 / 3: a count, a note, or windows that are joined. */
const mayBeCount = [
  new RegExp(`\\(\\d{1,3}\\)${notOfParts}`),
  /(?<![x×] ?)\b\d{1,3} ?(?:ea|each|pcs)\b/,
  /\bqty\b|\btwin\b|\bmull(?:ed)?\b|\b(?:pair|set) of\b|\b(?:double|triple|quad) (?=\d)/,
  /(?<!\S)\d{4}(?:-| ?[x/] ?)\d{1,2}$/,
]

function countIn(text: string): Count {
  if (text === '') return undefined
  const written = plainSigns(text.slice(0, longestText))
  const match = countBefore.exec(written) ?? countAfter.exec(written)
  if (!match) return mayBeCount.some((pattern) => pattern.test(written)) ? 'unclear' : undefined
  const count = Number(match.slice(1).find(Boolean))
  const rest = written.replace(match[0], '')
  return isQuantity(count) && countIn(rest) === undefined ? count : 'unclear'
}

/**
 * How many windows the size and the type of a row name, if it has no other quantity. Unclear if they may name a number, or
 * one that is not the quantity. Undefined if they name none, or the quantity again.
 * @param quantity What the text of the quantity means.
 */
export function countOfRow(textOf: TextOf, quantity: number | undefined): Count {
  const counts = (['type', 'size', 'opening_size'] as const).flatMap((field) => countIn(textOf(field)) ?? [])
  const [count] = counts
  if (count === undefined) return undefined
  if (counts.some((other) => other !== count) || count === 'unclear') return 'unclear'
  if (textOf('quantity').trim() === '') return count
  return quantity === count ? undefined : 'unclear'
}

const oneMark = '[a-z]{0,3}-?\\d{0,3}[a-z]?'
/** W1, W2, W3 or A & B, B-D and W1-W3. `W1-3` may be one mark. */
const severalMarks = new RegExp(
  `^(?=.*\\w)${oneMark}(?: ?(?:[,;&+]|\\band\\b) ?${oneMark}\\b)+$|^[a-z] ?- ?[a-z]$|^([a-z]{1,3})-?\\d{1,3} ?- ?\\1-?\\d{1,3}$|^${oneMark} (?:to|thru|through) ${oneMark}$`,
)

/** Whether a row without a quantity has the marks of several windows. */
export const hasSeveralMarks = (textOf: TextOf) =>
  textOf('quantity').trim() === '' &&
  textOf('mark').length > 2 &&
  severalMarks.test(plainSigns(textOf('mark').slice(0, longestText)))
