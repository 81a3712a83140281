import type { FirstSide } from './side-order'

/**
 * The length of a side, the first letter of its label (empty if it has none), and whether that is surely a label: `36" wide`,
 * `36W`, `36 (W)`.
 */
export type LabeledSide = { text: string; label: string; isSure: boolean }

const labelBefore = /^\(?(?<name>width|wd|w|height|hgt|ht|h)\)?[.:]? ?(?=[\d.])/
const labelAfter = /(?<gap> ?\(?)(?<name>wide|width|wd|w|high|height|hgt|ht|tall|(?<!inc)h)\.?\)?$/

/** Takes the label before or after a side off its length, in a text that `plainSizeText` wrote. */
export function labeledSide(part: string): LabeledSide {
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
export function firstSideByLabels(first: LabeledSide, second: LabeledSide): FirstSide | undefined {
  const isLetter = first.label === '' && second.label === 'w' && !second.isSure
  if (first.label === second.label || isLetter) return undefined
  return first.label === 'h' || second.label === 'w' ? 'height' : 'width'
}
