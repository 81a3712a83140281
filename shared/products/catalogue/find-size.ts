import { plainSigns } from './plain-signs'
import { readSize } from './read-size'
import type { ReadSize } from './size-result'
import { orderNotesIn, type FirstSide } from './side-order'
import type { SizeUnit } from './size-unit'
import { mayBeYear, withoutYears } from './years'

/** Longer texts are cut. */
const longestText = 300

/** A number with its fraction, and with the signs of feet and inches: 1,524, 35 1/2", 2'-6". `readSize` refuses other texts. */
const number = String.raw`\d(?:[\d'" ./-]|,\d{3}(?!\d)){0,14}`
const feet = String.raw`(?:ft|foot|feet)\.?`
const inches = '(?:inch|inches|in)'
const metric = '(?:(?:milli|centi)?met(?:er|re)s?|mm|cm|m)'
/** What may be between feet and inches in words: 5 ft. 6 in, 5 feet, 6 inches. */
const joint = '[ ,-]{0,3}'
/** Signs of feet that no size is read with: 2^8, 2°8. */
const oddFeet = '^°º'
const sideName = String.raw`\(?(?:wide|high|tall|width|height|wd|hgt|ht|[wh])\b\.?\)?`
/** A label of the second side. In `36 x 60 w/ grids` it is another word. */
const label = String.raw` ?${sideName}(?![\w/-]| ?/)`

const firstSide = `(?:${number}${feet}${joint})?${number}(?:${feet}|${inches}\\.?|${metric}\\.?)?(?: ?${sideName})?`
const feetAndInches = `${number}${feet}${joint}\\d[\\d ./-]{0,7}(?:"|''|${inches}(?![a-z]))`
/** Feet that are not cut off from their inches, and `in` that is not before another word: 914 x 1524 in kitchen. */
const lastUnit = `(?:${feet}(?![ .-]{0,3}\\d)|${metric}|inch|inches|in(?:(?=${label})|(?! ?[a-z])))(?![\\w-])`
const secondSide = `(?:${feetAndInches}|${number}(?:${lastUnit})?)(?:${label})?`

/** The first side does not start inside a number, or after feet: 6 in. of `2 ft; 6 in. x 5 ft`. */
const start = `(?<![\\w.${oddFeet}]|\\d,|(?:ft|foot|feet)[ .,;:-]{1,3})`
const callSize = String.raw`(?<![\w.'"/-])\d{4}(?![\w.'"/])`
const sizeInText = new RegExp(`${start}${firstSide} ?[x×] ?${secondSide}|${callSize}`, 'g')

/** The second side goes on after what was found, or a third one follows: 36 x 152,4, 3 ft x 5 ft 6, or 8 x 36 x 48. */
const goesOn = new RegExp(`^(?:[,${oddFeet}]?\\d| ?[x×] ?\\d|${feet}(?![a-z]))`)

/**
 * The text of the first size in a longer text: `35 1/2 x 59 1/2` in `35 1/2 x 59 1/2 casement`, as `plainSigns` writes it. A year
 * beside the name of a code or a document is no size, as in `Casement per IRC 2021 36 x 60`. If four digits may be a year or a
 * size, as in `ENERGY STAR 2030 over 3050`, no size is found. Numbers without a unit are in `unit`, as in `readSize`.
 */
export function findSizeText(text: string, unit?: SizeUnit): string | undefined {
  const words = withoutYears(plainSigns(text.slice(0, longestText)))
  for (const { 0: found, index } of words.matchAll(sizeInText)) {
    if (mayBeYear(found, words)) return undefined
    const isCut = /[x×]/.test(found) && goesOn.test(words.slice(index + found.length))
    if (!isCut && readSize(found, unit).ok) return found.trim()
  }
  return undefined
}

/**
 * The first size in a longer text, such as `SH 3050 white` or `Vinyl casement 28 x 54`. Its sides are as in `readSize`, also
 * by a note that is elsewhere in the text: `48 x 36 clear (H x W)`.
 */
export function findSize(text: string, unit?: SizeUnit, firstSide?: FirstSide): ReadSize {
  const notes = orderNotesIn(plainSigns(text.slice(0, longestText)))
  const found = findSizeText(notes.rest, unit)
  if (found === undefined) return { ok: false, problem: 'NOT_A_SIZE' }
  return readSize([found, ...notes.found].join(' '), unit, firstSide)
}

/** The size that a text is, or else the first size in it. */
export function readOrFindSize(text: string, unit?: SizeUnit, firstSide?: FirstSide): ReadSize {
  const read = readSize(text, unit, firstSide)
  return read.ok || read.problem === 'AMBIGUOUS' ? read : findSize(text, unit, firstSide)
}
