import { findSizeText } from '../catalogue/find-size'
import { plainSigns } from '../catalogue/plain-signs'
import { styleIn } from '../catalogue/trade-names'
import { longestText, notOfParts, numberWords } from './number-words'
import { remembered } from './remembered'

/** Stands for the size in a text, which otherwise is in lower case. */
const size = 'SIZE'
/** A number of a length, a fraction, a date or a model is not alone. */
const before = `(?<![\\w.'"/#]|\\d[-,]|[\\d'"] ?[x×] ?)`
const after = `(?![\\d.,'"/]*[\\d'"/]|[-,]\\d|%| ?[x×] ?\\d| \\d+\\/|x?[a-wyz]| ?-?(?:in|inch|ft|mm|cm|deg)\\b)`
const words = `${numberWords.join('|')}|pair|pr|(?:double|triple|quad)(?= [sd]h\\b)`
const loneNumber = new RegExp(`${before}(?:[2-9]|[1-9]\\d|${words})${after}${notOfParts}`, 'g')

const mayHaveNumber = new RegExp(`\\d|${words}`, 'i')

/** The words beside a number are looked for in this many characters. */
const near = 40

const isSizeOrStyle = (word = '') => word === size || /^hungs?$/.test(word) || styleIn(word) !== undefined

/** Whether a number after a word may be that of the word: `Bedroom 2` or `Series 70`. A mark is shorter. */
const isName = (word: string, left: string) => /^[a-z]{3,}$/.test(word) && left.endsWith(`${word} `)

/** The number of a line in a list: `2) 3050 SH` or `2. 3050 SH`. */
const listNumber = /^\d{1,2}[.)] /

/**
 * Whether a text has a number from 2 to 99 that may be one of windows: `beside` a size or a style, as in `2 - 3050 SH` or `36x60 SH 2`, or
 * `apart` from both, as in `36x60 SH bedroom 2`. Undefined if it has none.
 */
export const loneNumberIn = remembered((text: string): 'beside' | 'apart' | undefined => {
  if (!mayHaveNumber.test(text)) return undefined
  const written = plainSigns(text.slice(0, longestText)).replace(listNumber, '')
  const found = findSizeText(written)
  const rest = found === undefined ? written : written.replace(found, ` ${size} `).replace(/ +/g, ' ').trim()
  const numbers = [...rest.matchAll(loneNumber)].map(({ 0: number, index }) => {
    const left = rest.slice(Math.max(index - near, 0), index)
    const right = rest.slice(index + number.length).slice(0, near)
    const wordBefore = left.match(/\w+/g)?.at(-1)
    if (isSizeOrStyle(wordBefore)) return 'beside'
    const [wordAfter] = right.match(/\w+/g) ?? []
    return isSizeOrStyle(wordAfter) && !(wordBefore && isName(wordBefore, left)) ? 'beside' : 'apart'
  })
  return numbers.find((each) => each === 'beside') ?? numbers[0]
})
