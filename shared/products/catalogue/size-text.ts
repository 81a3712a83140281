import { plainSigns } from './plain-signs'
import type { SizeProblem } from './size-result'

/** Characters. Longer texts are not sizes. */
const longestText = 64

/** A text as `plainSigns` writes it, without commas between thousands: `1,200` becomes `1200`. */
export const plainSizeText = (text: string): string =>
  plainSigns(text).replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/g, (number) => number.replaceAll(',', ''))

/** Why a text that `plainSizeText` wrote is surely no side and no size. Undefined if it may be one. */
export function problemOfText(written: string): SizeProblem | undefined {
  if (written === '') return 'EMPTY'
  return written.length > longestText || !/\d/.test(written) ? 'NOT_A_SIZE' : undefined
}
