import { DimensionError, inches, nearestSixteenth, toInches, type Sixteenths } from './dimension'
import { plainFractions } from './plain-fractions'
import { parseInches } from './read-length'
import { firstSideOf, orderNotesIn, type FirstSide } from './side-order'
import { unitNamed, type SizeUnit } from './size-unit'
import { mayBeYear } from './years'

type SizeProblem = 'EMPTY' | 'NOT_A_SIZE' | 'AMBIGUOUS' | 'TOO_LARGE'
export type ReadSide = { ok: true; side: Sixteenths; rounded: boolean } | { ok: false; problem: SizeProblem }
export type ReadSize =
  { ok: true; width: Sixteenths; height: Sixteenths; rounded: boolean } | { ok: false; problem: SizeProblem }

/** Characters. Longer texts are not sizes. */
const longestText = 64
/** Inches. A number without a unit that is larger than this is in millimeters: no window is 20 feet wide. */
const largestPlain = 240
/** A number up to this one may be in inches beside one that is surely in millimeters: 36 x 1524. */
const mayBeInches = 120
/** Inches. */
const largestSide = 480

const perUnit: Readonly<Record<SizeUnit, number>> = {
  in: 1,
  ft: 12,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  m: 1000 / 25.4,
}

const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const mixedNumber = /^(?<whole>\d{1,3})(?: ?- ?| )(?<top>\d{1,2}) ?\/ ?(?<bottom>\d{1,2})$/
/** 1.200 is a length in millimeters with a point between the thousands, or in another country one with decimals. */
const mayBeThousands = /^\d{1,2}\.\d{3}$/
const numberWithUnit = /^(?<value>[\d ./-]*[\d.]) ?(?<unit>[a-z]+\.?|')$/
/** 3-0 and 3/0 are feet and inches on schedules: 3'0". */
const feetAndInches = /^(?<feet>\d{1,2}) ?[-/] ?(?<inches>\d{1,2})(?: (?<rest>\d{1,2}\/\d{1,2}))?"?$/

/** Lower case, with single spaces, and the signs of fractions, feet and inches in ASCII. */
export const plainSigns = (text: string): string =>
  plainFractions(text.trim().toLowerCase())
    .replace(/[–−‐‑—]/g, '-')
    .replace(/[”“]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')

/** 1,200 is 1200. */
const plain = (text: string) =>
  plainSigns(text).replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/g, (number) => number.replaceAll(',', ''))

const hasDigit = (text: string) => /\d/.test(text)

const problem = (code: SizeProblem) => ({ ok: false, problem: code }) as const

function sideOf(value: number): ReadSide {
  if (!(value > 0)) return problem('NOT_A_SIZE')
  if (value > largestSide) return problem('TOO_LARGE')
  const side = nearestSixteenth(value)
  return { ok: true, side, rounded: Math.abs(toInches(side) - value) > 1e-3 }
}

/** A decimal or a mixed number: 3.5, 3 1/2, 3-1/2. NaN for other texts. */
function numberIn(text: string): number {
  if (plainNumber.test(text)) return Number(text)
  const { whole, top, bottom } = mixedNumber.exec(text)?.groups ?? {}
  const part = Number(top) / Number(bottom)
  return part < 1 ? Number(whole) + part : NaN
}

const isMixed = (text: string) => mixedNumber.test(text)

/**
 * Feet. Larger numbers are not surely in feet, although feet are named near them. The sign of feet is often written for
 * that of inches.
 */
const mostFeet = (name: string) => (name === "'" ? 8 : 20)

/**
 * Reads one side of an opening as schedules write it: 36, 35 1/2", 3'0", 3'-0 1/2", 3-0, 914 mm. Metric lengths and
 * decimals are rounded to the nearest sixteenth. A number without a unit is in `unit`, which the heading of a column can
 * name. If `unit` is undefined, it is in inches, or in millimeters if it is larger than 240. A mixed number without a unit is
 * in feet if `unit` is, else in inches. A side of more than 480 in is too large. 1.200 is ambiguous in millimeters.
 */
export function readSideLength(text: string, unit?: SizeUnit): ReadSide {
  const written = plain(text)
  if (written === '') return problem('EMPTY')
  if (written.length > longestText || !hasDigit(written)) return problem('NOT_A_SIZE')
  if (plainNumber.test(written)) {
    return readNumber(written, unit ?? (Number(written) > largestPlain ? 'mm' : 'in'))
  }
  const { value = '', unit: name = '' } = numberWithUnit.exec(written)?.groups ?? {}
  const own = unitNamed(name.replace('.', ''))
  const [mixed, feet] = own === 'ft' ? [value, name] : [unit === 'ft' ? written : '', 'ft']
  if (isMixed(mixed)) return sideOf(numberIn(mixed) <= mostFeet(feet) ? numberIn(mixed) * perUnit.ft : NaN)
  // Inches may be decimals that mean a sixteenth.
  if (own && own !== 'in') return plainNumber.test(value) ? readNumber(value, own) : problem('NOT_A_SIZE')
  const trade = feetAndInches.exec(written)?.groups
  if (trade && Number(trade.inches) < 12) {
    // 31/2 is a number that has lost its space.
    if (Number(trade.feet) > largestPlain / perUnit.ft) return problem('NOT_A_SIZE')
    return readInches(`${trade.feet}' ${trade.inches}${trade.rest ? ` ${trade.rest}` : ''}`)
  }
  return readInches(written)
}

const readNumber = (digits: string, unit: SizeUnit): ReadSide =>
  unit === 'mm' && mayBeThousands.test(digits) ? problem('AMBIGUOUS') : sideOf(Number(digits) * perUnit[unit])

/** Whether a text has a fraction of one or more: 351/2 is a number that has lost its space. */
const hasImproperFraction = (text: string) => {
  const [, top, bottom] = /(?<!\d)(\d+) ?\/ ?(\d+)/.exec(text) ?? []
  return Number(top) >= Number(bottom)
}

function readInches(text: string): ReadSide {
  if (hasImproperFraction(text)) return problem('NOT_A_SIZE')
  try {
    return sideOf(toInches(parseInches(text)))
  } catch (error) {
    if (!(error instanceof DimensionError)) throw error
    if (error.code === 'TOO_LONG') return problem('TOO_LARGE')
    const decimal =
      error.code === 'NOT_A_SIXTEENTH' ? /^(\d+\.\d+) ?(?:"|in\.?|inch|inches)?$/.exec(text) : null
    return decimal ? sideOf(Number(decimal[1])) : problem('NOT_A_SIZE')
  }
}

/** Every size that a call size can mean: 3050 is 3'0" by 5'0". Inches of two digits are 10 or 11. */
function callSizes(digits: string): { width: number; height: number }[] {
  const sides = (part: string): number[] => {
    const found: number[] = []
    for (const split of [1, 2]) {
      const [feet, rest] = [part.slice(0, split), part.slice(split)]
      if (feet.startsWith('0') || !/^(?:\d|1[01])$/.test(rest)) continue
      const length = Number(feet) * 12 + Number(rest)
      if (length <= largestPlain) found.push(length)
    }
    return found
  }
  const sizes: { width: number; height: number }[] = []
  for (let at = 2; at <= digits.length - 2; at += 1) {
    for (const width of sides(digits.slice(0, at))) {
      for (const height of sides(digits.slice(at))) sizes.push({ width, height })
    }
  }
  return sizes
}

/** The width of a call size comes first, whatever the heading of its column says. */
function readCallSize(digits: string): ReadSize {
  const [size, ...others] = callSizes(digits)
  if (!size) return problem('NOT_A_SIZE')
  if (others.length > 0) return problem('AMBIGUOUS')
  return { ok: true, width: inches(size.width), height: inches(size.height), rounded: false }
}

/** The text of a side and the unit of its column. */
type WrittenSide = { text: string; unit: SizeUnit | undefined }

const isMetric = (unit: SizeUnit | undefined) => unit === 'mm' || unit === 'cm' || unit === 'm'

/** The value of a number of which neither the text nor the column names the unit. */
function bareNumber({ text, unit }: WrittenSide): number | undefined {
  const written = plain(text)
  return unit === undefined && plainNumber.test(written) ? Number(written) : undefined
}

/** Whether a side is metric by its unit, by that of its column or, without a unit, by its value. */
function isMetricSide(side: WrittenSide): boolean {
  const name = numberWithUnit.exec(plain(side.text))?.groups?.unit ?? ''
  return isMetric(unitNamed(name.replace('.', '')) ?? side.unit) || (bareNumber(side) ?? 0) > largestPlain
}

/**
 * Reads the two sides of an opening. If one of two numbers without a unit must be in millimeters, both are. They are
 * ambiguous if one side is surely metric and the other may be in inches: 36 x 1524, 91 cm x 60.
 */
export function readSides(one: WrittenSide, other: WrittenSide): readonly [ReadSide, ReadSide] {
  const read = [readSideLength(one.text, one.unit), readSideLength(other.text, other.unit)] as const
  if (!read[0].ok || !read[1].ok || isMetricSide(one) === isMetricSide(other)) return read
  const bare = [one, other].flatMap((side) => bareNumber(side) ?? [])
  if (bare.length === 0) return read
  if (bare.length === 1 || Math.min(...bare) <= mayBeInches)
    return [problem('AMBIGUOUS'), problem('AMBIGUOUS')]
  return [readSideLength(one.text, 'mm'), readSideLength(other.text, 'mm')]
}

/** The length of a side, the first letter of its label, and whether that is surely a label: `36" wide`, `36W`, `36 (W)`. */
type Labeled = { text: string; label: string; isSure: boolean }

const labelBefore = /^\(?(?<name>width|wd|w|height|hgt|ht|h)\)?[.:]? ?(?=[\d.])/
const labelAfter = /(?<gap> ?\(?)(?<name>wide|width|wd|w|high|height|hgt|ht|tall|(?<!inc)h)\.?\)?$/

function labeled(part: string): Labeled {
  const written = part.trim()
  const match = labelBefore.exec(written) ?? labelAfter.exec(written)
  const { name = '', gap = '' } = match?.groups ?? {}
  const text = match ? written.replace(match[0], '') : written
  return {
    text: text.trim(),
    label: name.charAt(0).replace('t', 'h'),
    isSure: name.length > 1 || gap !== ' ',
  }
}

/**
 * The side that comes first by the labels of the sides. Undefined if they name none, or both the same. A `W` that stands alone
 * after the second side may mean something else, such as white: 36 x 60 W.
 */
function firstSideBy(first: Labeled, second: Labeled): FirstSide | undefined {
  const isLetter = first.label === '' && second.label === 'w' && !second.isSure
  if (first.label === second.label || isLetter) return undefined
  return first.label === 'h' || second.label === 'w' ? 'height' : 'width'
}

const separator = / ?(?:[x×✕*]|\bby\b) ?/

/** One number and its unit: 60", 59 1/2 in, 5 ft, 1.5 m. */
const oneUnit = /^[\d ./-]+(?<unit>[a-z]+\.?|'{1,2}|")$/

/**
 * The unit of both sides: that of the second one, as in 3 x 5 ft, else the one of the heading. A first side that is too
 * large for feet is not in feet: 36 x 5 ft, 24 x 4'. Ambiguous if it may be in feet or not: 12 x 8'.
 */
function unitOfBoth(first: string, nameOfSecond: string, ofHeading: SizeUnit | undefined) {
  const own = unitNamed(nameOfSecond)
  if (own !== 'ft' || !(numberIn(first) > mostFeet(nameOfSecond))) return own ?? ofHeading
  return numberIn(first) > mostFeet(own) ? ofHeading : 'ambiguous'
}

/** Two sides without a sign between them: 3-0 5-0, 48H 36W. */
const unseparated = /^(?:\d{1,2}[-']\d{1,2}"? \d{1,2}[-']\d{1,2}"?|[\d.]+["']?[wh] [\d.]+["']?[wh])$/

/**
 * Reads the size of an opening as schedules write it: 3050, 3'0" x 5'0", 3-0 x 5-0, 36x60, 35 1/2" W x 59 1/2" H,
 * 914 x 1524 mm. Numbers without a unit of their own are in `unit`, as in `readSideLength`. `firstSide` comes first, unless
 * the text names its sides or their order: 60 H x 36, 60 H x 36 W, 60 x 36 wide, 60 x 36 (H x W).
 */
export function readSize(text: string, unit?: SizeUnit, firstSide: FirstSide = 'width'): ReadSize {
  const written = plain(text)
  if (written === '') return problem('EMPTY')
  if (written.length > longestText || !hasDigit(written)) return problem('NOT_A_SIZE')
  const { found, rest } = orderNotesIn(written)
  const [noted, ...others] = found.map(firstSideOf)
  if (others.some((side) => side !== noted)) return problem('AMBIGUOUS')
  return readWithoutNote(rest, unit, { firstSide: noted ?? firstSide, isNoted: noted !== undefined })
}

/** `isNoted` if the text names the order of its sides, to which labels and call sizes must not be contrary. */
type SideOrder = { firstSide: FirstSide; isNoted: boolean }

function readWithoutNote(written: string, unit: SizeUnit | undefined, order: SideOrder): ReadSize {
  const { digits, type } = /^(?<digits>\d{4,6})(?: ?(?<type>[a-z]{1,5}))?$/.exec(written)?.groups ?? {}
  if (digits) {
    if (order.isNoted && order.firstSide === 'height') return problem('AMBIGUOUS')
    return type !== undefined && mayBeYear(digits, type) ? problem('NOT_A_SIZE') : readCallSize(digits)
  }
  const parts = written.split(separator)
  const pair = parts.length === 2 ? parts : unseparated.test(written) ? written.split(' ') : []
  const [first, second] = pair.map(labeled)
  return first && second ? readPair(first, second, { unit, order }) : problem('NOT_A_SIZE')
}

type PairContext = { unit: SizeUnit | undefined; order: SideOrder }

function readPair(first: Labeled, second: Labeled, { unit, order }: PairContext): ReadSize {
  const name = oneUnit.exec(second.text)?.groups?.unit?.replace('.', '') ?? ''
  // Nobody writes 35 1/2 mm, and 35 1/2 in beside millimeters would be a guess.
  if (isMixed(first.text) !== isMixed(second.text) && isMetric(unitNamed(name) ?? unit))
    return problem('NOT_A_SIZE')
  const ofBoth = unitOfBoth(first.text, name, unit)
  if (ofBoth === 'ambiguous') return problem('AMBIGUOUS')
  const sides = readSides({ text: first.text, unit: ofBoth }, { text: second.text, unit: ofBoth })
  const [one, other] = sides
  if (!one.ok || !other.ok) {
    const isFailed = (code: SizeProblem) => sides.some((side) => !side.ok && side.problem === code)
    return problem((['TOO_LARGE', 'AMBIGUOUS'] as const).find(isFailed) ?? 'NOT_A_SIZE')
  }
  const labeledFirst = firstSideBy(first, second)
  if (order.isNoted && labeledFirst && labeledFirst !== order.firstSide) return problem('AMBIGUOUS')
  const isHeightFirst = (labeledFirst ?? order.firstSide) === 'height'
  const [width, height] = isHeightFirst ? [other, one] : [one, other]
  return { ok: true, width: width.side, height: height.side, rounded: width.rounded || height.rounded }
}
