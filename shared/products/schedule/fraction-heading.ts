import { headingWords } from './fields'

const fraction = /\bfr(?:ac(?:t(?:ion)?)?s?)?\b/
const parts = /\b(4|8|16|32)(?:ths?|nds?)\b/

/** A heading of fractions of an inch. */
type FractionHeading = {
  /** The other words of the heading: `w` of `W Fr.` */
  beside: string
  /** The parts of an inch that the numbers below the heading count: 16 of `16ths`. */
  parts: number | undefined
  /** Whether the heading may mean something else: none, only a unit, or `FR`, which is also a fire rating. */
  isUnsure: boolean
}

/** What a heading says of fractions. Undefined for a heading with words and none for a fraction. */
export function fractionHeading(heading: string): FractionHeading | undefined {
  const words = headingWords(heading)
  const found = parts.exec(words)
  const isUnsure = /^(?:in)?(?: ?fr)?$/.test(words)
  if (!found && !isUnsure && !fraction.test(words)) return undefined
  const rest = words
    .replace(parts, ' ')
    .replace(fraction, ' ')
    .replace(/\b(?:in|of|an)\b/g, ' ')
  const beside = rest.split(' ').filter(Boolean).join(' ')
  return { beside, parts: found ? Number(found[1]) : undefined, isUnsure }
}
