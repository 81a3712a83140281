import { readCallSize } from './read-call-size'
import { readSides } from './read-sides'
import { firstSideByLabels, labeledSide, type LabeledSide } from './side-label'
import { mostFeet } from './side-limits'
import { firstSideOf, orderNotesIn, type FirstSide } from './side-order'
import { notRead, type ReadSize, type SizeProblem } from './size-result'
import { plainSizeText, problemOfText } from './size-text'
import { isMetric, unitNamed, type SizeUnit } from './size-unit'
import { isMixed, numberIn } from './written-number'

const separator = / ?(?:[x×✕*]|\bby\b) ?/

/** One number and its unit: 60", 59 1/2 in, 5 ft, 1.5 m. */
const oneUnit = /^[\d ./-]+(?<unit>[a-z]+\.?|'{1,2}|")$/

/** Two sides without a sign between them: 3-0 5-0, 48H 36W. */
const unseparated = /^(?:\d{1,2}[-']\d{1,2}"? \d{1,2}[-']\d{1,2}"?|[\d.]+["']?[wh] [\d.]+["']?[wh])$/

/**
 * Reads the size of an opening as schedules write it: 3050, 3'0" x 5'0", 3-0 x 5-0, 36x60, 35 1/2" W x 59 1/2" H,
 * 914 x 1524 mm. Numbers without a unit of their own are in `unit`, as in `readSideLength`. `firstSide` comes first, unless
 * the text names its sides or their order: 60 H x 36, 60 H x 36 W, 60 x 36 wide, 60 x 36 (H x W).
 */
export function readSize(text: string, unit?: SizeUnit, firstSide: FirstSide = 'width'): ReadSize {
  const written = plainSizeText(text)
  const problem = problemOfText(written)
  if (problem) return notRead(problem)
  const { found, rest } = orderNotesIn(written)
  const [noted, ...others] = found.map(firstSideOf)
  if (others.some((side) => side !== noted)) return notRead('AMBIGUOUS')
  return readWithoutNote(rest, unit, { firstSide: noted ?? firstSide, isNoted: noted !== undefined })
}

/** `isNoted` if the text names the order of its sides, to which labels and call sizes must not be contrary. */
type SideOrder = { firstSide: FirstSide; isNoted: boolean }

function readWithoutNote(written: string, unit: SizeUnit | undefined, order: SideOrder): ReadSize {
  const callSize = readCallSize(written)
  if (callSize) return order.isNoted && order.firstSide === 'height' ? notRead('AMBIGUOUS') : callSize
  const parts = written.split(separator)
  const pair = parts.length === 2 ? parts : unseparated.test(written) ? written.split(' ') : []
  const [first, second] = pair.map(labeledSide)
  return first && second ? readPair(first, second, { unit, order }) : notRead('NOT_A_SIZE')
}

type PairContext = { unit: SizeUnit | undefined; order: SideOrder }

function readPair(first: LabeledSide, second: LabeledSide, { unit, order }: PairContext): ReadSize {
  const name = oneUnit.exec(second.text)?.groups?.unit?.replace('.', '') ?? ''
  // Nobody writes 35 1/2 mm, and 35 1/2 in beside millimeters would be a guess.
  if (isMixed(first.text) !== isMixed(second.text) && isMetric(unitNamed(name) ?? unit))
    return notRead('NOT_A_SIZE')
  const ofBoth = unitOfBoth(first.text, name, unit)
  if (ofBoth === 'ambiguous') return notRead('AMBIGUOUS')
  const sides = readSides({ text: first.text, unit: ofBoth }, { text: second.text, unit: ofBoth })
  const [one, other] = sides
  if (!one.ok || !other.ok) {
    const isFailed = (code: SizeProblem) => sides.some((side) => !side.ok && side.problem === code)
    return notRead((['TOO_LARGE', 'AMBIGUOUS'] as const).find(isFailed) ?? 'NOT_A_SIZE')
  }
  const labeledFirst = firstSideByLabels(first, second)
  if (order.isNoted && labeledFirst && labeledFirst !== order.firstSide) return notRead('AMBIGUOUS')
  const isHeightFirst = (labeledFirst ?? order.firstSide) === 'height'
  const [width, height] = isHeightFirst ? [other, one] : [one, other]
  return { ok: true, width: width.side, height: height.side, rounded: width.rounded || height.rounded }
}

/**
 * The unit of both sides: that of the second one, as in 3 x 5 ft, else the one of the heading. A first side that is too
 * large for feet is not in feet: 36 x 5 ft, 24 x 4'. Ambiguous if it may be in feet or not: 12 x 8'.
 */
function unitOfBoth(first: string, nameOfSecond: string, ofHeading: SizeUnit | undefined) {
  const own = unitNamed(nameOfSecond)
  if (own !== 'ft' || !(numberIn(first) > mostFeet(nameOfSecond))) return own ?? ofHeading
  return numberIn(first) > mostFeet(own) ? ofHeading : 'ambiguous'
}
