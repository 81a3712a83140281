import { inches, toInches, type Sixteenths } from '../catalogue/dimension'

/**
 * What an installer measures of an opening: three widths (top, middle, bottom), three heights (left, middle, right) and
 * both diagonals. A length that is not measured yet is undefined.
 */
export type MeasuredOpening = Readonly<
  Record<'widths' | 'heights' | 'diagonals', readonly (Sixteenths | undefined)[]>
>

export const nothingMeasured: MeasuredOpening = {
  widths: [undefined, undefined, undefined],
  heights: [undefined, undefined, undefined],
  diagonals: [undefined, undefined],
}

/** Diagonals or parallel sides that differ by more than this are worth a warning. The usual tolerance of installers. */
const squareTolerance = inches(1 / 4)
/** Inches by which diagonals may miss what width and height make of them, before a misreading is more likely. */
const diagonalTolerance = 1

/** What is wrong with an opening. `by` is how much its lengths differ. */
export type MeasureWarning =
  | { kind: 'out_of_square' | 'uneven_width' | 'uneven_height'; by: Sixteenths }
  /** The diagonals do not belong to the widths and heights, so one of them was misread. */
  | { kind: 'diagonals' }

type Lengths = readonly (Sixteenths | undefined)[]

const isComplete = (lengths: Lengths): lengths is readonly Sixteenths[] =>
  lengths.every((length) => length !== undefined)

/** The smallest of some lengths: a frame must pass at the narrowest place. Undefined until all are measured. */
export const smallestOf = (lengths: Lengths): Sixteenths | undefined =>
  isComplete(lengths) ? (Math.min(...lengths) as Sixteenths) : undefined

/** The difference between the largest and the smallest of some lengths. Undefined until all are measured. */
export const spreadOf = (lengths: Lengths): Sixteenths | undefined =>
  isComplete(lengths) ? ((Math.max(...lengths) - Math.min(...lengths)) as Sixteenths) : undefined

/** Warnings about an opening, for what is measured so far. */
export function warningsOf({ widths, heights, diagonals }: MeasuredOpening): MeasureWarning[] {
  const over = (kind: 'out_of_square' | 'uneven_width' | 'uneven_height', lengths: Lengths) => {
    const by = spreadOf(lengths)
    return by !== undefined && by > squareTolerance ? [{ kind, by }] : []
  }
  return [
    ...over('out_of_square', diagonals),
    ...over('uneven_width', widths),
    ...over('uneven_height', heights),
    ...(isMisread({ widths, heights, diagonals }) ? [{ kind: 'diagonals' as const }] : []),
  ]
}

const mean = (lengths: readonly Sixteenths[]) =>
  toInches(lengths.reduce<number>((sum, length) => sum + length, 0) as Sixteenths) / lengths.length

/** In a parallelogram the squares of the diagonals add up to those of its four sides. */
function isMisread({ widths, heights, diagonals }: MeasuredOpening): boolean {
  if (!isComplete(widths) || !isComplete(heights) || !isComplete(diagonals)) return false
  const expected = Math.hypot(mean(widths), mean(heights))
  const [first = 0, second = 0] = diagonals.map((length) => toInches(length))
  return Math.abs(Math.sqrt((first ** 2 + second ** 2) / 2) - expected) > diagonalTolerance
}
