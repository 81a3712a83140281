import { plainSigns } from '../catalogue/plain-signs'
import { isQuantity } from '../project/project'
import { sizeFields } from './fields'
import { loneNumberIn } from './lone-number'
import { longestText, notOfParts, numberWords } from './number-words'
import type { TextOf } from './text-of'

/** How many windows a text names; `unclear` if it may name a number of them. */
type Count = number | 'unclear' | undefined

/** (2) 3050, 2 @ 36x60, 2 ea 36x60, qty 2: 3050. */
const countBefore = new RegExp(
  `^(?:\\((\\d{1,3})\\)(?= ?[a-z\\d])${notOfParts}|(\\d{1,3}) ?(?:@|(?:ea|each|pcs)\\b)|qty\\.?:? ?(\\d{1,3})\\b)`,
)
/** 3050, qty 3 or 36x60, 3 ea. */
const countAfter = /(?:\bqty\.?:? ?(\d{1,3})|[,;] ?(\d{1,3}) ?(?:ea|each|pcs)\.?)$/
const windowWords =
  '(?:windows?|(?:double|single)[ -]hungs?|[sd]h|casements?|awnings?|sliders?|fixed|pictures?|hoppers?)\\b(?! ?(?:lites?|lights?|panels?|panes?))'
/** Two 3050, or 2 double hung. */
const countInFront = new RegExp(
  `^(?:(${numberWords.join('|')}) (?=\\d{3}|\\d{2} ?x|${windowWords})|(?!1 )(\\d{1,2}) ?x? (?=${windowWords}))`,
)
/** 3050 SH x2. */
const countWithX = /(?<=[a-z]) (?:x ?(\d{1,2})|\(x ?(\d{1,2})\))$/

/** After a call size, but not after the number of a series, such as 8000-1. */
const countBehindCall = /(?<!\S)\d{4}(?:-| ?[x/] ?)\d{1,2}$/
/** 36x60 (3), 3050 3 ea, twin 3050, 3050-3, 3050 / 3: a count, a note, or windows that are joined. */
const countNotes = [
  new RegExp(`\\(\\d{1,3}\\)${notOfParts}`),
  /(?<![x×] ?)\b\d{1,3} ?(?:ea|each|pcs)\b/,
  /\bqty\b|\btwin\b|\bmull(?:ed)?\b|\b(?:pair|set) of\b|\b(?:double|triple|quad) (?=\d)/,
  countInFront,
  countWithX,
]
const mayBeCount = (isOfSize: boolean) => (isOfSize ? [...countNotes, countBehindCall] : countNotes)

/** 36x60 (3), 3050 3 ea, 3050-3. */
const countBehind =
  / ?\((\d{1,3})\)$|(?<![x×]) (\d{1,3}) ?(?:ea|each|pcs)\.?$|(?<=(?<!\S)\d{4})(?:-| ?[x/] ?)(\d{1,2})$/

/** A number before or behind a text that is the quantity again if it is the same number, and the rest of the text. */
function repeatedIn(written: string): { count: number; rest: string } | undefined {
  for (const pattern of [countInFront, countWithX, countBehind]) {
    const match = pattern.exec(written)
    if (!match) continue
    const found = match.slice(1).find(Boolean) ?? ''
    const ofWord = numberWords.findIndex((word) => word === found)
    const count = ofWord >= 0 ? ofWord + 2 : Number(found)
    return { count, rest: written.replace(match[0], '').trim() }
  }
  return undefined
}

type CountOptions = { isOfSize: boolean; quantity?: number | undefined }

/** @param options `quantity`: a number beside the text that is the same does not make it unclear. */
function countIn(text: string, { isOfSize, quantity }: CountOptions): Count {
  if (text === '') return undefined
  const written = plainSigns(text.slice(0, longestText))
  const repeated = repeatedIn(written)
  if (repeated && repeated.count === quantity) {
    const other = countIn(repeated.rest, { isOfSize })
    return other === undefined || other === quantity ? quantity : 'unclear'
  }
  const match = countBefore.exec(written) ?? countAfter.exec(written)
  if (!match) return mayBeCount(isOfSize).some((pattern) => pattern.test(written)) ? 'unclear' : undefined
  const count = Number(match.slice(1).find(Boolean))
  const rest = written.replace(match[0], '')
  return isQuantity(count) && countIn(rest, { isOfSize }) === undefined ? count : 'unclear'
}

/** The fields that may name a number of windows. */
const countFields = ['type', 'size', 'opening_size'] as const

const hasLoneNumber = (textOf: TextOf, place: ReturnType<typeof loneNumberIn>) =>
  countFields.some((field) => loneNumberIn(textOf(field)) === place)

/**
 * How many windows the size and the type of a row name, if it has no other quantity. Unclear if they may name a number, or
 * one that is not the quantity. Undefined if they name none, or the quantity again.
 * @param quantity What the text of the quantity means.
 */
export function countOfRow(textOf: TextOf, quantity: number | undefined): Count {
  const isWritten = textOf('quantity').trim() !== ''
  const hasSize = sizeFields.some((field) => textOf(field).trim() !== '')
  const counts = countFields.flatMap((field) => {
    // Without another size, that of the row is in its type.
    const isOfSize = field !== 'type' || !hasSize
    return countIn(textOf(field), { isOfSize, quantity: isWritten ? quantity : undefined }) ?? []
  })
  const [count] = counts
  if (count === undefined) return !isWritten && hasLoneNumber(textOf, 'beside') ? 'unclear' : undefined
  if (counts.some((other) => other !== count) || count === 'unclear') return 'unclear'
  if (!isWritten) return count
  return quantity === count ? undefined : 'unclear'
}

/**
 * Whether a row may be of several windows although it is read as one, because its size or type has another number, or its notes have a
 * quantity.
 */
export const mayHaveCount = (textOf: TextOf): boolean =>
  textOf('quantity').trim() === '' &&
  (hasLoneNumber(textOf, 'apart') || /\b(?:qty|quantity)\b\W*\d/i.test(textOf('notes').slice(0, longestText)))
