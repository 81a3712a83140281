import { DimensionError, inches, nearestSixteenth, toInches, type Sixteenths } from './dimension'
import { parseInches } from './read-length'

/** The unit of numbers that are written without a unit. The heading of a column can name it. */
export type SizeUnit = 'in' | 'ft' | 'mm' | 'cm'

type SizeProblem = 'EMPTY' | 'NOT_A_SIZE' | 'AMBIGUOUS' | 'TOO_LARGE'
export type ReadSide = { ok: true; side: Sixteenths; rounded: boolean } | { ok: false; problem: SizeProblem }
export type ReadSize =
  { ok: true; width: Sixteenths; height: Sixteenths; rounded: boolean } | { ok: false; problem: SizeProblem }

/** Characters. Longer texts are not sizes. */
const longestText = 64
/** Inches. A number without a unit that is larger than this is in millimeters: no window is 20 feet wide. */
const largestPlain = 240
/** Inches. */
const largestSide = 480

const perUnit: Readonly<Record<SizeUnit | 'm', number>> = {
  in: 1,
  ft: 12,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  m: 1000 / 25.4,
}

const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const metric = /^(?<value>\d+(?:\.\d*)?|\.\d+) ?(?<unit>mm|cm|m)$/
/** 3-0 and 3/0 are feet and inches on schedules: 3'0". */
const feetAndInches = /^(?<feet>\d{1,2}) ?[-/] ?(?<inches>\d{1,2})(?: (?<rest>\d{1,2}\/\d{1,2}))?"?$/

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[–−‐‑]/g, '-')
    .replace(/[″”“]/g, '"')
    .replace(/[′’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,3}(?:,\d{3})+(?=$|\D)/, (number) => number.replaceAll(',', ''))

const problem = (code: SizeProblem) => ({ ok: false, problem: code }) as const

function sideOf(value: number): ReadSide {
  if (!(value > 0)) return problem('NOT_A_SIZE')
  if (value > largestSide) return problem('TOO_LARGE')
  const side = nearestSixteenth(value)
  return { ok: true, side, rounded: Math.abs(toInches(side) - value) > 1e-3 }
}

/**
 * Reads one side of an opening as schedules write it: 36, 35 1/2", 3'0", 3'-0 1/2", 3-0, 914 mm. Metric lengths and
 * decimals are rounded to the nearest sixteenth. A number without a unit is in `unit`. If `unit` is undefined, it is in
 * inches, or in millimeters if it is larger than 240.
 */
export function readSideLength(text: string, unit?: SizeUnit): ReadSide {
  const written = plain(text)
  if (written === '') return problem('EMPTY')
  if (written.length > longestText) return problem('NOT_A_SIZE')
  if (plainNumber.test(written)) {
    const value = Number(written)
    return sideOf(value * perUnit[unit ?? (value > largestPlain ? 'mm' : 'in')])
  }
  const inMeters = metric.exec(written)?.groups
  if (inMeters) return sideOf(Number(inMeters.value) * perUnit[inMeters.unit as 'mm' | 'cm' | 'm'])
  const trade = feetAndInches.exec(written)?.groups
  if (trade && Number(trade.inches) < 12) {
    return readInches(`${trade.feet}' ${trade.inches}${trade.rest ? ` ${trade.rest}` : ''}`)
  }
  return readInches(written)
}

function readInches(text: string): ReadSide {
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

function readCallSize(digits: string): ReadSize {
  const [size, ...others] = callSizes(digits)
  if (!size) return problem('NOT_A_SIZE')
  if (others.length > 0) return problem('AMBIGUOUS')
  return { ok: true, width: inches(size.width), height: inches(size.height), rounded: false }
}

/** `36" w` -> the length and the letter of its side. */
function labeled(part: string): { text: string; label: string } {
  const match = /^(?:(?<before>w|h)\.? ?)?(?<text>.*?)(?: ?(?<after>w|h|wide|high|tall))?$/.exec(part.trim())
  const { before = '', text = '', after = '' } = match?.groups ?? {}
  return { text: text.trim(), label: (before || after).charAt(0).replace('t', 'h') }
}

const separator = / ?(?:[x×✕*]|\bby\b) ?/

/**
 * Reads the size of an opening as schedules write it: 3050, 3'0" x 5'0", 3-0 x 5-0, 36x60, 35 1/2" W x 59 1/2" H,
 * 914 x 1524 mm. The width comes first, unless the text says otherwise.
 */
export function readSize(text: string, unit?: SizeUnit): ReadSize {
  const written = plain(text)
  if (written === '') return problem('EMPTY')
  if (written.length > longestText) return problem('NOT_A_SIZE')
  const call = /^(?<digits>\d{4,6})(?: ?[a-z]{1,5})?$/.exec(written)?.groups
  if (call?.digits) return readCallSize(call.digits)
  const parts = written.split(separator)
  const pair =
    parts.length === 2
      ? parts
      : /^\d{1,2}[-']\d{1,2}"? \d{1,2}[-']\d{1,2}"?$/.test(written)
        ? written.split(' ')
        : []
  const [first, second] = pair.map(labeled)
  if (!first || !second) return problem('NOT_A_SIZE')
  const ofBoth = unit ?? (/\b(?:mm|cm)$/.exec(second.text)?.[0] as SizeUnit | undefined)
  const [one, other] = [readSideLength(first.text, ofBoth), readSideLength(second.text, ofBoth)]
  if (!one.ok || !other.ok) {
    const failed = one.ok ? other : one
    return failed.ok || failed.problem !== 'TOO_LARGE' ? problem('NOT_A_SIZE') : problem('TOO_LARGE')
  }
  const isSwapped = first.label === 'h' && second.label !== 'h'
  const [width, height] = isSwapped ? [other, one] : [one, other]
  return { ok: true, width: width.side, height: height.side, rounded: width.rounded || height.rounded }
}

const sizeInText =
  /(?<![\w.])\d[\d'" ./-]{0,14}(?:mm)? ?[x×] ?\d[\d'" ./-]{0,14}(?:mm)?|(?<![\w.'"/-])\d{4}(?![\w.'"/])/g

/** The text of the first size in a longer text: `35 1/2 x 59 1/2` in `35 1/2 x 59 1/2 casement`. */
export function findSizeText(text: string): string | undefined {
  for (const [found] of text.slice(0, 300).toLowerCase().matchAll(sizeInText))
    if (readSize(found).ok) return found.trim()
  return undefined
}

/** The first size in a longer text, such as `SH 3050 white` or `Vinyl casement 28 x 54`. */
export function findSize(text: string): ReadSize {
  const found = findSizeText(text)
  return found === undefined ? problem('NOT_A_SIZE') : readSize(found)
}
