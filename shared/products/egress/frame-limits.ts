import { perInch, type LengthRange } from '../catalogue/dimension'
import { seriesFacts } from '../catalogue/facts'
import { misfits, type Misfit } from '../catalogue/fit'
import { readLength, type ReadLength } from '../catalogue/read-length'
import type { Frame } from './calculate'
import type { EgressWindow } from './formulas'

/** The longest side that the calculator accepts, in inches: more than twice the largest window. */
export const longestSide = 240

/** Reads a typed side of a frame. */
export const readFrameSide = (text: string): ReadLength => readLength(text, { longest: longestSide })

/** Reads a typed height of a sill above the floor, which may be zero. */
export const readSill = (text: string): ReadLength => readLength(text, { longest: longestSide, zero: true })

/** The shortest and longest sides in which a window is made. */
export const limitsOf = ({ slug }: EgressWindow): Record<'width' | 'height', LengthRange> =>
  seriesFacts[slug].size ?? { width: {}, height: {} }

/** The sides of a frame that are shorter or longer than the window is made. */
export const misfitsOf = ({ slug }: EgressWindow, { width, height }: Frame): readonly Misfit[] =>
  misfits(seriesFacts[slug].size, { width: width * perInch, height: height * perInch })
