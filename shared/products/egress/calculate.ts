import {
  exact,
  exactArea,
  inchesOf,
  rounded,
  roundedInches,
  squareFeet,
  type ExactLength,
} from './exact-length'
import { egressWindowOf, type EgressWindow, type OpeningFormula, type SideFormula } from './formulas'
import { minimums, type Floor, type Measure } from '../building-code/minimums'

/** The outer size of a frame in inches, to a thousandth or a sixteenth. */
export type Frame = { width: number; height: number }

/** A window by its series and style, and its frame in inches. */
export type EgressInput = {
  windowSeries: string
  windowStyle: string
  frameWidth: number
  frameHeight: number
}

export type Checks = Readonly<Record<Measure, boolean>>

export type EgressResult = {
  /** Inches and square feet, rounded to three decimals for display. */
  openingWidth: number
  openingHeight: number
  openingArea: number
  /** The same before rounding, as the checks compare them. */
  exact: Readonly<Record<Measure, number>>
  /** Which of the six checks pass. */
  passes: Readonly<Record<Floor, Checks>>
  overallPass: boolean
}

type ClearOpening = { width: ExactLength; height: ExactLength }

/** One side of the clear opening; zero when the frame leaves nothing to open. */
const sideOf = ({ less, halved, stop = 0 }: SideFormula, length: number): ExactLength =>
  Math.max((exact(length) - exact(less)) / (halved ? 2 : 1) - exact(stop), 0) as ExactLength

const openingIn = (formula: OpeningFormula, { width, height }: Frame): ClearOpening => ({
  width: sideOf(formula.width, width),
  height: sideOf(formula.height, height),
})

const checksOf = ({ width, height }: ClearOpening, floor: Floor): Checks => ({
  width: width >= exact(minimums[floor].width),
  height: height >= exact(minimums[floor].height),
  area: width * height >= exactArea(minimums[floor].area),
})

export const allPass = ({ width, height, area }: Checks): boolean => width && height && area

/** Whether a window with this frame meets every minimum of a floor. */
export const passes = ({ opening }: EgressWindow, frame: Frame, floor: Floor): boolean =>
  allPass(checksOf(openingIn(opening, frame), floor))

/**
 * The clear opening of a window and the six checks (R-EGRESS-2). A series and style without a formula has an
 * opening of zero. Checks compare lengths and areas before they are rounded.
 */
export function calculate({ windowSeries, windowStyle, frameWidth, frameHeight }: EgressInput): EgressResult {
  const window = egressWindowOf(windowSeries, windowStyle)
  const { width, height } = window
    ? openingIn(window.opening, { width: frameWidth, height: frameHeight })
    : { width: exact(0), height: exact(0) }
  const area = squareFeet(width, height)
  const passes = { first: checksOf({ width, height }, 'first'), upper: checksOf({ width, height }, 'upper') }
  return {
    openingWidth: roundedInches(width),
    openingHeight: roundedInches(height),
    openingArea: rounded(area),
    exact: { width: inchesOf(width), height: inchesOf(height), area },
    passes,
    overallPass: allPass(passes.first) && allPass(passes.upper),
  }
}

/** How far an opening exceeds a minimum, unrounded, in inches or square feet; negative when it is too small. */
export const marginOf = ({ exact }: EgressResult, measure: Measure, floor: Floor): number =>
  exact[measure] - minimums[floor][measure]
