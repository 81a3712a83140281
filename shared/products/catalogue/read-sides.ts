import { readSideLength } from './read-side-length'
import { largestUsual } from './side-limits'
import { notRead, type ReadSide } from './size-result'
import { plainSizeText } from './size-text'
import { isMetric, type SizeUnit } from './size-unit'
import { splitUnit } from './split-unit'
import { isDecimal } from './written-number'

/** A number up to this one may be in inches beside one that is surely in millimeters: 36 x 1524. */
const mayBeInches = 120

/** The text of a side and the unit of its column. */
type WrittenSide = { text: string; unit: SizeUnit | undefined }

/** The value of a number of which neither the text nor the column names the unit. */
function bareNumber({ text, unit }: WrittenSide): number | undefined {
  const written = plainSizeText(text)
  return unit === undefined && isDecimal(written) ? Number(written) : undefined
}

/** Whether a side is metric by its unit, by that of its column or, without a unit, by its value. */
const isMetricSide = (side: WrittenSide) =>
  isMetric(splitUnit(plainSizeText(side.text)).unit ?? side.unit) || (bareNumber(side) ?? 0) > largestUsual

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
    return [notRead('AMBIGUOUS'), notRead('AMBIGUOUS')]
  return [readSideLength(one.text, 'mm'), readSideLength(other.text, 'mm')]
}
