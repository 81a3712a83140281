import { DimensionError, nearestSixteenth, toInches } from './dimension'
import { parseInches } from './read-length'
import { largestSide, largestUsual, mostFeet } from './side-limits'
import { notRead, type ReadSide } from './size-result'
import { plainSizeText, problemOfText } from './size-text'
import type { SizeUnit } from './size-unit'
import { splitUnit } from './split-unit'
import { isDecimal, isMixed, numberIn } from './written-number'

const inchesPer: Readonly<Record<SizeUnit, number>> = {
  in: 1,
  ft: 12,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  m: 1000 / 25.4,
}

/** 1.200 is a length in millimeters with a point between the thousands, or in another country one with decimals. */
const mayBeThousands = /^\d{1,2}\.\d{3}$/
/** 3-0 and 3/0 are feet and inches on schedules: 3'0". */
const feetAndInches = /^(?<feet>\d{1,2}) ?[-/] ?(?<inches>\d{1,2})(?: (?<rest>\d{1,2}\/\d{1,2}))?"?$/

/**
 * Reads one side of an opening as schedules write it: 36, 35 1/2", 3'0", 3'-0 1/2", 3-0, 914 mm. Metric lengths and
 * decimals are rounded to the nearest sixteenth. A number without a unit is in `unit`, which the heading of a column can
 * name. If `unit` is undefined, it is in inches, or in millimeters if it is larger than 240. A mixed number without a unit is
 * in feet if `unit` is, else in inches. A side of more than 480 in is too large. 1.200 is ambiguous in millimeters.
 */
export function readSideLength(text: string, unit?: SizeUnit): ReadSide {
  const written = plainSizeText(text)
  const problem = problemOfText(written)
  if (problem) return notRead(problem)
  if (isDecimal(written)) {
    return readNumber(written, unit ?? (Number(written) > largestUsual ? 'mm' : 'in'))
  }
  const { value, name, unit: own } = splitUnit(written)
  const [mixed, feet] = own === 'ft' ? [value, name] : [unit === 'ft' ? written : '', 'ft']
  if (isMixed(mixed)) return sideOf(numberIn(mixed) <= mostFeet(feet) ? numberIn(mixed) * inchesPer.ft : NaN)
  // Inches may be decimals that mean a sixteenth.
  if (own && own !== 'in') return isDecimal(value) ? readNumber(value, own) : notRead('NOT_A_SIZE')
  const trade = feetAndInches.exec(written)?.groups
  if (trade && Number(trade.inches) < 12) {
    // 31/2 is a number that has lost its space.
    if (Number(trade.feet) > largestUsual / inchesPer.ft) return notRead('NOT_A_SIZE')
    return readInches(`${trade.feet}' ${trade.inches}${trade.rest ? ` ${trade.rest}` : ''}`)
  }
  return readInches(written)
}

/** @param length Inches. */
function sideOf(length: number): ReadSide {
  if (!(length > 0)) return notRead('NOT_A_SIZE')
  if (length > largestSide) return notRead('TOO_LARGE')
  const side = nearestSixteenth(length)
  return { ok: true, side, rounded: Math.abs(toInches(side) - length) > 1e-3 }
}

const readNumber = (digits: string, unit: SizeUnit): ReadSide =>
  unit === 'mm' && mayBeThousands.test(digits)
    ? notRead('AMBIGUOUS')
    : sideOf(Number(digits) * inchesPer[unit])

/** Whether a text has a fraction of one or more: 351/2 is a number that has lost its space. */
const hasImproperFraction = (text: string) => {
  const [, top, bottom] = /(?<!\d)(\d+) ?\/ ?(\d+)/.exec(text) ?? []
  return Number(top) >= Number(bottom)
}

function readInches(text: string): ReadSide {
  if (hasImproperFraction(text)) return notRead('NOT_A_SIZE')
  try {
    return sideOf(toInches(parseInches(text)))
  } catch (error) {
    if (!(error instanceof DimensionError)) throw error
    if (error.code === 'TOO_LONG') return notRead('TOO_LARGE')
    const decimal =
      error.code === 'NOT_A_SIXTEENTH' ? /^(\d+\.\d+) ?(?:"|in\.?|inch|inches)?$/.exec(text) : null
    return decimal ? sideOf(Number(decimal[1])) : notRead('NOT_A_SIZE')
  }
}
