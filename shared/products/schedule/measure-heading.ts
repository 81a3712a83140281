import type { ScheduleField } from './fields'

type Side = 'size' | 'width' | 'height'

const sides: Readonly<Record<Side, ReadonlySet<string>>> = {
  size: new Set(['size', 'sizes', 'sz', 'dim', 'dims', 'dimension', 'dimensions']),
  width: new Set(['width', 'w', 'wd', 'wid', 'wdth', 'wide']),
  height: new Set(['height', 'h', 'ht', 'hgt', 'high', 'tall']),
}
const ofOpening = new Set(['ro', 'mo', 'rough', 'masonry', 'opening', 'openings', 'opng', 'opg', 'open'])
/** Words that do not change what a length is of. All other words do: of glass, of a sill, of a head. */
const ofFrame = new Set([
  ...['frame', 'unit', 'window', 'win', 'wdw', 'door', 'product', 'box', 'call', 'order', 'ordered'],
  ...['overall', 'oa', 'nominal', 'nom', 'net', 'actual', 'exact', 'measured', 'finished'],
  ...['outside', 'exterior', 'tip', 'to', 'in', 'of', 'the'],
])
/** Words of the measured size of a frame, and of a size that only names it, which may be larger. */
const exact = /\b(?:frame|unit|net|actual|exact|measured|overall|oa|o a|outside|exterior|tip)\b/
const nominal = /\b(?:nominal|nom|call|callout)\b/
/** The places of the most exact headings of a frame, of others, and of headings that only name its size. */
export const exactness = { exact: 0, plain: 100, nominal: 200 } as const

/** How exact the lengths of a frame are below a heading with these words. A single word may mean something else: `Frame`. */
export function exactnessOf(words: string): number {
  if (nominal.test(words)) return exactness.nominal
  return exact.test(words) && words.includes(' ') ? exactness.exact : exactness.plain
}

const besideSill = new Set([
  ...[...sides.height, 'sill', 'of', 'the', 'in'],
  ...['aff', 'above', 'finish', 'finished', 'floor'],
])

const openingFields = { size: 'opening_size', width: 'opening_width', height: 'opening_height' } as const

const wordsOf = (words: string) =>
  words
    .replace(/\b([rm]) o\b/g, '$1o')
    .replace(/\bo a\b/g, 'oa')
    .replace(/\ba f f\b/g, 'aff')
    .split(' ')

/** The side that words name: `Overall Ht` is a height. A side goes before the word for a size: `Width dim`. */
function sideIn(words: readonly string[]): Side | undefined {
  const has = (side: Side) => words.some((word) => sides[side].has(word))
  if (has('width') && has('height')) return undefined
  return (['width', 'height', 'size'] as const).find(has)
}

/** The field of lengths that the words of a heading name together: `Overall Height`, `RO W`, `Sill ht. A.F.F.` */
export function measureIn(heading: string): ScheduleField | undefined {
  const words = wordsOf(heading)
  if (words.includes('sill')) return words.every((word) => besideSill.has(word)) ? 'sill' : undefined
  const side = sideIn(words)
  const isMeasure = (word: string) =>
    ofFrame.has(word) || ofOpening.has(word) || Object.values(sides).some((names) => names.has(word))
  if (!side || !words.every(isMeasure)) return undefined
  return words.some((word) => ofOpening.has(word)) ? openingFields[side] : side
}

const surelyOfOpening = ['ro', 'ros', 'mo', 'rough', 'masonry']
/** Words of titles that say nothing about what a length is of. */
const inTitles = new Set([
  ...['window', 'windows', 'door', 'doors', 'schedule', 'note', 'notes', 'all', 'the', 'these', 'for', 'of'],
  ...['are', 'is', 'as', 'given', 'shown', 'listed', 'measurements', 'x', 'by', 'in', 'only'],
])

/** Whether the words of a title say that all sizes are of rough openings, and nothing else. */
export function saysOpenings(title: string): boolean {
  const words = wordsOf(title)
  const isKnown = (word: string) =>
    [ofOpening, inTitles, ...Object.values(sides)].some((known) => known.has(word)) || word === 'ros'
  return words.every(isKnown) && words.some((word) => surelyOfOpening.includes(word))
}

/** Words of lengths that are neither of a frame nor of an opening, such as `Glass size`, and of an opening, such as `R.O. at jamb`. */
const otherMeasures =
  /\b(?:glass|glazing|lites?|daylight|dlo|clear|screens?|openings?|masonry|mull(?:ions?)?|prices?|cost|rough|r ?o|m ?o|sill|head|elevation)\b/

/** Whether sizes below a heading with these words may be of frames. */
export const mayBeFrame = (words: string): boolean => !otherMeasures.test(words)
