import { areaInTicks, fromTicks, rounded, roundedTicks, squareFeet, ticks, type Ticks } from './length'
import { minimums, type Floor } from './minimums'
import { openingOf, type Opening, type Side } from './openings'

/** What is asked: a window by its series and style, and its frame in inches. */
export type EgressInput = {
  windowSeries: string
  windowStyle: string
  frameWidth: number
  frameHeight: number
}

export type Checks = { width: boolean; height: boolean; area: boolean }

export type EgressResult = {
  /** Inches and square feet, rounded to three decimals, as they are shown. */
  openingWidth: number
  openingHeight: number
  openingArea: number
  /** The same before rounding: what the checks compare. */
  exact: { width: number; height: number; area: number }
  /** Which of the six checks pass. */
  passes: Readonly<Record<Floor, Checks>>
  overallPass: boolean
}

export type ClearOpening = { width: Ticks; height: Ticks }

const side = ({ less, halved, stop = 0 }: Side, length: Ticks): Ticks =>
  Math.max((length - ticks(less)) / (halved ? 2 : 1) - ticks(stop), 0) as Ticks

/** The opening of a frame; a side that the parts of the frame use up counts as zero. */
export const openingAt = (opening: Opening, width: Ticks, height: Ticks): ClearOpening => ({
  width: side(opening.width, width),
  height: side(opening.height, height),
})

/** Whether an opening keeps the minimums of a floor, each compared before rounding. */
export function checksOf({ width, height }: ClearOpening, floor: Floor): Checks {
  const minimum = minimums[floor]
  return {
    width: width >= ticks(minimum.width),
    height: height >= ticks(minimum.height),
    area: width * height >= areaInTicks(minimum.area),
  }
}

export const all = ({ width, height, area }: Checks) => width && height && area

/** The clear opening of a window and the six checks (specification, visitor actions 9). */
export function calculate({ windowSeries, windowStyle, frameWidth, frameHeight }: EgressInput): EgressResult {
  const formulas = openingOf(windowSeries, windowStyle)
  const clear = formulas
    ? openingAt(formulas, ticks(frameWidth), ticks(frameHeight))
    : { width: ticks(0), height: ticks(0) }
  const area = squareFeet(clear.width, clear.height)
  const passes = { first: checksOf(clear, 'first'), upper: checksOf(clear, 'upper') }
  return {
    openingWidth: roundedTicks(clear.width),
    openingHeight: roundedTicks(clear.height),
    openingArea: rounded(area),
    exact: { width: fromTicks(clear.width), height: fromTicks(clear.height), area },
    passes,
    overallPass: all(passes.first) && all(passes.upper),
  }
}
