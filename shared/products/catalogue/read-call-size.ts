import { inches } from './dimension'
import { largestUsual } from './side-limits'
import { notRead, type ReadSize } from './size-result'
import { mayBeYear } from './years'

/** Every size in inches that the digits of a call size can mean: 3050 is 3'0" by 5'0". Inches of two digits are 10 or 11. */
function callSizes(digits: string): { width: number; height: number }[] {
  const sides = (part: string): number[] => {
    const found: number[] = []
    for (const split of [1, 2]) {
      const [feet, rest] = [part.slice(0, split), part.slice(split)]
      if (feet.startsWith('0') || !/^(?:\d|1[01])$/.test(rest)) continue
      const length = Number(feet) * 12 + Number(rest)
      if (length <= largestUsual) found.push(length)
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

/**
 * Reads a call size, alone or with its type, in a text that `plainSizeText` wrote: 3050, 6068 sgd. Its width always comes
 * first. Undefined for other texts. Digits that mean several sizes are ambiguous, and a year beside such a word as `rev` is not
 * a size.
 */
export function readCallSize(written: string): ReadSize | undefined {
  const { digits, type } = /^(?<digits>\d{4,6})(?: ?(?<type>[a-z]{1,5}))?$/.exec(written)?.groups ?? {}
  if (!digits) return undefined
  const [size, ...others] = callSizes(digits)
  if (!size || (type !== undefined && mayBeYear(digits, type))) return notRead('NOT_A_SIZE')
  if (others.length > 0) return notRead('AMBIGUOUS')
  return { ok: true, width: inches(size.width), height: inches(size.height), rounded: false }
}
