/** Where the tones of a picture begin and end, in parts of full white. */
export type Levels = {
  /** The tone of deep shadow. */
  black: number
  /** The tone of sunlit white paint. */
  white: number
}

/** The share of the pixels that is darker than `black`, and the share that is darker than `white`. */
const shares = { black: 0.002, white: 0.997 }
/** Limits, so that fog keeps its haze and a picture without anything white is not made brighter than its subject. */
const limits = { black: [0.02, 0.17], white: [0.8, 0.93] } as const
/** What `black` becomes: 13 of 255. */
const printedBlack = 0.05
/** A bright mid-tone that stays nearly where it is, so that a sunlit wall does not become as white as its window. */
const held = { before: 0.62, after: 0.585 }

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value))

/**
 * Finds the black and white points of a picture, as a printer does from its histogram.
 * @param tones Luminance of each pixel after the film curve, from 0 to 1.
 */
export function levelsOf(tones: Float32Array): Levels {
  const sorted = tones.slice().sort()
  const toneAt = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    black: within(toneAt(shares.black), limits.black),
    white: within(toneAt(shares.white), limits.white),
  }
}

/**
 * Returns the curve that moves the black and white points of a picture to those of a print. Below and above them, tones
 * are compressed and not clipped: black frames keep their form, and bright clouds keep theirs.
 * @param printedWhite What the white point becomes, from 0 to 1. What is brighter, as a glint is, has the rest.
 */
export function printCurve({ black, white }: Levels, printedWhite: number): (tone: number) => number {
  const from = [0, black, held.before, white, 1]
  const to = [0, printedBlack, held.after * Math.min(1, printedWhite / 0.93), printedWhite, 1]
  const widths = from.slice(1).map((x, k) => x - from[k]!)
  const slopes = to.slice(1).map((y, k) => (y - to[k]!) / widths[k]!)
  // Harmonic means of neighboring slopes make a cubic spline that always rises (Fritsch and Butland).
  const between = slopes.slice(1).map((slope, k) => (2 * slope * slopes[k]!) / (slope + slopes[k]!))
  const tangents = [slopes[0]!, ...between, slopes.at(-1)!]
  return (tone) => {
    const k = Math.max(
      0,
      from.findLastIndex((x, index) => index < widths.length && tone >= x),
    )
    const t = Math.min(1, Math.max(0, (tone - from[k]!) / widths[k]!))
    const rest = 1 - t
    return (
      to[k]! * (1 + 2 * t) * rest * rest +
      to[k + 1]! * t * t * (3 - 2 * t) +
      widths[k]! * (tangents[k]! * t * rest * rest - tangents[k + 1]! * t * t * rest)
    )
  }
}
